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
