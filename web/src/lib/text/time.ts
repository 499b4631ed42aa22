const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** In the reader's own language and time zone. */
export const dayOf = (instant: string): string => day.format(new Date(instant));

export const momentOf = (instant: string): string => moment.format(new Date(instant));

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const UNITS = [
  { unit: "minute", ms: 60_000, until: 60 },
  { unit: "hour", ms: 3_600_000, until: 24 },
  { unit: "day", ms: 86_400_000, until: 30 },
] as const;

/**
 * "just now", "5 minutes ago", "yesterday"; further back, the day itself. Never the future: what the server just said may be
 * ahead of a clock that stands still between two ticks.
 */
export function agoOf(instant: string, now = Date.now()): string {
  const passed = now - Date.parse(instant);
  if (passed < UNITS[0].ms) return "just now";
  const fitting = UNITS.find(({ ms, until }) => passed < ms * until);
  return fitting ? relative.format(-Math.floor(passed / fitting.ms), fitting.unit) : dayOf(instant);
}
