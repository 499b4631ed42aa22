const DAY_MS = 86_400_000;
const CALENDAR_WEEKS = 6;
const DAYS = CALENDAR_WEEKS * 7;
/** How far one press of an arrow goes. */
const STEP_WEEKS = 4;

/** Part of the calendar: from midnight of a Sunday by the reader's clock, six weeks long. */
export interface CalendarRange {
  from: number;
  to: number;
}

/** The weeks around a moment, so many steps later: one week back, five ahead. */
export function rangeAround(now: number, steps: number): CalendarRange {
  const day = new Date(now);
  const from = new Date(day.getFullYear(), day.getMonth(), day.getDate() - day.getDay() - 7 + steps * STEP_WEEKS * 7);
  return { from: from.getTime(), to: new Date(from.getFullYear(), from.getMonth(), from.getDate() + DAYS).getTime() };
}

/** The Sundays in it, each with its place from the left in percent. */
export function weeksIn({ from, to }: CalendarRange): { at: number; left: number }[] {
  const first = new Date(from);
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) => {
    const at = new Date(first.getFullYear(), first.getMonth(), first.getDate() + week * 7).getTime();
    return { at, left: (100 * (at - from)) / (to - from) };
  });
}

export interface CalendarSpan {
  left: number;
  width: number;
}

/** Where something stands between its start and its end, in percent; `null` where none of it is in these weeks. */
export function spanIn({ from, to }: CalendarRange, startsAt: string, endsAt: string): CalendarSpan | null {
  const start = Math.max(from, Date.parse(startsAt));
  const end = Math.min(to, Date.parse(endsAt));
  if (end <= start) return null;
  return { left: (100 * (start - from)) / (to - from), width: (100 * (end - start)) / (to - from) };
}

/** Where a moment stands, in percent; `null` outside. */
export const placeIn = ({ from, to }: CalendarRange, at: number): number | null =>
  at < from || at >= to ? null : (100 * (at - from)) / (to - from);

/** How many days an event lasts, begun days included. */
export const lengthInDays = (startsAt: string, endsAt: string): number => Math.ceil((Date.parse(endsAt) - Date.parse(startsAt)) / DAY_MS);
