import type { Brief } from "@blenda/forge/grammar/brief";
import { coneRoof } from "@blenda/forge/language/pieces/cone-roof";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { box, cylinder } from "@blenda/forge/solid/shapes/forms";
import { type Point, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { addFlag } from "./keep.ts";
import type { TowerLayer, TowerPieces } from "./pieces.ts";

const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** A lookout of beams: four legs with crosses between them, a platform with a rail, a hat, a ladder. */
export function watchtower(brief: Brief): TowerPieces {
  const { random } = brief;
  const pieces = new Gathered<TowerLayer>();
  const tall = random.between(0.95, 1.4);
  const [foot, head] = [random.between(0.36, 0.44), random.between(0.24, 0.3)];
  const deckY = tall;
  const roofY = tall + 0.46;
  const spread = (y: number) => foot + (head - foot) * Math.min(1, y / tall);
  let grain = 0;
  const beam = (from: Point, to: Point, radius: number) => pieces.add("timber", patternedTube(brief, from, to, radius, grain++));
  for (const [x, z] of CORNERS) {
    beam([x * foot, -0.03, z * foot], [x * head, roofY, z * head], 0.036);
    pieces.add("base", cylinder(0.09, 0.09, { top: 0.06, bevel: 0.015, segments: 8 }), { at: [x * foot, 0.03, z * foot] });
  }
  const levels = tall > 1.15 ? 3 : 2;
  for (let level = 0; level < levels; level++) {
    const [low, high] = [0.1 + ((tall - 0.14) * level) / levels, 0.1 + ((tall - 0.14) * (level + 1)) / levels];
    for (const [at, [x, z]] of CORNERS.entries()) {
      const [nx, nz] = CORNERS[(at + 1) % 4];
      const corner = (cx: number, cz: number, y: number): Point => [cx * spread(y), y, cz * spread(y)];
      beam(corner(x, z, high), corner(nx, nz, high), 0.024);
      // The front stays open for the ladder.
      if (at === 3 && level === 0) continue;
      beam(corner(x, z, low), corner(nx, nz, high), 0.018);
      beam(corner(nx, nz, low), corner(x, z, high), 0.018);
    }
  }
  addPlatform(brief, pieces, head, deckY);
  addLadder(pieces, foot, head, deckY);
  const rows = brief.isStyle("low-poly") ? 3 : 6;
  pieces.add(
    "roof",
    coneRoof({ radius: head * 2.05, height: random.between(0.34, 0.5), rows, segments: 4, flare: random.between(0, 0.35), thick: 0.024 }),
    { at: [0, roofY - 0.05, 0], turn: [0, 45, 0] },
  );
  for (const [at, [x, z]] of CORNERS.entries()) {
    const [nx, nz] = CORNERS[(at + 1) % 4];
    beam([x * head, roofY - 0.03, z * head], [nx * head, roofY - 0.03, nz * head], 0.028);
  }
  addFlag(pieces, roofY + 0.26, 0.42, 0);
  pieces.add("iron", box(0.06, 0.02, 0.06, 0.006), { at: [head * 0.6, roofY - 0.14, head] });
  pieces.add("iron", box(0.01, 0.12, 0.01, 0), { at: [head * 0.6, roofY - 0.08, head] });
  pieces.add("light", box(0.045, 0.06, 0.045, 0.01), { at: [head * 0.6, roofY - 0.18, head] });
  return pieces;
}

function patternedTube(brief: Brief, [x0, y0, z0]: Point, [x1, y1, z1]: Point, radius: number, grain: number): Shape {
  const length = Math.hypot(x1 - x0, y1 - y0, z1 - z0);
  const pole = patterned(cylinder(radius, length, { top: radius * 0.88, bevel: radius * 0.3, segments: brief.segments(9) }), [
    grain * 3,
    grain,
    0,
  ]);
  const lean = (Math.acos((y1 - y0) / length) * 180) / Math.PI;
  const heading = (Math.atan2(x1 - x0, z1 - z0) * 180) / Math.PI;
  const turned = placed(placed(pole, { turn: [lean, 0, 0] }), { turn: [0, heading, 0] });
  return placed(turned, { at: [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2] });
}

function addPlatform(brief: Brief, pieces: TowerPieces, head: number, y: number): void {
  const side = head * 2 + 0.26;
  const planks = 9;
  for (let plank = 0; plank < planks; plank++) {
    const board = patterned(box((side / planks) * 0.94, 0.03, side + brief.random.between(-0.03, 0.03), 0.005), [plank * 2, 5, plank]);
    pieces.add("timber", placed(board, { at: [side * ((plank + 0.5) / planks - 0.5), y + 0.015, 0] }));
  }
  for (const away of [-head, 0, head])
    pieces.add("timber", patterned(box(side, 0.05, 0.05, 0), [away, 1, 1]), { at: [0, y - 0.022, away] });
  const rail = side / 2 - 0.03;
  for (const [turn] of [[0], [90], [180], [270]]) {
    for (const height of [0.1, 0.2])
      pieces.add("timber", placed(patterned(box(side, 0.028, 0.022, 0), [turn, height, 0]), { at: [0, y + height, rail] }), {
        turn: [0, turn, 0],
      });
    for (let post = 0; post < 5; post++)
      pieces.add(
        "timber",
        placed(patterned(box(0.03, 0.24, 0.03, 0), [turn, post, 2]), { at: [rail * (post / 2.5 - 1), y + 0.12, rail] }),
        { turn: [0, turn, 0] },
      );
  }
}

function addLadder(pieces: TowerPieces, foot: number, head: number, y: number): void {
  const [low, high] = [foot + 0.22, head + 0.14];
  for (const x of [-0.07, 0.07])
    pieces.add(
      "timber",
      tube(
        [
          [x, -0.02, low],
          [x, y + 0.06, high],
        ],
        0.014,
        { sides: 7, isStraight: true },
      ),
    );
  const rungs = Math.round(y / 0.09);
  for (let rung = 1; rung < rungs; rung++) {
    const share = rung / rungs;
    pieces.add(
      "timber",
      placed(cylinder(0.009, 0.15, { segments: 6, bevel: 0 }), { turn: [0, 0, 90], at: [0, y * share, low + (high - low) * share] }),
    );
  }
}
