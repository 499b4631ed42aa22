import type { Rgb } from "../../solid/color.ts";
import type { Point } from "../../solid/shapes/shape.ts";
import type { Bird } from "./plan.ts";

import type { BirdStance } from "./stances.ts";

export interface Drawn {
  bird: Bird;
  stance: BirdStance;
  /** Middle of the body and the way its breast points. */
  middle: Point;
  axis: Point;
  headAt: Point;
  tones: { main: Rgb; second: Rgb; wing: Rgb; tips: Rgb };
}
