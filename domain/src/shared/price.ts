import { shareOf } from "./cents.ts";
import type { SalePrice, SaleWindow } from "./sale.ts";
import type { Instant } from "./time.ts";

/** What is left after any discount costs nothing or at least this (decision B6). */
export const LEAST_LEFT_CENTS = 99;

/** The part of a wanted discount that may be taken off a price. */
export function offAllowed(priceCents: number, wantedCents: number): number {
  const left = priceCents - wantedCents;
  return left > 0 && left < LEAST_LEFT_CENTS ? Math.max(0, priceCents - LEAST_LEFT_CENTS) : Math.min(wantedCents, priceCents);
}

export const percentOffCents = (priceCents: number, percent: number): number => offAllowed(priceCents, shareOf(priceCents, percent * 100));

const isRunning = ({ startsAt, endsAt }: SaleWindow, now: Instant): boolean => startsAt <= now && now < endsAt;

/**
 * The one place where a sale becomes a price. `listCents` is what is asked without it, under whichever licence; `itemCents` the
 * item's own price, of which the lowest of 30 days is known.
 */
export function saleOf(sale: SaleWindow | null, listCents: number, itemCents: number, now: Instant): SalePrice | null {
  if (sale === null || !isRunning(sale, now)) return null;
  const priceCents = listCents - percentOffCents(listCents, sale.percent);
  if (priceCents >= listCents || itemCents === 0) return null;
  const wasCents = Math.max(priceCents, Math.min(listCents, Math.floor((listCents * sale.lowestCents) / itemCents)));
  const { endsAt, eventId, name } = sale;
  return { priceCents, wasCents, percentOff: badgePercent(wasCents, priceCents), endsAt, eventId, name };
}

/** What a badge says: computed from the struck-through price, and never more than it is. */
export const badgePercent = (wasCents: number, priceCents: number): number =>
  wasCents > priceCents ? Math.floor(((wasCents - priceCents) * 100) / wasCents) : 0;

/** What something costs now: filters, sorts, totals and structured data all ask this. */
export const priceNow = ({ priceCents, sale }: { priceCents: number; sale: Pick<SalePrice, "priceCents"> | null }): number =>
  sale?.priceCents ?? priceCents;
