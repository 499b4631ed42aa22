import type { Rgb } from "@blenda/forge/solid/color";
import type { Point } from "@blenda/forge/solid/shapes/shape";
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
