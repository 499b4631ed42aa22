import type { Point } from "../../solid/shapes/shape.ts";
import { type AnimalKind, chain, limbs, lumps, marks } from "./kind.ts";

/** Those that stand on two feet. */
export const penguin: AnimalKind = {
  body: {
    lumps: [
      { at: [0, 0.62, 0], size: [0.46, 0.62, 0.42] },
      { at: [0, 1.16, 0.04], size: [0.41, 0.36, 0.37] },
      ...lumps(0.2, 0.04, 0.24, 0.17, 0.07, 0.24),
    ],
    limbs: [
      ...limbs([0.4, 0.82, 0], [0.62, 0.4, 0.06], 0.1, 0.06),
      ...chain(
        [
          [0, 0.16, -0.3],
          [0, 0.1, -0.52],
        ],
        [0.14, 0.04],
      ),
    ],
    blend: 0.1,
  },
  marks: marks("second", [{ at: [0, 0.52, 0.42], size: [0.34, 0.44, 0.36] }, ...lumps(0.15, 1.12, 0.38, 0.19, 0.2, 0.22)]),
  patterns: ["plain"],
  colors: [0x2b3240, 0x3a4a63, 0x5d7a94],
  second: 0xf6f4ee,
  dark: 0xe8952c,
  inner: 0xf0952a,
  eyes: { at: [0.165, 1.2, 0.37], size: 0.062 },
  nose: { at: [0, 1.09, 0.45], size: [0.1, 0.055, 0.13], color: 0xf0952a },
};

const DINO_BACK: Point[] = [
  [0, 1.46, -0.2],
  [0, 1.28, -0.36],
  [0, 1.02, -0.36],
  [0, 0.78, -0.42],
  [0, 0.58, -0.58],
  [0, 0.42, -0.78],
  [0, 0.33, -0.98],
];

export const dinosaur: AnimalKind = {
  body: {
    lumps: [
      { at: [0, 1.2, 0.06], size: [0.4, 0.36, 0.38] },
      { at: [0, 1.07, 0.36], size: [0.31, 0.21, 0.28] },
      { at: [0, 0.54, -0.04], size: [0.38, 0.46, 0.36] },
      ...lumps(0.3, 0.28, 0, 0.2, 0.28, 0.26),
      ...lumps(0.31, 0.07, 0.16, 0.16, 0.09, 0.24),
    ],
    limbs: [
      ...limbs([0.3, 0.74, 0.2], [0.38, 0.58, 0.42], 0.085, 0.07),
      ...chain(
        [
          [0, 0.42, -0.24],
          [0, 0.24, -0.56],
          [0, 0.16, -0.86],
          [0.06, 0.2, -1.12],
        ],
        [0.3, 0.21, 0.13, 0.04],
      ),
    ],
    blend: 0.14,
  },
  marks: marks("second", [
    { at: [0, 0.5, 0.34], size: [0.27, 0.46, 0.26] },
    { at: [0, 0.92, 0.44], size: [0.3, 0.12, 0.34] },
  ]),
  patterns: ["scales", "spots", "stripes"],
  colors: [0x5fae4f, 0x3f9a8a, 0xd96f4a, 0x7a6fc0, 0xe0a63a],
  second: 0xf0e2b4,
  dark: 0x39503a,
  inner: 0xd9a58c,
  eyes: { at: [0.235, 1.27, 0.345], size: 0.085 },
  nose: { at: [0, 1.17, 0.6], size: [0.02, 0.014, 0.014], color: 0x39503a },
  crest: DINO_BACK,
};

export const dragon: AnimalKind = {
  ...dinosaur,
  colors: [0xb8332f, 0x2f8f6b, 0x4a5fc0, 0x8a4fb0, 0x2f3440],
  second: 0xf2cf8a,
  patterns: ["scales"],
  hasWings: true,
  hasHorns: true,
};
