import { darker, hex } from "@blenda/forge/solid/color";
import type { Mark } from "../core/coat.ts";
import type { Tones } from "../core/creature.ts";

import type { Fish } from "./fish-plan.ts";

interface Marking extends Tones {
  high: number;
  wide: number;
  look: Fish["eyes"];
}

const MARKS: Record<NonNullable<Fish["marks"]>[number], (marking: Marking) => Mark[]> = {
  belly: ({ high, wide, second }) => {
    return [{ where: { at: [0, -high * 0.95, 0.1], size: [wide * 1.05, high * 0.6, 0.95] }, color: second, soft: 0.03 }];
  },
  orca: ({ high, wide, look, second }) => {
    return [
      { where: { at: [0, -high * 0.95, 0.1], size: [wide * 0.9, high * 0.62, 0.95] }, color: second },
      ...[1, -1].map((side) => ({
        where: { at: [side * wide * 0.75, look.at[1] + 0.08, look.at[0] - 0.1] as const, size: [0.12, 0.06, 0.14] as const },
        color: second,
      })),
    ];
  },
  gills: ({ high, wide, dark }) => {
    return [0, 1, 2, 3].flatMap((step) =>
      [1, -1].map(
        (side): Mark => ({
          where: {
            from: [side * wide * 1.05, high * 0.3, 0.34 - step * 0.05],
            to: [side * wide * 1.05, -high * 0.3, 0.37 - step * 0.05],
            thick: [0.012, 0.012],
          },
          color: dark,
          soft: 0.006,
        }),
      ),
    );
  },
  mouth: ({ wide, dark }) => {
    return [1, -1].map(
      (side): Mark => ({
        where: { from: [0, -0.1, 0.98], to: [side * wide * 0.8, -0.06, 0.66], thick: [0.02, 0.014] },
        color: darker(dark, 0.3),
        soft: 0.005,
      }),
    );
  },
  // A thin disc across the beak: where it meets the skin is the line of the mouth.
  smile: ({ dark }) => {
    return [{ where: { at: [0, -0.118, 0.94], size: [0.4, 0.009, 0.27], lean: 7 }, color: darker(dark, 0.4), soft: 0.005 }];
  },
  grooves: ({ high, wide, dark }) => {
    return [-3, -2, -1, 0, 1, 2, 3].map(
      (line): Mark => ({
        where: { from: [line * wide * 0.22, -high * 0.95, 0.75], to: [line * wide * 0.24, -high * 1.0, -0.1], thick: [0.016, 0.016] },
        color: dark,
        soft: 0.01,
      }),
    );
  },
  clown: ({ dark }) => {
    return [0.45, -0.1, -0.62].flatMap((z): Mark[] => [
      { where: { at: [0, 0, z], size: [1, 1, 0.115] }, color: darker(dark, 0.4), soft: 0.008 },
      { where: { at: [0, 0, z], size: [1, 1, 0.085] }, color: hex(0xfbf8f2), soft: 0.008 },
    ]);
  },
};

export function marksOf({ marks = [], stations, eyes: look }: Fish, tones: Tones): Mark[] {
  const high = Math.max(...stations.map(([, , each]) => each));
  const wide = Math.max(...stations.map(([, each]) => each));
  return marks.flatMap((name) => MARKS[name]({ ...tones, high, wide, look }));
}
