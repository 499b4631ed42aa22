import type { Instant } from "./time.ts";

const MINUTE_MS = 60_000;

export function addMinutes(at: Instant, minutes: number): Instant {
  return new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();
}

export function addDays(at: Instant, days: number): Instant {
  return addMinutes(at, days * 24 * 60);
}

export function minutesBetween(from: Instant, to: Instant): number {
  return (Date.parse(to) - Date.parse(from)) / MINUTE_MS;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** That many working days later; Saturdays and Sundays, in UTC, do not count. */
export function addBusinessDays(at: Instant, days: number): Instant {
  let when = at;
  for (let left = days; left > 0; ) {
    when = addDays(when, 1);
    const weekday = new Date(when).getUTCDay();
    if (weekday !== SUNDAY && weekday !== SATURDAY) left -= 1;
  }
  return when;
}
