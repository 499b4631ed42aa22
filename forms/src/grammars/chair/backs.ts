import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { beam } from "@blenda/forge/language/pieces/beam";
import { mix } from "@blenda/forge/solid/color";
import { extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { type Point, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";

export type BackKind = "ladder" | "spindles" | "slats" | "crossed" | "splat" | "panel" | "padded";

export interface Frame {
  width: number;
  depth: number;
  /** Height of the seat and of the back. */
  seat: number;
  top: number;
  /** How far the back leans to the rear at its top. */
  lean: number;
  /** Thickness of the posts. */
  post: number;
}

/** Two posts from the ground to the top, and what stands between them. */
export function backOf(brief: Brief, frame: Frame, kind: BackKind): Shape[] {
  const { width, depth, seat, top, lean, post } = frame;
  const grain = brief.random.fork("back grain");
  const x = width / 2 - post * 0.62;
  const z = -depth / 2 + post * 0.62;
  const posts = [-1, 1].map((side) =>
    beam(
      [
        [side * x, 0, z - 0.08],
        [side * x, seat * 0.5, z - 0.01],
        [side * x, seat, z],
        [side * x * 0.99, mix(seat, top, 0.5), z - lean * 0.42],
        [side * x * 0.97, top, z - lean],
      ],
      post * 0.86,
      post,
      { grain, rows: 12, taper: (t) => 1 - 0.22 * t },
    ),
  );
  const knobs =
    brief.isStyle("medieval") || brief.random.fork("knobs").chance(0.25)
      ? [-1, 1].map((side) => placed(sphere(post * 0.62, brief.segments(16)), { at: [side * x * 0.97, top + post * 0.3, z - lean] }))
      : [];
  const place = new BackPlace(frame, x, z, grain, brief);
  return [...posts, ...knobs, ...FILLINGS[kind](place)];
}

class BackPlace {
  readonly width: number;
  readonly low: number;
  readonly high: number;
  readonly post: number;
  readonly brief: Brief;
  private readonly frame: Frame;
  private readonly z: number;
  private readonly grain: Brief["random"];

  constructor(frame: Frame, x: number, z: number, grain: Brief["random"], brief: Brief) {
    this.frame = frame;
    this.width = x * 2 * 0.98;
    this.low = frame.seat + 0.2;
    this.high = frame.top - 0.06;
    this.post = frame.post;
    this.z = z;
    this.grain = grain;
    this.brief = brief;
  }

  /** Depth of the leaning plane at a height. */
  depthAt(y: number): number {
    const t = (y - this.frame.seat) / (this.frame.top - this.frame.seat);
    return this.z - this.frame.lean * Math.max(0, t) ** 1.25;
  }

  /** A rail across, bowed to the rear. */
  rail(y: number, tall: number, bow = 0.05, rise = 0): Shape {
    const half = this.width / 2;
    const z = this.depthAt(y);
    const path: Point[] = [
      [0, -half, z],
      [-rise, 0, z - bow],
      [0, half, z],
    ];
    return placed(
      beam(path, tall, 0.045, {
        grain: this.grain,
        bevel: 0.012,
        rows: 8,
        taper: (t) => 1 + (rise > 0 ? 0.25 * Math.sin(t * Math.PI) : 0),
      }),
      { turn: [0, 0, -90], at: [0, y, 0] },
    );
  }

  /** An upright from one rail to the other. */
  upright(x: number, wide: number, from = this.low, to = this.high): Shape {
    const bow = 0.05 * (1 - ((2 * x) / this.width) ** 2);
    const at = (y: number): Point => [x, y, this.depthAt(y) - bow];
    return beam([at(from), at(mix(from, to, 0.5)), at(to)], wide, 0.032, { grain: this.grain, bevel: 0.008, rows: 5 });
  }

  rod(x: number, thick: number): Shape {
    const bow = 0.05 * (1 - ((2 * x) / this.width) ** 2);
    const at = (y: number): Point => [x * mix(0.82, 1, (y - this.low) / (this.high - this.low)), y, this.depthAt(y) - bow];
    return tube(
      [at(this.low - 0.22), at(mix(this.low, this.high, 0.5)), at(this.high)],
      (t) => thick * (0.8 + 0.5 * Math.sin(t * Math.PI)),
      { sides: this.brief.segments(10), rings: 8 },
    );
  }

  slanted(from: number, to: number): Shape {
    const at = (side: number, y: number): Point => [side * (this.width / 2) * 0.96, y, this.depthAt(y) - 0.01];
    return tube(
      [
        at(from, this.low + 0.04),
        [0, mix(this.low, this.high, 0.5), this.depthAt(mix(this.low, this.high, 0.5)) - 0.045],
        at(to, this.high - 0.05),
      ],
      this.post * 0.34,
      { sides: this.brief.segments(10), rings: 12 },
    );
  }

  chance(low: number, high: number): number {
    return this.grain.whole(low, high);
  }
}

const spread = (count: number, width: number) => Array.from({ length: count }, (_, at) => ((at + 0.5) / count - 0.5) * width);

const FILLINGS: Record<BackKind, (back: BackPlace) => Shape[]> = {
  ladder(back) {
    const count = back.chance(3, 5);
    return Array.from({ length: count }, (_, at) => back.rail(mix(back.low + 0.1, back.high - 0.03, at / (count - 1)), 0.11, 0.07, 0.035));
  },
  spindles: (back) => [
    back.rail(back.high, 0.12, 0.05, 0.05),
    ...spread(back.chance(6, 8), back.width * 0.92).map((x) => back.rod(x, 0.016)),
  ],
  slats: (back) => [
    back.rail(back.high, 0.13),
    back.rail(back.low, 0.08),
    ...spread(back.chance(3, 6), back.width * 0.9).map((x) => back.upright(x, 0.07)),
  ],
  crossed: (back) => [back.rail(back.high, 0.12, 0.05, 0.03), back.rail(back.low, 0.07), back.slanted(-1, 1), back.slanted(1, -1)],
  splat(back) {
    const side = flat`0.1 0, 0.07 0.1, 0.11 0.22, 0.16 0.36, 0.13 0.5, 0.06 0.6, 0.07 0.72, 0.15 0.86, 0.18 1`;
    const tall = back.high - back.low;
    const outline = [
      ...side.map(([x, y]): [number, number] => [x, y * tall]),
      ...side.map(([x, y]): [number, number] => [-x, y * tall]).reverse(),
    ];
    const lean = (Math.atan2(back.depthAt(back.low) - back.depthAt(back.high), tall) * 180) / Math.PI;
    const board = patterned(extruded(outline, 0.032, { bevel: 0.007 }));
    return [
      back.rail(back.high, 0.14, 0.05, 0.06),
      back.rail(back.low, 0.07),
      placed(board, { turn: [-lean, 0, 0], at: [0, back.low, back.depthAt(back.low) - 0.045] }),
    ];
  },
  panel(back) {
    const boards = spread(4, back.width * 0.98).map((x) => back.upright(x, (back.width * 0.98) / 4 - 0.006));
    return [back.rail(back.high, 0.17, 0.05, 0.05), back.rail(back.low, 0.12), ...boards];
  },
  padded(back) {
    const ring = back.brief.isStyle("ornate", "fantasy");
    if (!ring) return [back.rail(back.high, 0.12), back.rail(back.low + 0.08, 0.08)];
    const y = mix(back.low + 0.16, back.high + 0.01, 0.5);
    const tall = back.high + 0.01 - back.low - 0.16;
    const crest = placed(sphere(0.075, back.brief.segments(18)), {
      at: [0, back.high + 0.06, back.depthAt(back.high)],
      scale: [1.5, 1, 0.6],
    });
    return [
      crest,
      back.rail(back.low + 0.06, 0.07),
      placed(torus(0.5, 0.045, back.brief.segments(48), back.brief.segments(10)), {
        scale: [back.width * 0.98, 1, tall * 1.04],
        turn: [80, 0, 0],
        at: [0, y, back.depthAt(y)],
      }),
    ];
  },
};
