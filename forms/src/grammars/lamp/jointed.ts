import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { lacquer } from "@blenda/forge/language/pieces/finishes";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Placement, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { bulbPart, hood, metalOf, PAINTS } from "./light.ts";

/** Two arms with springs, a round foot, a conical head. */
export function jointed(brief: Brief): Part[] {
  const chance = brief.random.fork("pose");
  const color = brief.color(0, hex(brief.random.fork("paint").pick(PAINTS)));
  const [low, high] = [chance.between(100, 112), chance.between(38, 54)];
  const along = (from: Point, degrees: number, length: number): Point => [
    from[0] + Math.cos((degrees * Math.PI) / 180) * length,
    from[1] + Math.sin((degrees * Math.PI) / 180) * length,
    0,
  ];
  const root: Point = [-0.14, 0.14, 0];
  const elbow = along(root, low, 0.72);
  const wrist = along(elbow, high, chance.between(0.66, 0.8));
  const rods = [-1, 1].flatMap((side) => [rod(root, elbow, side * 0.03), rod(elbow, wrist, side * 0.03)]);
  const joints = [root, elbow, wrist].map((at) =>
    placed(cylinder(0.042, 0.11, { bevel: 0.01, segments: brief.segments(20) }), { turn: [90, 0, 0], at }),
  );
  const springs = [-1, 1].map((side) => spring(brief, along(root, low, 0.08), along(root, low, 0.36), side * 0.055));
  const r = chance.between(0.34, 0.4);
  const foot = lathe(
    [
      [0, 0],
      [r - 0.01, 0],
      [r, 0.012],
      [r - 0.01, 0.035],
      [r * 0.8, 0.055],
      [0.1, 0.07],
      [0.06, 0.1],
      [0, 0.1],
    ],
    { segments: brief.segments(48), creaseDegrees: 50 },
  );
  const stub = placed(cylinder(0.04, 0.1, { bevel: 0.008, segments: brief.segments(18) }), { at: [root[0], 0.09, 0] });
  const tilt: Placement = { turn: [0, 0, chance.between(24, 40)], at: [wrist[0] + 0.05, wrist[1] - 0.03, 0] };
  const profile: readonly ProfilePoint[] = chance.chance(0.5)
    ? flat`0.055 0.1, 0.075 0.04, 0.09 -0.06, 0.13 -0.14, 0.26 -0.36`
    : flat`0.05 0.1, 0.09 0.05, 0.1 -0.08, 0.19 -0.16, 0.25 -0.27, 0.265 -0.34`;
  const head = hood(brief, profile);
  return [
    { name: "paint", shape: joined([placed(foot, { at: [root[0], 0, 0] }), placed(head, tilt)]), surface: lacquer(brief, color, 0.06) },
    {
      name: "arms",
      shape: joined([
        ...rods,
        ...joints,
        ...springs,
        stub,
        tube([wrist, [wrist[0] + 0.05, wrist[1] - 0.02, 0]], 0.03, { sides: 10, rings: 2 }),
      ]),
      surface: metalOf(brief),
    },
    bulbPart(brief, placed(placed(sphere(0.095, brief.segments(24), 1.15), { at: [0, -0.2, 0] }), tilt)),
  ];
}

const rod = (from: Point, to: Point, z: number): Shape =>
  tube(
    [
      [from[0], from[1], z],
      [to[0], to[1], z],
    ],
    0.014,
    { sides: 10, isStraight: true },
  );

function spring(brief: Brief, from: Point, to: Point, z: number): Shape {
  const turns = 9;
  const dense = brief.isStyle("low-poly") ? 4 : 7;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const path = Array.from({ length: turns * dense + 1 }, (_, at): Point => {
    const t = at / (turns * dense);
    const angle = t * turns * 2 * Math.PI;
    const out = 0.02 * Math.cos(angle);
    return [from[0] + dx * t - (dy / length) * out, from[1] + dy * t + (dx / length) * out, z + 0.02 * Math.sin(angle)];
  });
  return tube(path, 0.005, { sides: 4, rings: turns * dense, isStraight: true });
}
