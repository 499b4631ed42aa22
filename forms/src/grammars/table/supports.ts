import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { beam } from "@blenda/forge/language/pieces/beam";
import { mix } from "@blenda/forge/solid/color";
import { box } from "@blenda/forge/solid/shapes/forms";
import { curved, lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { TableSize } from "./size.ts";

export function turnedLeg(brief: Brief, tall: number): Shape {
  const plain = flat`
    0 0, 0.035 0, 0.05 0.03, 0.045 0.06, 0.028 0.09, 0.04 0.2, 0.058 0.4, 0.062 0.55, 0.04 0.66, 0.03 0.69, 0.06 0.72, 0.06 0.745,
    0.034 0.77, 0.062 0.8, 0.066 1, 0 1
  `;
  const baluster = flat`
    0 0, 0.03 0, 0.055 0.05, 0.03 0.1, 0.05 0.13, 0.026 0.17, 0.05 0.28, 0.075 0.4, 0.05 0.55, 0.03 0.64, 0.055 0.68, 0.03 0.72,
    0.06 0.78, 0.06 1, 0 1
  `;
  const profile = brief.random.fork("turning").chance(0.5) ? plain : baluster;
  return lathe(
    curved(profile.slice(1, -1), brief.segments(36)).map(([r, y]): ProfilePoint => [r * 1.15, y * tall]),
    { segments: brief.segments(22), creaseDegrees: 46 },
  );
}

/** Two crossed or splayed frames and a beam through both, wedged. */
export function trestles(brief: Brief, { width, depth, isRound }: TableSize, under: number): Shape[] {
  const grain = brief.random.fork("trestles");
  const fat = brief.isStyle("cartoon", "medieval") ? 0.12 : 0.09;
  const isCrossed = grain.chance(0.5);
  const at = isRound ? width * 0.22 : width / 2 - 0.26;
  const z = depth / 2 - 0.12;
  const shapes = [-1, 1].flatMap((side) => {
    const x = side * at;
    const cap = placed(
      beam(
        [
          [0, -z - 0.02, 0],
          [0, z + 0.02, 0],
        ],
        fat,
        fat * 0.8,
        { grain },
      ),
      { turn: [90, 0, 0], at: [x, under - fat * 0.4 + 0.004, 0] },
    );
    if (isCrossed)
      return [
        cap,
        ...[-1, 1].map((lean) =>
          beam(
            [
              [x + lean * fat * 0.18, 0, lean * z],
              [x + lean * fat * 0.18, under - 0.02, -lean * z],
            ],
            fat * 0.7,
            fat,
            { grain },
          ),
        ),
      ];
    const foot = placed(
      beam(
        [
          [0, -z - 0.04, 0],
          [0, z + 0.04, 0],
        ],
        fat * 1.2,
        fat,
        { grain, bevel: 0.03 },
      ),
      { turn: [90, 0, 0], at: [x, fat * 0.5, 0] },
    );
    return [
      cap,
      foot,
      ...[-0.45, 0.45].map((share) =>
        beam(
          [
            [x, fat * 0.7, share * z],
            [x, under - 0.02, share * z * 0.8],
          ],
          fat * 0.8,
          fat * 0.9,
          { grain },
        ),
      ),
    ];
  });
  const tie = placed(
    beam(
      [
        [0, -at - 0.14, 0],
        [0, at + 0.14, 0],
      ],
      fat * 1.1,
      fat * 0.55,
      { grain },
    ),
    { turn: [0, 0, -90], at: [0, under * (isCrossed ? 0.5 : 0.36), 0] },
  );
  const wedges = [-1, 1].map((side) =>
    placed(box(0.03, fat * 1.9, 0.03, 0.006), {
      turn: [0, 0, side * 6],
      at: [side * (at + fat * 0.62), under * (isCrossed ? 0.5 : 0.36), 0],
    }),
  );
  return [...shapes, tie, ...wedges];
}

export function pedestal(brief: Brief, { width, depth, isRound }: TableSize, under: number): Shape[] {
  const isPlain = brief.isStyle("modern", "sci-fi", "retro");
  const column = isPlain
    ? flat`0 0, 0.42 0, 0.43 0.02, 0.3 0.05, 0.12 0.12, 0.06 0.3, 0.05 0.6, 0.08 0.88, 0.2 1, 0 1`
    : flat`
      0 0.1, 0.1 0.1, 0.13 0.16, 0.08 0.22, 0.1 0.3, 0.13 0.42, 0.08 0.56, 0.07 0.7, 0.11 0.74, 0.07 0.79, 0.12 0.9, 0.24 1, 0 1
    `;
  const wide = Math.min(width, depth) / 1.3;
  const places = isRound ? [0] : [-width * 0.27, width * 0.27];
  return places.flatMap((x) => {
    const shaft = placed(
      lathe(
        column.map(([r, y]) => [r * wide, y * under]),
        { segments: brief.segments(32), creaseDegrees: 46 },
      ),
      { at: [x, 0, 0] },
    );
    if (isPlain) return [shaft];
    const feet = [0, 1, 2, 3].map((at) =>
      placed(
        placed(
          tube(
            [
              [0, 0.26 * under, 0.05],
              [0, 0.24 * under, 0.2],
              [0, 0.08, 0.36],
              [0, 0.03, 0.46],
            ],
            (t) => mix(0.06, 0.036, t),
            { sides: brief.segments(12), rings: 12 },
          ),
          { turn: [0, at * 90 + 45, 0] },
        ),
        { at: [x, 0, 0] },
      ),
    );
    return [shaft, ...feet];
  });
}
