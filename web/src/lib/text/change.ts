import { oneDecimal } from "@blenda/domain/shared/language/formats";
import { exact } from "./numbers.ts";

/** In percent; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);
export const percentText = (percent: number | null): string => (percent === null ? "–" : `${oneDecimal(percent)}%`);

export type Change = { text: string; tone: "better" | "worse" | "neither" };
const signed = (figure: number, unit: string): string => `${figure < 0 ? "−" : "+"}${oneDecimal(Math.abs(figure))}${unit}`;
const toneOf = (difference: number): Change["tone"] => (difference === 0 ? "neither" : difference > 0 ? "better" : "worse");

/** More is better, unless it only costs us. After nothing there is no percentage, only what came. */
export function changeOf(now: number, before: number, { isCost = false, text = exact } = {}): Change {
  if (before === 0) return { text: now === 0 ? "No change" : now < 0 ? text(now) : `+${text(now)}`, tone: "neither" };
  // Out of a loss, more is still better.
  const percent = (100 * (now - before)) / Math.abs(before);
  return { text: signed(percent, "%"), tone: isCost ? "neither" : toneOf(percent) };
}

/** Two shares are compared in points, not in percent of percent; without a whole there is no share. */
export function pointsBetween(now: number | null, before: number | null): Change {
  if (now === null || before === null) return { text: now === before ? "No change" : "New", tone: "neither" };
  return { text: signed(now - before, " pt"), tone: toneOf(now - before) };
}

/** Of what is better when it falls: so many more or fewer. */
export function fewerIsBetter(now: number, before: number): Change {
  const more = now - before;
  if (more === 0) return { text: "No change", tone: "neither" };
  return { text: more > 0 ? `+${exact(more)}` : `−${exact(-more)}`, tone: toneOf(-more) };
}
