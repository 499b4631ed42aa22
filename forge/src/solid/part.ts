import type { Matrix4 } from "three";
import type { Point, Shape } from "./shapes/shape.ts";
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
  /** How it moves against the rest. Such a part is a node of its own in the files. */
  motion?: Motion;
  /** Seen through: a second material. */
  clear?: "glass" | "liquid";
  /** The skeleton that moves this part; parts of one thing share one. */
  rig?: Rig;
}

/** Round an axis (a lid, a door, a wheel) in degrees, or along it (a drawer) in the part's units; 0 is how it was built. */
export interface Motion {
  kind: "turn" | "slide";
  at: Point;
  axis: Point;
  from: number;
  to: number;
  /** A wheel: round and round. */
  isEndless?: boolean;
}

/** Bones in the part's units, as the part was built; a skin follows the bones nearest to it. */
export interface Rig {
  /** Parents come before their children. */
  bones: readonly { name: string; parent: string | null; head: Point; tail: Point }[];
  clips: readonly RigClip[];
  /** Plates instead of a skin: every piece that hangs together follows one bone whole. */
  isStiff?: true;
}

export interface RigClip {
  name: string;
  seconds: number;
  /** Turns against the pose it was built in, degrees round x, y and z of the model, at fractions of the clip; the first and last are equal. */
  turns: Readonly<Record<string, readonly { at: number; turn: Point }[]>>;
  /** Moves of the first bone, in units. */
  moves?: readonly { at: number; move: Point }[];
}

/** A place on a thing for another thing, in the part's units: on a seat, in a bowl, in a hand. */
export interface Socket {
  name: "top" | "inside" | "seat" | "hips" | "grip" | "head" | "slot" | (string & {});
  /** Middle of the lower side of what is put there; for `grip` the point the hand holds, for `hips` what rests on a seat. */
  at: Point;
  /** Room: width, height, depth. */
  size: Point;
  /** Degrees round x, y and z of what is put there. */
  turn?: Point;
}
