import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { box, extruded, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";

export const PIECES = ["king", "queen", "bishop", "knight", "rook", "pawn"] as const;
export type PieceName = (typeof PIECES)[number];

/** One way of carving all six, standing at the origin, a king about 1.25 high. */
export type Carver = Record<PieceName, Shape>;

interface Turner {
  brief: Brief;
  segments: number;
}

const turned = ({ segments }: Turner, profile: number[], creaseDegrees = 42) => lathe(pairs(profile), { segments, creaseDegrees });

/** Foot and waist of a tournament piece, up to a double collar at the given height. */
const stem = (wide: number, high: number): number[] => [
  0,
  0,
  0.25 * wide,
  0,
  0.262 * wide,
  0.03,
  0.25 * wide,
  0.072,
  0.21 * wide,
  0.1,
  0.222 * wide,
  0.132,
  0.152 * wide,
  0.2,
  0.112 * wide,
  0.34,
  0.092 * wide,
  high,
  0.148 * wide,
  high + 0.024,
  0.152 * wide,
  high + 0.048,
  0.1 * wide,
  high + 0.08,
  0.128 * wide,
  high + 0.104,
  0.09 * wide,
  high + 0.136,
];

/** The classic tournament set. */
export function classic(turner: Turner): Carver {
  const round = turner.segments;
  const crossUp = placed(box(0.04, 0.16, 0.036, 0.009), { at: [0, 1.2, 0] });
  const crossBar = placed(box(0.112, 0.038, 0.036, 0.009), { at: [0, 1.215, 0] });
  const points = 9;
  const crown = lathe(flat`0 0.73, 0.09 0.73, 0.142 0.9, 0.148 0.93, 0.128 0.945, 0.09 0.905, 0 0.925`, {
    segments: points * Math.max(2, Math.round(round / points)),
    radius: (angle, y) => 1 + (y > 0.89 && y < 0.95 ? 0.09 * Math.cos(angle * points) : 0),
  });
  const bishopCut = turner.brief.solids;
  const mitre = bishopCut
    .revolve(flat`0 0.6, 0.085 0.6, 0.125 0.68, 0.13 0.74, 0.1 0.83, 0.04 0.91, 0 0.925`, round)
    .minus(bishopCut.box(0.3, 0.025, 0.2).turn(0, 0, -38).at(0.11, 0.8, 0.05))
    .shape(40);
  return {
    king: joined([turned(turner, [...stem(1, 0.7), 0.142, 1.02, 0.15, 1.045, 0.1, 1.09, 0.04, 1.11, 0, 1.115]), crossUp, crossBar]),
    queen: joined([
      turned(turner, [...stem(0.96, 0.6), 0.09, 0.74, 0, 0.75]),
      crown,
      placed(sphere(0.045, Math.max(8, round / 2)), { at: [0, 0.95, 0] }),
    ]),
    bishop: joined([
      turned(turner, [...stem(0.88, 0.46), 0, 0.62]),
      mitre,
      placed(sphere(0.034, Math.max(8, round / 2)), { at: [0, 0.94, 0] }),
    ]),
    knight: joined([
      turned(turner, [0, 0, 0.226, 0, 0.236, 0.03, 0.226, 0.07, 0.19, 0.1, 0.2, 0.13, 0.15, 0.18, 0.14, 0.22, 0, 0.22]),
      horse(turner.brief),
    ]),
    rook: rook(turner),
    pawn: joined([
      turned(
        turner,
        [
          0, 0, 0.2, 0, 0.21, 0.025, 0.2, 0.058, 0.168, 0.08, 0.178, 0.104, 0.12, 0.155, 0.078, 0.3, 0.07, 0.38, 0.12, 0.4, 0.128, 0.42,
          0.075, 0.445, 0, 0.45,
        ],
      ),
      placed(sphere(0.118, round), { at: [0, 0.545, 0] }),
    ]),
  };
}

function rook(turner: Turner): Shape {
  const { solids } = turner.brief;
  const body = turned(
    turner,
    [0, 0, 0.236, 0, 0.246, 0.03, 0.236, 0.07, 0.19, 0.1, 0.2, 0.13, 0.148, 0.19, 0.122, 0.42, 0.13, 0.44, 0.15, 0.455, 0, 0.46],
  );
  const notch = solids.box(0.05, 0.08, 0.5).at(0, 0.62, 0);
  const tower = solids
    .revolve(
      flat`0 0.44, 0.12 0.44, 0.168 0.48, 0.176 0.5, 0.176 0.615, 0.168 0.625, 0.125 0.625, 0.12 0.615, 0.12 0.54, 0 0.535`,
      turner.segments,
    )
    .minus(notch, notch.turn(0, 60, 0), notch.turn(0, 120, 0))
    .shape(40);
  return joined([body, tower]);
}

/** A horse's head and neck, looking along +x: a thick outline, thinner towards muzzle and ears. */
function horse(brief: Brief): Shape {
  const outline = flat`
    -0.13 0.2, 0.14 0.2, 0.12 0.28, 0.07 0.36, 0.06 0.43, 0.1 0.47, 0.15 0.46, 0.185 0.44, 0.215 0.45, 0.235 0.49, 0.225 0.54,
    0.17 0.62, 0.135 0.69, 0.09 0.735, 0.06 0.76, 0.02 0.775, -0.04 0.765, -0.1 0.71, -0.145 0.62, -0.168 0.5, -0.165 0.38, -0.15 0.28
  `;
  const isRough = brief.isStyle("low-poly");
  const raw = extruded(outline, 0.2, { bevel: 0.045, bevelSteps: isRough ? 1 : 4, creaseDegrees: 50 });
  const head = warped(
    raw,
    (point) => {
      const muzzle = Math.max(0, point.x - 0.06) * 2.6;
      const ears = Math.max(0, point.y - 0.72) * 3;
      const brow = point.x > 0.02 && point.x < 0.14 && point.y > 0.6 ? 0.12 : 0;
      point.z *= Math.max(0.42, 1 - muzzle - ears + brow);
      // The mane: scallops down the back of the neck.
      if (point.x < -0.08 && point.y > 0.3) point.x -= 0.012 * Math.abs(Math.sin(point.y * 34));
    },
    48,
  );
  const features = [-1, 1].flatMap((side) => [
    placed(sphere(0.022, 10), { at: [0.085, 0.64, side * 0.088], scale: [1.2, 1, 0.7] }),
    placed(sphere(0.014, 8), { at: [0.205, 0.49, side * 0.052] }),
    placed(lathe(flat`0 -0.03, 0.03 -0.02, 0.034 0.02, 0 0.11`, { segments: isRough ? 4 : 10 }), {
      at: [0.035, 0.76, side * 0.05],
      turn: [side * 14, 0, 8],
    }),
  ]);
  return joined([head, ...features]);
}

/** Bauhaus: cones, cubes and balls. */
export function geometric(turner: Turner): Carver {
  const cone = (wide: number, high: number) =>
    turned(turner, [0, 0, wide, 0, wide + 0.005, 0.02, wide, 0.04, wide * 0.42, high, 0, high + 0.002]);
  const ballOf = (size: number, y: number) => placed(sphere(size, turner.segments), { at: [0, y, 0] });
  const cube = (w: number, h: number, y: number, turn = 0) => placed(box(w, h, w, 0.012), { at: [0, y, 0], turn: [0, turn, 0] });
  return {
    king: joined([cone(0.24, 0.82), cube(0.22, 0.16, 0.9), cube(0.1, 0.18, 1.06, 45)]),
    queen: joined([cone(0.235, 0.74), ballOf(0.15, 0.86)]),
    bishop: joined([cone(0.21, 0.56), placed(turned(turner, [0, 0, 0.11, 0.04, 0.12, 0.1, 0, 0.32]), { at: [0, 0.56, 0] })]),
    knight: joined([
      turned(turner, [0, 0, 0.21, 0, 0.215, 0.02, 0.21, 0.04, 0.17, 0.12, 0, 0.122]),
      extruded(flat`-0.15 0.1, 0.13 0.1, 0.02 0.4, 0.2 0.36, 0.26 0.44, 0.1 0.68, 0.04 0.8, -0.04 0.7, -0.17 0.52`, 0.17, {
        bevel: 0.016,
        creaseDegrees: 20,
      }),
    ]),
    rook: joined([cube(0.38, 0.08, 0.04), cube(0.26, 0.4, 0.26), cube(0.34, 0.12, 0.5)]),
    pawn: joined([cone(0.18, 0.3), ballOf(0.115, 0.39)]),
  };
}
