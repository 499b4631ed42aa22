import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { beam } from "@blenda/forge/language/pieces/beam";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Frame } from "./backs.ts";

export type LegKind = "square" | "turned" | "splayed" | "cabriole";

/** Front legs; the back ones too when there is no back, else the posts of the back reach the ground. */
export function legShapes(brief: Brief, frame: Frame, kind: LegKind): Shape[] {
  const grain = brief.random.fork("leg grain");
  const { width, depth, seat } = frame;
  const places = [-1, 1].flatMap((x) => (brief.has("stool") ? [1, -1] : [1]).map((z): [number, number] => [x, z]));
  return places
    .map(([x, z]) => {
      const inset = frame.post * 0.62;
      const at: Point = [x * (width / 2 - inset), 0, z * (depth / 2 - inset)];
      return placed(oneLeg(brief, frame, kind, x, z, grain), { at });
    })
    .concat(brief.has("stool") && kind === "cabriole" ? [placed(sphere(0.05, 8), { at: [0, seat - 0.1, 0] })] : []);
}

function oneLeg(brief: Brief, { seat, post }: Frame, kind: LegKind, x: number, z: number, grain: Brief["random"]): Shape {
  const round = { sides: brief.segments(14), rings: brief.segments(12) };
  switch (kind) {
    case "square":
      return beam(
        [
          [0, 0, 0],
          [0, seat, 0],
        ],
        post,
        post,
        { grain, rows: 3, taper: (t) => 0.7 + 0.3 * Math.min(1, t * 1.4) },
      );
    case "splayed":
      return tube(
        [
          [x * 0.09, 0, z * 0.09],
          [0, seat - 0.02, 0],
        ],
        (t) => post * (0.3 + 0.24 * t),
        { ...round, rings: 6 },
      );
    case "cabriole":
      return tube(
        [
          [x * 0.1, 0.02, z * 0.1],
          [x * 0.05, 0.12, z * 0.05],
          [-x * 0.02, 0.4, -z * 0.02],
          [x * 0.06, 0.72, z * 0.06],
          [0, seat, 0],
        ],
        (t) => post * (t < 0.08 ? 0.62 : 0.34 + 0.46 * t ** 1.6),
        round,
      );
    default: {
      const shares = flat`
        0 0, 0.26 0, 0.34 0.03, 0.3 0.09, 0.4 0.14, 0.24 0.2, 0.34 0.34, 0.52 0.5, 0.36 0.6, 0.28 0.64, 0.5 0.68, 0.5 0.71, 0.3 0.74,
        0.52 0.8, 0.54 1, 0 1
      `;
      return lathe(
        shares.map(([r, y]) => [r * post * 1.1, y * seat]),
        { segments: brief.segments(16), creaseDegrees: 48 },
      );
    }
  }
}

export function stretchers(brief: Brief, frame: Frame, kind: LegKind): Shape[] {
  const { width, depth, seat, post } = frame;
  const random = brief.random.fork("stretchers");
  const low = seat * random.between(0.24, 0.36);
  const [x, z] = [width / 2 - post * 0.62, depth / 2 - post * 0.62];
  const thin = post * 0.42;
  const across = (at: Point, length: number, isDeep: boolean, tall = thin, deep = thin) =>
    placed(
      beam(
        [
          [0, -length / 2, 0],
          [0, length / 2, 0],
        ],
        tall,
        deep,
        { bevel: 0.008, grain: random },
      ),
      { turn: isDeep ? [90, 0, 0] : [0, 0, 90], at },
    );
  const apron = [
    across([0, seat - 0.1, z], width - post * 2, false, 0.13, 0.045),
    across([0, seat - 0.1, -z], width - post * 2, false, 0.13, 0.045),
    ...[-1, 1].map((side) =>
      placed(
        beam(
          [
            [0, -depth / 2 + post, 0],
            [0, depth / 2 - post, 0],
          ],
          0.045,
          0.13,
          { bevel: 0.008, grain: random },
        ),
        { turn: [90, 0, 0], at: [side * x, seat - 0.1, 0] },
      ),
    ),
  ];
  if (kind === "cabriole") return apron;
  const rods = [...[-1, 1].map((side) => across([side * x, low, 0], depth - post, true)), across([0, low, 0], width - post * 1.2, false)];
  if (brief.has("tall")) rods.push(across([0, low, z], width - post, false));
  return [...apron, ...rods];
}
