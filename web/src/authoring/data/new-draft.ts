import type { Draft } from "@blenda/domain/authoring/model";
import { newKey } from "../../lib/calls/key.ts";

let empty: { key: string; id: string | null } | null = null;

/** "Add product" pressed again and again opens the same draft until something is in it: nobody collects empty ones. */
export function keyOfNewDraft(): string {
  empty ??= { key: newKey(), id: null };
  return empty.key;
}

export function noteNewDraft(id: string): void {
  if (empty) empty.id = id;
}

/** Something is in it now, or it is gone: the next new product is another one. */
export function leaveNewDraft(id: string): void {
  if (empty?.id === id) empty = null;
}

export const isEmptyDraft = ({ files, pictures, fields }: Draft): boolean =>
  files.length === 0 && pictures.length === 0 && fields.title === "" && fields.description === "" && fields.tags.length === 0;
