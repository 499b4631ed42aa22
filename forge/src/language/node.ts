import type { ProfilePoint } from "../solid/shapes/lathe.ts";
import type { Point } from "../solid/shapes/shape.ts";

export type Flat = readonly [number, number];

/** One slice of a loft: a rounded rectangle (or ellipse, with `corner` 1) at a height. */
export interface Section {
  y: number;
  width: number;
  depth: number;
  /** 0 sharp, 1 as round as it can be. */
  corner?: number;
  /** Aside from the axis. */
  x?: number;
  z?: number;
}

/** A soft limb of a blob: a ball, or a capsule when it leads somewhere. */
export interface Limb {
  at: Point;
  radius: number;
  to?: Point;
  /** Radius at the far end. */
  thin?: number;
}

/** A shape as plain data: what `Form` writes and `shapeOf` builds. Everything stands about the origin, Y up, in units of about a metre. */
export type Node =
  | { op: "box"; size: Point; bevel: number }
  | { op: "cylinder"; radius: number; height: number; top: number; bevel: number; sides: number }
  | { op: "sphere"; radius: number; stretch: number; sides: number }
  | { op: "torus"; radius: number; thickness: number }
  | { op: "lathe"; profile: readonly ProfilePoint[]; smooth: number; sides: number; ribs: number; ribDepth: number }
  | { op: "sweep"; path: readonly Point[]; radius: number | readonly number[]; isClosed: boolean; isStraight: boolean; flatten: number }
  | { op: "extrude"; outline: readonly Flat[]; depth: number; bevel: number; holes: readonly (readonly Flat[])[] }
  | { op: "loft"; sections: readonly Section[] }
  | { op: "skin"; rings: readonly (readonly Point[])[] }
  | { op: "blob"; limbs: readonly Limb[]; blend: number; cell: number }
  | { op: "cushion"; size: Point }
  | { op: "all"; of: readonly Node[] }
  | { op: "place"; of: Node; at: Point; turn: Point; scale: Point }
  | { op: "mirror"; of: Node; axis: Axis }
  | { op: "scatter"; of: Node; spots: readonly { at: Point; turn: Point; scale: number }[] }
  | { op: "bend"; of: Node; degrees: number }
  | { op: "taper"; of: Node; top: number }
  | { op: "twist"; of: Node; degrees: number }
  | { op: "cut"; of: Node; by: readonly Node[] }
  | { op: "meet"; of: Node; with: Node };

export type Axis = "x" | "y" | "z";
