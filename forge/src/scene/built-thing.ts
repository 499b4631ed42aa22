import type { Box3, Vector3 } from "three";
import type { Manners } from "../grammar/manner.ts";
import type { Part, Socket } from "../solid/part.ts";
import type { Sample } from "../solid/surfaces/surface.ts";

/** One thing as it was built, before it has a place. */
export interface BuiltThing extends Pick<Manners, "is"> {
  name: string;
  parts: Part[];
  /** In metres, after the thing's own size. */
  box: Box3;
  scale: number;
  /** Where other things go on it, in the units of its parts. */
  sockets: readonly Socket[];
  /** What is written or painted on it. */
  stamp: OwnStamp | null;
}

/** A stamp in the thing's own place, before it stands somewhere. */
export interface OwnStamp {
  /** Asked for every texel of its part; `facing` is 1 where it looks the way the stamp does. */
  paint(x: number, y: number, z: number, facing: number, out: Sample): void;
  /** Index of the part it lies on. */
  part: number;
  /** Where it looks. */
  front: Vector3;
}
