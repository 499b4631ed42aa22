import type { ProfilePoint } from "../solid/shapes/lathe.ts";
import type { Point } from "../solid/shapes/shape.ts";
import type { Axis, Flat, Limb, Node, Section } from "./node.ts";

/** A shape while it is written: every step gives a new one. It holds data only; nothing is built before the whole program is read. */
export class Form {
  readonly node: Node;

  constructor(node: Node) {
    this.node = node;
  }

  at(x: number, y: number, z: number): Form {
    return this.place({ at: [x, y, z] });
  }

  /** Degrees round x, then y, then z. */
  turn(x: number, y: number, z: number): Form {
    return this.place({ turn: [x, y, z] });
  }

  scale(x: number, y = x, z = x): Form {
    return this.place({ scale: [x, y, z] });
  }

  /** It and its mirror image: the left armrest and the right one. */
  mirror(axis: Axis): Form {
    return new Form({ op: "mirror", of: this.node, axis });
  }

  /** `count` copies, each one `step` further, about the middle. */
  array(count: number, step: Point): Form {
    const from = -(count - 1) / 2;
    return this.copies(count, (at) => ({ at: [step[0] * (from + at), step[1] * (from + at), step[2] * (from + at)] }));
  }

  /** `count` copies in a circle round Y, each turned with it; write the first one where it stands in front (towards +z). */
  ring(count: number, fromDegrees = 0): Form {
    return this.copies(count, (at) => ({ turn: [0, fromDegrees + (360 * at) / count, 0] }));
  }

  /** A copy at each spot: places from `spots(…)` or your own. */
  scatter(spots: readonly { at: Point; turn?: Point; scale?: number }[]): Form {
    const full = spots.map(({ at, turn = [0, 0, 0], scale = 1 }) => ({ at, turn, scale }));
    return new Form({ op: "scatter", of: this.node, spots: full });
  }

  /** Bows the upright thing forwards over its height. */
  bend(degrees: number): Form {
    return new Form({ op: "bend", of: this.node, degrees });
  }

  /** Narrower (or wider) towards the top. */
  taper(top: number): Form {
    return new Form({ op: "taper", of: this.node, top });
  }

  /** Turns the top against the bottom round Y. */
  twist(degrees: number): Form {
    return new Form({ op: "twist", of: this.node, degrees });
  }

  /** Only boxes, cylinders, spheres, lathes and extrusions, placed and copied, can be cut or cut others. */
  minus(...others: Form[]): Form {
    return new Form({ op: "cut", of: this.node, by: others.map(({ node }) => node) });
  }

  meet(other: Form): Form {
    return new Form({ op: "meet", of: this.node, with: other.node });
  }

  private place({ at = [0, 0, 0], turn = [0, 0, 0], scale = [1, 1, 1] }: { at?: Point; turn?: Point; scale?: Point }): Form {
    return new Form({ op: "place", of: this.node, at, turn, scale });
  }

  private copies(count: number, where: (at: number) => { at?: Point; turn?: Point }): Form {
    const spots = Array.from({ length: count }, (_, at) => ({ at: [0, 0, 0] as Point, turn: [0, 0, 0] as Point, scale: 1, ...where(at) }));
    return new Form({ op: "scatter", of: this.node, spots });
  }
}

/** Its edges rounded by `bevel`. */
export const box = (width: number, height: number, depth: number, bevel = 0.015): Form =>
  new Form({ op: "box", size: [width, height, depth], bevel });

interface CylinderOptions {
  /** Radius above, when it differs from the one below; 0 makes a cone. */
  top?: number;
  bevel?: number;
  sides?: number;
}

/** Standing. */
export const cylinder = (radius: number, height: number, { top = radius, bevel = 0.01, sides = 32 }: CylinderOptions = {}): Form =>
  new Form({ op: "cylinder", radius, height, top, bevel, sides });

/** `stretch` above 1 makes an egg of it. */
export const sphere = (radius: number, stretch = 1, sides = 32): Form => new Form({ op: "sphere", radius, stretch, sides });

/** A ring lying flat. */
export const torus = (radius: number, thickness: number): Form => new Form({ op: "torus", radius, thickness });

interface LatheOptions {
  /** Points of a soft curve through the given ones; 0 keeps the corners. */
  smooth?: number;
  sides?: number;
  /** Flutes, petals, segments of a pumpkin: so many, so deep (share of the radius). */
  ribs?: number;
  ribDepth?: number;
}

/** Radius and height, up on the outside, down on the inside; begin on the axis below, end on the axis. */
export const lathe = (profile: readonly ProfilePoint[], { smooth = 0, sides = 48, ribs = 0, ribDepth = 0.06 }: LatheOptions = {}): Form =>
  new Form({ op: "lathe", profile, smooth, sides, ribs, ribDepth });

interface SweepOptions {
  isClosed?: boolean;
  /** Straight lines between the points. */
  isStraight?: boolean;
  /** Height of the cross-section over its width: 0.2 is a strap. */
  flatten?: number;
}

/** A hose along the points; several radii are spread over its way. */
export const sweep = (path: readonly Point[], radius: number | readonly number[], options: SweepOptions = {}): Form => {
  const { isClosed = false, isStraight = false, flatten = 1 } = options;
  return new Form({ op: "sweep", path, radius, isClosed, isStraight, flatten });
};

/** A flat outline (x, y, anticlockwise) given depth along z. */
export const extrude = (outline: readonly Flat[], depth: number, bevel = 0.01, holes: readonly (readonly Flat[])[] = []): Form =>
  new Form({ op: "extrude", outline, depth, bevel, holes });

/** A skin over rounded slices, from below to above, closed at both ends: car bodies, bottles, cushions, hulls (turn it afterwards). */
export const loft = (sections: readonly Section[]): Form => new Form({ op: "loft", sections });

/** A skin over rings of your own, anticlockwise seen from above, from below to above, closed at both ends: boats, wings. */
export const skin = (rings: readonly (readonly Point[])[]): Form => new Form({ op: "skin", rings });

/** Soft limbs that melt into each other by `blend`. */
export const blob = (limbs: readonly Limb[], blend = 0.08, cell = 0.035): Form => new Form({ op: "blob", limbs, blend, cell });

/** A stuffed box. */
export const cushion = (width: number, height: number, depth: number): Form => new Form({ op: "cushion", size: [width, height, depth] });

/** Several forms of one substance as one. */
export const all = (...forms: Form[]): Form => new Form({ op: "all", of: forms.map(({ node }) => node) });
