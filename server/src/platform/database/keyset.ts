import type { Instant } from "@blenda/domain/shared/time";

/** Keyset pagination over very many rows: the page after the row with this key, and so many further on. */
export interface KeysetPage {
  after: string;
  offset?: number;
  limit: number;
}

export interface KeysetRow {
  /** Where to go on. */
  key: string;
  id: string;
  updatedAt: Instant;
}

/** A key that is a row's number; anything else begins at the beginning. */
export const numberKey = (after: string): number => (/^\d{1,15}$/.test(after) ? Number(after) : 0);
