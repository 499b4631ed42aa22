import { passedText } from "@blenda/domain/shared/language/wordings";
import { dayOf } from "../../lib/text/time.ts";

const SECOND_MS = 1_000;
const STEPS = [
  { unit: "minute", ms: 60 * SECOND_MS, until: 60 },
  { unit: "hour", ms: 3_600 * SECOND_MS, until: 24 },
  { unit: "day", ms: 86_400 * SECOND_MS, until: 7 },
] as const;

/** Spec 2 §9: under 60 s 'Just now', then minutes, hours, days up to seven, else a date. Without one, 'Unknown' (spec 2 §8). */
export function timeAgo(at: string | null | undefined, now: number): string {
  const passed = now - Date.parse(at ?? "");
  if (Number.isNaN(passed)) return "Unknown";
  if (passed < 60 * SECOND_MS) return "Just now";
  const step = STEPS.find(({ ms, until }) => passed < ms * until);
  return step ? passedText(Math.floor(passed / step.ms), step.unit, "always") : dayOf(at ?? "");
}
