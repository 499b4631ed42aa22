const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: "short" });
const shortDay = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" });
const longDay = new Intl.DateTimeFormat(undefined, { weekday: "long", day: "numeric", month: "long" });
const dayAndYear = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });

const DAY_MS = 86_400_000;

/** Whole days of the reader's own calendar, so that a message before midnight is yesterday's. */
function daysAgo(instant: string, now: number): number {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(Date.parse(instant))) / DAY_MS);
}

const isThisYear = (instant: string, now: number) => new Date(instant).getFullYear() === new Date(now).getFullYear();

export const clockOf = (instant: string): string => clock.format(new Date(instant));

/** As short as a list needs it: the clock today, the weekday this week, then the day. */
export function shortMomentOf(instant: string, now = Date.now()): string {
  const days = daysAgo(instant, now);
  if (days <= 0) return clockOf(instant);
  return (days < 7 ? weekday : shortDay).format(new Date(instant));
}

/** The head over a day's messages. */
export function dayNameOf(instant: string, now = Date.now()): string {
  const days = daysAgo(instant, now);
  if (days <= 1) {
    const word = relative.format(-Math.max(0, days), "day");
    return word.charAt(0).toLocaleUpperCase() + word.slice(1);
  }
  return (isThisYear(instant, now) ? longDay : dayAndYear).format(new Date(instant));
}

/** Neighbours that were written on the same day stand under one head. */
export function byDay<Dated extends { createdAt: string }>(messages: readonly Dated[]): { day: string; messages: Dated[] }[] {
  const groups = Map.groupBy(messages, ({ createdAt }) => new Date(createdAt).toDateString());
  return [...groups].map(([day, written]) => ({ day, messages: written }));
}
