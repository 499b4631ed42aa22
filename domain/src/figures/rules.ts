import { addDays } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { FIGURES, type Step } from "./constants.ts";

/** Plain types: the schemas are made with these rules. */
export interface DayRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const midnight = (day: string): Instant => `${day}T00:00:00.000Z`;

export const dayOf = (at: Instant): string => at.slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(midnight(to)) - Date.parse(midnight(from))) / DAY_MS);

export const dayAfter = (day: string, days: number): string => dayOf(addDays(midnight(day), days));

/** Every day of it. A report of a year asks several times, so it is worked out without a detour. */
export function daysOf({ from, to }: DayRange): string[] {
  const first = Date.parse(midnight(from));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => dayOf(new Date(first + n * DAY_MS).toISOString()));
}

/** As many days, right before. */
export function previousOf({ from, to }: DayRange): DayRange {
  const length = daysBetween(from, to) + 1;
  return { from: dayAfter(from, -length), to: dayAfter(from, -1) };
}

/** The first day of the month a day is in. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The whole months of a range, by their first days, and what is left of it before and after them. */
export function monthsWithin({ from, to }: DayRange): { months: DayRange | null; days: DayRange[] } {
  const first = from === monthOf(from) ? from : monthOf(dayAfter(monthOf(from), 31));
  const after = monthOf(dayAfter(to, 1));
  if (first >= after) return { months: null, days: [{ from, to }] };
  const edges = [
    { from, to: dayAfter(first, -1) },
    { from: after, to },
  ];
  return { months: { from: first, to: monthOf(dayAfter(after, -1)) }, days: edges.filter((edge) => edge.from <= edge.to) };
}

/**
 * The pieces of a range a chart has a bar for. Weeks are counted from its first day, so that those of the period before are as
 * many and as long.
 */
export function piecesOf({ from, to }: DayRange, step: Step): DayRange[] {
  const length = step === "day" ? 1 : 7;
  const pieces: DayRange[] = [];
  for (let at = from; at <= to; at = dayAfter(at, length)) {
    const end = dayAfter(at, length - 1);
    pieces.push({ from: at, to: end < to ? end : to });
  }
  return pieces;
}

/** In hundredths of a percent; `null` where there were too few to say. */
export const conversionOf = (orders: number, views: number): number | null =>
  views < FIGURES.CONVERSION_FROM_VIEWS ? null : Math.round((orders * 10_000) / views);

/** A part of a whole in hundredths of a percent. A whole of nothing, or less, has no parts. */
export const shareBpsOf = (part: number, whole: number): number | null => (whole <= 0 ? null : Math.round((part * 10_000) / whole));
