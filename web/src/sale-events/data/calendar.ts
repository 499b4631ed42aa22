import { SALE_EVENT } from "@blenda/domain/sale-events/constants";

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

/** How many steps later a moment is in it. */
export const stepsTo = (now: number, at: string): number =>
  Math.floor((Date.parse(at) - rangeAround(now, 0).from) / (STEP_WEEKS * 7 * DAY_MS));

/** The weeks around a moment, so many steps later: one week back, five ahead. */
export function rangeAround(now: number, steps: number): CalendarRange {
  const day = new Date(now);
  const from = new Date(day.getFullYear(), day.getMonth(), day.getDate() - day.getDay() - 7 + steps * STEP_WEEKS * 7);
  return { from: from.getTime(), to: new Date(from.getFullYear(), from.getMonth(), from.getDate() + DAYS).getTime() };
}

/** The Sundays in it. */
export function weeksIn({ from }: CalendarRange): number[] {
  const first = new Date(from);
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) =>
    new Date(first.getFullYear(), first.getMonth(), first.getDate() + week * 7).getTime(),
  );
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

/** The same time of day so many days later by the reader's clock, however long those days are. */
function daysLater(at: string, days: number): string {
  const date = new Date(at);
  date.setDate(date.getDate() + days);
  return date.toISOString();
}

/** The first day from a moment on, at the time of day it starts now. */
export function startNotBefore(startsAt: string, earliest: string): string {
  let start = startsAt;
  for (let days = 1; Date.parse(start) < Date.parse(earliest); days += 1) start = daysLater(startsAt, days);
  return start;
}

/** Moved to another start, as long as it was. */
export const movedTo = (startsAt: string, endsAt: string, start: string): [startsAt: string, endsAt: string] => [
  start,
  daysLater(endsAt, Math.round((Date.parse(start) - Date.parse(startsAt)) / DAY_MS)),
];

/** What the arrows make of it: a day earlier or later, with Shift a day shorter or longer; as it is where a sale can't be that long. */
export function nudged(startsAt: string, endsAt: string, days: 1 | -1, isLength: boolean): [startsAt: string, endsAt: string] {
  if (!isLength) return [daysLater(startsAt, days), daysLater(endsAt, days)];
  const end = daysLater(endsAt, days);
  const ms = Date.parse(end) - Date.parse(startsAt);
  const fits = ms >= SALE_EVENT.DAYS_LEAST * DAY_MS && ms <= SALE_EVENT.DAYS_MOST * DAY_MS;
  return [startsAt, fits ? end : endsAt];
}
