import { buildScene } from "../../build.ts";
import type { Understood, UnderstoodObject } from "../../prompt/understand.ts";
import type { PlacedPart } from "../../solid/bake/bake.ts";
import type { Rgb } from "../../solid/color.ts";
import type { Random } from "../../solid/random.ts";

/** A colour of its own for each colour words can name for a thing, and none for all of them: what differs is what that colour paints. */
export const MARKS: readonly Rgb[] = [
  [0.85, 0.3, 0.3],
  [0.3, 0.85, 0.3],
  [0.3, 0.3, 0.85],
];
export const NO_MARKS: readonly Rgb[] = MARKS.map((): Rgb => [0.5, 0.5, 0.5]);

/** One of a thing by itself, in other colours than it will have; without what only high complexity adds. */
export function builtAlone(object: UnderstoodObject, colors: readonly Rgb[], random: Random): Promise<PlacedPart[]> {
  const one = { ...object, count: 1, look: { ...object.look, count: 1, colors } };
  const alone: Understood = { objects: [one], relations: [], arrangement: "alone", ignored: [], isCut: false };
  return buildScene(alone, false, random);
}
