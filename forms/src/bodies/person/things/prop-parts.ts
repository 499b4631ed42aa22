import type { Brief } from "@blenda/forge/grammar/brief";
import { extruded } from "@blenda/forge/solid/shapes/forms";
import type { Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";

/** One piece of a thing in the hand: its name, its form and what it is made of. */
export type Piece = readonly [string, Shape, Surface];

export interface Workshop {
  brief: Brief;
  wood: Surface;
  steel: Surface;
  gold: Surface;
  /** How far below the hand the ground is. */
  ground: number;
}

/** Makes a thing upright, held at the origin. */
export type PropMaker = (workshop: Workshop) => Piece[];

export const rod = (from: number, to: number, thick: number): Shape =>
  tube(
    [
      [0, from, 0],
      [0, to, 0],
    ],
    thick,
    { isStraight: true, sides: 10 },
  );
export const blade = (outline: readonly (readonly [number, number])[], thick: number): Shape =>
  extruded(outline, thick, { bevel: thick * 0.35 });
export const straightBlade = (): Shape =>
  blade(
    [
      [-0.03, 0.06],
      [0.03, 0.06],
      [0.026, 0.62],
      [0, 0.72],
      [-0.026, 0.62],
    ],
    0.016,
  );
