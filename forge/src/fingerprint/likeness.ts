import { valuesOf } from "./fingerprint.ts";

/** From here on two shapes are taken for one. Chosen from `npm run bench:copies`. */
export const COPY_LIKENESS = 0.9;

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
  return Math.max(0, 1 - apart / sum);
}

/** Coarse places in which prints of like shapes meet: every copy shares at least one with its original. */
export function bucketsOf(_print: string): string[] {
  return ["all"];
}
