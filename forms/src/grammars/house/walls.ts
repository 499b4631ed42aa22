import type { Brief } from "@blenda/forge/grammar/brief";
import { type GableRoof, slopeHeight } from "@blenda/forge/language/pieces/gable-roof";
import { box, cylinder } from "@blenda/forge/solid/shapes/forms";
import { joined, type Placement, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";

export type CottageLayer =
  | "walls"
  | "plinth"
  | "timber"
  | "roof"
  | "chimney"
  | "joinery"
  | "shutters"
  | "door"
  | "glass"
  | "metal"
  | "lamp";

export interface CottagePlan {
  walls: "timber" | "brick" | "siding" | "stone" | "logs";
  roof: "tiles" | "slate" | "thatch";
  floors: number;
  isCrooked: boolean;
}

/** One block of a house under one roof: middle of its floor, size, and which way its ridge runs. */
export interface Block {
  x: number;
  z: number;
  width: number;
  depth: number;
  height: number;
  /** Quarter turns that bring the ridge from x to its own direction. */
  turn: number;
  roof: GableRoof;
}

/** Puts a piece made for a block with its ridge along x where the block is. */
export type Put = (layer: CottageLayer, shape: Shape, where?: Placement) => void;

interface Frame {
  width: number;
  depth: number;
  low: number;
  high: number;
}

/** Posts, plates and braces before the long walls and the ends. */
export function addFrame(brief: Brief, put: Put, { width, depth, low, high }: Frame): void {
  const soft = brief.isDetailed ? 0.008 : 0;
  const beam = (length: number, wide = 0.055) => patterned(box(wide, length, 0.04, soft), [length * 7, wide, 0]);
  const tall = high - low;
  for (const [turn, long, away] of [
    [0, width, depth / 2],
    [180, width, depth / 2],
    [90, depth, width / 2],
    [270, depth, width / 2],
  ] as const) {
    const posts = Math.max(2, Math.round(long / 0.36));
    const wall: Shape[] = [low + 0.03, high - 0.03].map((y) => placed(beam(long + 0.05), { turn: [0, 0, 90], at: [0, y, 0] }));
    for (let at = 0; at <= posts; at++)
      wall.push(placed(beam(tall), { at: [(long - 0.03) * (at / posts - 0.5), (low + high) / 2, 0.004] }));
    for (const side of [-1, 1]) {
      const lean = (Math.atan2(long / posts, tall) * 180) / Math.PI;
      wall.push(
        placed(beam(Math.hypot(long / posts, tall) * 0.94, 0.045), {
          turn: [0, 0, side * -lean],
          at: [side * long * (0.5 - 0.5 / posts), (low + high) / 2, -0.006],
        }),
      );
    }
    put("timber", placed(joined(wall), { at: [0, 0, away + 0.006] }), { turn: [0, turn, 0] });
  }
}

/** A post under the ridge and a tie across it. */
export function addGableFrame(put: Put, { roof, height }: Block, wide: number): void {
  const beam = (length: number, thick = 0.05) => patterned(box(thick, length, 0.035, 0), [length * 5, 1, 0]);
  const tie = roof.half * 0.5;
  const pieces = [
    placed(beam(slopeHeight(roof, 0.02) - 0.02), { at: [0, slopeHeight(roof, 0.02) / 2, 0] }),
    placed(beam(tie * 2 - 0.04), { turn: [0, 0, 90], at: [0, slopeHeight(roof, tie) - 0.03, 0.004] }),
  ];
  for (const side of [90, 270]) put("timber", placed(joined(pieces), { at: [0, height, wide / 2 + 0.006] }), { turn: [0, side, 0] });
}

/** Boards at the corners of a wooden house, long and short stones at those of the others. */
export function addCorners(brief: Brief, put: Put, walls: CottagePlan["walls"], { width, depth, height }: Block): void {
  const layer = walls === "siding" ? "joinery" : "plinth";
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const at = [(x * width) / 2, 0, (z * depth) / 2] as const;
      if (walls === "siding") put(layer, box(0.06, height, 0.06, 0.01), { at: [at[0], height / 2, at[2]] });
      else
        for (let y = 0.19; y < height - 0.02; y += 0.105)
          put(
            layer,
            box(Math.round(y / 0.105) % 2 ? 0.13 : 0.08, 0.09, Math.round(y / 0.105) % 2 ? 0.08 : 0.13, brief.isDetailed ? 0.012 : 0),
            { at: [at[0] - x * 0.028, y, at[2] - z * 0.028] },
          );
    }
  }
}

/** Trunks laid over each other, crossing at the corners. */
export function addLogs(brief: Brief, put: Put, { width, depth, height }: Block): void {
  const radius = 0.045;
  const rows = Math.floor((height - 0.27) / (radius * 1.8));
  for (let row = 0; row <= rows; row++) {
    const y = 0.15 + row * radius * 1.8;
    for (const side of [-1, 1]) {
      const log = (length: number) =>
        patterned(cylinder(radius, length, { bevel: 0.01, segments: brief.segments(10) }), [row * 3, side * 5, length]);
      put("walls", placed(log(width + 0.16), { turn: [0, 0, 90], at: [0, y, (side * depth) / 2] }));
      put("walls", placed(log(depth + 0.16), { turn: [90, 0, 0], at: [(side * width) / 2, y + radius * 0.9, 0] }));
    }
  }
}
