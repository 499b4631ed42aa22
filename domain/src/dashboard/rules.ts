import { addBusinessDays, businessMinutesBetween } from "../shared/calendar.ts";
import { inOrder } from "../shared/language/formats.ts";
import type { Instant } from "../shared/time.ts";
import { DASHBOARD } from "./constants.ts";
import type { Clock } from "./model.ts";

/** How many business days a promise is, where it is some: what is promised within a day is meant by the clock. */
function businessDaysOf({ since, dueAt }: Clock): number | null {
  if (dueAt === null) return null;
  for (let days = DASHBOARD.LEAST_BUSINESS_DAYS; days <= DASHBOARD.MOST_BUSINESS_DAYS; days += 1)
    if (addBusinessDays(since, days) === dueAt) return days;
  return null;
}

/** Time used of the time promised, of business days that of business days: 1 when it is over, more beyond it; `null` where nothing was promised. */
export function shareOf(clock: Clock, now: Instant): number | null {
  const { since, dueAt } = clock;
  if (dueAt === null) return null;
  if (businessDaysOf(clock) !== null) {
    const promised = businessMinutesBetween(since, dueAt);
    // What came in at the weekend's last minute has no working time to use up before its promise is over.
    return promised === 0 ? Number(now >= dueAt) : businessMinutesBetween(since, now) / promised;
  }
  const promised = Date.parse(dueAt) - Date.parse(since);
  return promised <= 0 ? 1 : Math.max(0, (Date.parse(now) - Date.parse(since)) / promised);
}

export type Urgency = "calm" | "warn" | "bad";

export function urgencyOf(share: number | null): Urgency {
  if (share === null || share < DASHBOARD.WARN_SHARE) return "calm";
  return share < DASHBOARD.BAD_SHARE ? "warn" : "bad";
}

/** Nearest to the end of its promise first; what nobody promised anything about comes after it, the oldest first. */
export function byUrgency(now: Instant): (one: Clock, other: Clock) => number {
  return (one, other) => {
    const [mine, theirs] = [shareOf(one, now), shareOf(other, now)];
    if (mine !== null && theirs !== null && mine !== theirs) return theirs - mine;
    if ((mine === null) !== (theirs === null)) return mine === null ? 1 : -1;
    return inOrder(one.since, other.since);
  };
}

const MINUTE_MS = 60_000;

/** "1 d 22 h", "3 h", "12 min": the two largest parts that matter. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  return hours > 0 ? `${hours} h` : `${minutes} min`;
}

/** In the unit of the promise: "1.9" of 2 business days, "3 h" of 1 d. */
export function waitedText(clock: Clock, now: Instant): string {
  const days = businessDaysOf(clock);
  if (days === null) return spanText(Date.parse(now) - Date.parse(clock.since));
  return String(Math.floor((shareOf(clock, now) ?? 0) * days * 10) / 10);
}

export function promisedText(clock: Clock): string | null {
  const days = businessDaysOf(clock);
  if (days !== null) return `${days} business days`;
  return clock.dueAt === null ? null : spanText(Date.parse(clock.dueAt) - Date.parse(clock.since));
}
