import { momentsAs } from "@blenda/domain/shared/language/formats";
import { passedText } from "@blenda/domain/shared/language/wordings";

/** "Nov 18, 2026", in the reader's own time zone, as all of these. */
export const dayOf = momentsAs({ dateStyle: "medium" });
/** "Nov 18, 2026, 8:30 PM". */
export const momentOf = momentsAs({ dateStyle: "medium", timeStyle: "short" });
/** "Nov 18", where the year goes without saying. */
export const monthDayOf = momentsAs({ month: "short", day: "numeric" });
/** "8:30 PM", for what happens today. */
export const clockOf = momentsAs({ timeStyle: "short" });

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
  return fitting ? passedText(Math.floor(passed / fitting.ms), fitting.unit, "auto") : dayOf(instant);
}
