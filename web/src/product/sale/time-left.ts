const MINUTE_MS = 60_000;
const UNITS = [
  { name: "day", ms: 24 * 60 * MINUTE_MS, from: 2 },
  { name: "hour", ms: 60 * MINUTE_MS, from: 2 },
  { name: "minute", ms: MINUTE_MS, from: 1 },
] as const;

/** How long something still lasts, in the largest unit that says enough: "3 days", "36 hours", "90 minutes"; `null` once it is over. */
export function timeLeft(until: string, now: number): string | null {
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  const fitting = UNITS.find(({ ms, from }) => left >= ms * from);
  if (!fitting) return "less than a minute";
  const count = Math.floor(left / fitting.ms);
  return `${count} ${fitting.name}${count === 1 ? "" : "s"}`;
}
