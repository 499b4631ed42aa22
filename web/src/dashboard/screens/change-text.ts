import { oneDecimal } from "@blenda/domain/shared/language/formats";

/** A change in words: with a sign, a dash where there is nothing to compare with. Worse news is red. */
export function changeText(now: number, before: number, isCost = false): { text: string; ink: string } {
  if (before === 0) return { text: "–", ink: "text-muted" };
  const percent = ((now - before) / before) * 100;
  const rounded = Math.round(percent * 10) / 10;
  if (rounded === 0) return { text: "0.0%", ink: "text-muted" };
  const isBetter = rounded > 0 !== isCost;
  const sign = rounded > 0 ? "+" : "−";
  return { text: `${sign}${oneDecimal(Math.abs(rounded))}%`, ink: isBetter ? "text-ok" : "text-bad" };
}
