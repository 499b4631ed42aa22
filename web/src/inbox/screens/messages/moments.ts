import { momentsAs } from "@blenda/domain/shared/language/formats";
import { passedText } from "@blenda/domain/shared/language/wordings";
import { clockOf } from "../../../lib/text/time.ts";

const weekday = momentsAs({ weekday: "short" });
const shortDay = momentsAs({ day: "numeric", month: "short" });
const longDay = momentsAs({ weekday: "long", day: "numeric", month: "long" });
const dayAndYear = momentsAs({ dateStyle: "long" });

const DAY_MS = 86_400_000;

/** Whole days of the reader's own calendar, so that a message before midnight is yesterday's. */
function daysAgo(instant: string, now: number): number {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(Date.parse(instant))) / DAY_MS);
}

const isThisYear = (instant: string, now: number) => new Date(instant).getFullYear() === new Date(now).getFullYear();

/** As short as a list needs it: the clock today, the weekday this week, then the day. */
export function shortMomentOf(instant: string, now = Date.now()): string {
  const days = daysAgo(instant, now);
  if (days <= 0) return clockOf(instant);
  return (days < 7 ? weekday : shortDay)(instant);
}

/** The head over a day's messages. */
export function dayNameOf(instant: string, now = Date.now()): string {
  // What the server just said may be ahead of this clock: that is today, never tomorrow.
  const days = Math.max(0, daysAgo(instant, now));
  if (days <= 1) {
    const word = passedText(days, "day", "auto");
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
  return (isThisYear(instant, now) ? longDay : dayAndYear)(instant);
}

/** Neighbours that were written on the same day stand under one head. */
export function byDay<Dated extends { createdAt: string }>(messages: readonly Dated[]): { day: string; messages: Dated[] }[] {
  const groups = Map.groupBy(messages, ({ createdAt }) => new Date(createdAt).toDateString());
  return [...groups].map(([day, written]) => ({ day, messages: written }));
}
