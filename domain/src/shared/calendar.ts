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
const DAY_MS = 86_400_000;

const isBusinessDay = (ms: number): boolean => {
  const weekday = new Date(ms).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY;
};

/** That many working days later; Saturdays and Sundays, in UTC, do not count. */
export function addBusinessDays(at: Instant, days: number): Instant {
  let when = at;
  for (let left = days; left > 0; ) {
    when = addDays(when, 1);
    if (isBusinessDay(Date.parse(when))) left -= 1;
  }
  return when;
}

/** Whole minutes of working days between two moments: what waits over a weekend has not waited for us. */
export function businessMinutesBetween(from: Instant, to: Instant): number {
  const end = Date.parse(to);
  let counted = 0;
  for (let at = Date.parse(from); at < end; ) {
    const midnight = Math.floor(at / DAY_MS) * DAY_MS + DAY_MS;
    if (isBusinessDay(at)) counted += Math.min(midnight, end) - at;
    at = midnight;
  }
  return Math.floor(counted / MINUTE_MS);
}
