import { hashText } from "../../solid/random.ts";
import { box } from "../../solid/shapes/forms.ts";
import { joined, patterned, placed, type Shape } from "../../solid/shapes/shape.ts";
import type { Pair } from "./outlines.ts";

/** A roof of two slopes, its ridge along x, standing on walls whose top is y = 0. */
export interface GableRoof {
  length: number;
  /** Half the depth of the walls below. */
  half: number;
  rise: number;
  /** How far it stands out over the walls: at the eaves, and at the gables. */
  eaves: number;
  verge: number;
  /** 0 straight slopes, towards 0.7 bells that flatten at the eaves. */
  flare: number;
  rows: number;
  thick: number;
}

/** Height of the slope at a distance from the ridge. */
export function slopeHeight({ half, rise, flare }: GableRoof, away: number): number {
  const up = 1 - away / half;
  return rise * (up > 0 ? (1 - flare) * up + flare * up * up : (1 - flare) * up);
}

/** The end wall under the roof, from one foot of the slope over the ridge to the other, a little below the tiles. */
export function gableLine(roof: GableRoof, steps = 6): Pair[] {
  const side = Array.from({ length: steps + 1 }, (_, step): Pair => {
    const away = roof.half * (1 - step / steps);
    return [away, slopeHeight(roof, away) - 0.004];
  });
  return [
    ...side,
    ...side
      .slice(0, -1)
      .reverse()
      .map(([x, y]): Pair => [-x, y]),
  ];
}

/** Overlapping rows from the eaves to the ridge; each keeps coordinates of its own for its tiles. */
export function gableRows(roof: GableRoof, bevel = 0.012): Shape {
  const reach = roof.half + roof.eaves;
  const rows: Shape[] = [];
  for (const side of [0, 180]) {
    for (let row = 0; row < roof.rows; row++) {
      const low = reach * (1 - row / roof.rows);
      const high = reach * (1 - (row + 1) / roof.rows);
      const [lowY, highY] = [slopeHeight(roof, low), slopeHeight(roof, high)];
      const slope = Math.atan2(highY - lowY, low - high);
      const length = Math.hypot(low - high, highY - lowY) * 1.3;
      const lift = roof.thick * 0.62;
      const shift = (hashText(`${side}:${row}`) % 97) / 97;
      const board = patterned(box(roof.length + 2 * roof.verge, roof.thick, length, Math.min(bevel, roof.thick * 0.4)), [
        shift,
        10 * (row + (side > 0 ? roof.rows : 0)),
        0,
      ]);
      const middle = (low + high) / 2 - 0.1 * (low - high);
      const lean = (slope * 180) / Math.PI - (roof.thick / length) * 34;
      const raised = placed(board, {
        turn: [lean, 0, 0],
        at: [0, slopeHeight(roof, middle) + lift * Math.cos(slope), middle + lift * Math.sin(slope) * 0.4],
      });
      rows.push(placed(raised, { turn: [0, side, 0] }));
    }
  }
  return joined(rows);
}

/** A beam that follows the slope on both sides of each gable. */
export function vergeBoards(roof: GableRoof, width: number, depth: number, steps = 4): Shape {
  const reach = roof.half + roof.eaves * 0.96;
  const boards: Shape[] = [];
  for (const end of [-1, 1]) {
    for (const side of [0, 180]) {
      for (let step = 0; step < steps; step++) {
        const low = reach * (1 - step / steps);
        const high = reach * (1 - (step + 1) / steps);
        const [lowY, highY] = [slopeHeight(roof, low), slopeHeight(roof, high)];
        const slope = (Math.atan2(highY - lowY, low - high) * 180) / Math.PI;
        const length = Math.hypot(low - high, highY - lowY) + 0.03;
        const board = patterned(placed(box(depth, width, length, 0), { turn: [90, 0, 0] }), [step, side, end]);
        const upright = placed(board, { turn: [slope - 90, 0, 0], at: [0, (lowY + highY) / 2 - width * 0.25, (low + high) / 2] });
        boards.push(placed(placed(upright, { turn: [0, side, 0] }), { at: [end * (roof.length / 2 + roof.verge - depth * 0.2), 0, 0] }));
      }
    }
  }
  return joined(boards);
}
