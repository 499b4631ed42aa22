import { valuesOf } from "./fingerprint.ts";

/** From here on two shapes are taken for one. Chosen from `npm run bench -- copies`. */
export const COPY_LIKENESS = 0.8;
/** Shapes with this share of their pairs elsewhere have nothing to do with each other. */
const STRANGERS = 0.2;

/** How alike two shapes are by their prints: 1 for the same, 0 for nothing in common. */
export function likeness(print: string, other: string): number {
  const [a, b] = [valuesOf(print), valuesOf(other)];
  if (!a || !b) return 0;
  let apart = 0;
  let sum = 0;
  for (let i = 0; i < a.length; i++) {
    apart += Math.abs(a[i] - b[i]);
    sum += a[i] + b[i];
  }
  return sum > 0 ? Math.max(0, 1 - apart / sum / STRANGERS) : 0;
}
