import type { Point } from "../solid/shapes/shape.ts";
import type { Flat } from "./node.ts";
import { flat } from "./numbers.ts";
import { softOutline } from "./outlines.ts";

/** An outline from its right half (x, y, from below to above); the left half is the mirror image. `soft` rounds it, in so many steps. */
export function symmetric(half: readonly number[], soft = 0): Flat[] {
  const right = flat(half);
  const left = right
    .filter(([x]) => x > 1e-6)
    .map(([x, y]): Flat => [-x, y])
    .reverse();
  return soft > 0 ? softOutline([...right, ...left], soft) : [...right, ...left];
}

/** Points of an arc about the origin, facing the front; degrees from +x towards +y. */
export const arc = (radius: number, from: number, to: number, steps = 12): Flat[] =>
  Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Flat points as a way at one depth, for a hose or a strap. */
export const atDepth = (points: readonly Flat[], z = 0): Point[] => points.map(([x, y]) => [x, y, z]);
