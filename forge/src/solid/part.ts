import type { Matrix4 } from "three";
import type { Shape } from "./shapes/shape.ts";
import type { Surface } from "./surfaces/surface.ts";

/** One piece of a model: a form and what it is made of. */
export interface Part {
  /** Shown in the id map and in the facts; parts of one name share a colour there. */
  name: string;
  shape: Shape;
  surface: Surface;
  /** Where the piece stands. The surface still sees the shape's own coordinates, so a pattern sticks to each copy. */
  place?: Matrix4;
  /** More or fewer texels than the rest: 2 for a face, 0.5 for an underside. */
  density?: number;
}
