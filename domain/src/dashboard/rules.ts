import { inOrder } from "../shared/language/formats.ts";
import type { Instant } from "../shared/time.ts";
import { DASHBOARD } from "./constants.ts";
import type { Clock } from "./model.ts";

/** Time used of the time promised: 1 when it is over, more beyond it; `null` where nothing was promised. */
export function shareOf({ since, dueAt }: Clock, now: Instant): number | null {
  if (dueAt === null) return null;
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

export const waitedText = ({ since }: Clock, now: Instant): string => spanText(Date.parse(now) - Date.parse(since));

export const promisedText = ({ since, dueAt }: Clock): string | null =>
  dueAt === null ? null : spanText(Date.parse(dueAt) - Date.parse(since));
