import { box, cylinder, type Form, loft, skin } from "@blenda/forge/language/form";
import { grouped, row } from "@blenda/forge/language/numbers";
import { facing, put } from "@blenda/forge/language/put";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { slices } from "./cut.ts";

/** Height, half width, half depth, degrees it reaches to each side, depth of the folds: rows of a cloth before somebody, from below. */
export function wrapped(rows: readonly number[], folds = 0, thick = 0.02): Form {
  const steps = folds > 0 ? folds * 6 : 28;
  return skin(
    grouped(rows, 5).map(([y, wide, deep, reach, fold]) => {
      const at = (step: number, inside: number): Point => {
        const angle = ((-reach + (2 * reach * step) / steps) * Math.PI) / 180;
        const size = 1 - fold * (0.5 + 0.5 * Math.cos((step / steps) * folds * 2 * Math.PI));
        return [(wide * size - inside) * Math.sin(angle), y, (deep * size - inside) * Math.cos(angle)];
      };
      const line = Array.from({ length: steps + 1 }, (_, step) => step);
      return [...line.map((step) => at(step, 0)), ...line.reverse().map((step) => at(step, thick))];
    }),
  );
}

/** Both legs of trousers and the hips, the feet at 0, the waist at 1.3; `wide` for loose ones. */
export const trouserLegs = (wide = 1, foot = 0.25): Form =>
  loft(
    slices([
      ...row`0 ${foot * wide} ${0.28 * wide}, 0.02 ${foot * wide + 0.01} ${0.29 * wide}, 0.3 ${0.25 * wide} ${0.28 * wide}`,
      ...row`0.55 ${0.28 * wide} ${0.31 * wide}, 0.9 0.35 0.4, 1.14 0.3 0.36`,
    ]).map((each) => ({ ...each, x: 0.16 + 0.07 * (1 - each.y / 1.1) })),
  ).mirror("x");

export const hips = (): Form => loft(slices([0.84, 0.4, 0.26, 0.92, 0.67, 0.4, 1.1, 0.7, 0.42, 1.3, 0.6, 0.37]));

/** Buttons down the front: so many, so far apart. */
export const buttonRow = (count: number, step: number, size = 0.026): Form =>
  facing(cylinder(size, 0.025, { sides: 18 })).array(count, [0, step, 0]);

/** The dark of an armhole at the side of a body. */
export const armhole = (x: number, y: number, size = 0.16): Form =>
  put(cylinder(size, 0.05, { bevel: 0.01 }).scale(1, 1, 0.8), [x, y, 0], [0, 0, 80]).mirror("x");

/** A pocket sewn on, facing the front. */
export const pocket = (wide: number, high: number, thick = 0.03): Form => box(wide, high, thick, Math.min(0.02, thick / 2.1));
