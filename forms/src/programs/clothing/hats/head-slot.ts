import type { Point } from "@blenda/forge/solid/shapes/shape";

/** Where a head goes into a hat: so high, about so wide inside. */
export const headSlot = (y: number, wide = 0.74): { slot: { at: Point; size: Point } } => ({
  slot: { at: [0, y, 0], size: [wide, 0.65, wide * 1.1] },
});
