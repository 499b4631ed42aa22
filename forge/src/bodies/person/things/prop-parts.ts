import type { Brief } from "../../../grammars/brief.ts";
import { extruded } from "../../../solid/shapes/forms.ts";
import type { Shape } from "../../../solid/shapes/shape.ts";
import { tube } from "../../../solid/shapes/tube.ts";
import type { Surface } from "../../../solid/surfaces/surface.ts";

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
