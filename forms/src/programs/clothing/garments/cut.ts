import { cylinder, type Form, loft, sweep, torus } from "@blenda/forge/language/form";
import type { Section } from "@blenda/forge/language/node";
import { way } from "@blenda/forge/language/numbers";
import { put } from "@blenda/forge/language/put";

/** Height, width, depth of oval slices. */
export const slices = (numbers: readonly number[], corner = 0.9): Section[] =>
  Array.from({ length: numbers.length / 3 }, (_, at) => ({
    y: numbers[at * 3],
    width: numbers[at * 3 + 1],
    depth: numbers[at * 3 + 2],
    corner,
  }));
export const TORSO = [
  0, 0.84, 0.42, 0.03, 0.87, 0.45, 0.3, 0.82, 0.41, 0.6, 0.86, 0.43, 0.82, 0.94, 0.43, 0.96, 0.86, 0.38, 1.04, 0.66, 0.33, 1.09, 0.42, 0.29,
  1.1, 0.32, 0.26,
];
export const torso = (tall: number, wide: number): Form => loft(slices(TORSO)).scale(wide, tall, 1);
export const sleeve = (reach: number, drop: number, from = 0.17, to = 0.14): Form =>
  sweep(
    way`0.3 0.92 0, 0.42 0.9 0, ${0.42 + reach * 0.5} ${0.86 - drop * 0.5} 0.02, ${0.42 + reach} ${0.86 - drop} 0.05`,
    [from * 0.9, from, (from + to) / 2, to],
    { flatten: 0.85 },
  );
export const cuffAt = (reach: number, drop: number, radius: number): Form =>
  put(torus(radius, 0.022).scale(1, 1, 0.88), [0.42 + reach, 0.86 - drop, 0.05], [0, 0, (Math.atan2(drop, reach) * -180) / Math.PI - 90]);
export const opening = (reach: number, drop: number, radius: number): Form =>
  put(
    cylinder(radius, 0.02, { bevel: 0.004 }).scale(1, 1, 0.88),
    [0.42 + reach, 0.86 - drop, 0.05],
    [0, 0, (Math.atan2(drop, reach) * -180) / Math.PI - 90],
  );
