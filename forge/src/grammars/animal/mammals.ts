import type { Point } from "../../solid/shapes/shape.ts";
import { type AnimalKind, chain, limbs, lumps, marks } from "./kind.ts";
import type { Limb, Lump } from "./soft-body.ts";

const HEAD: Lump = { at: [0, 1.1, 0.08], size: [0.5, 0.43, 0.43] };
const TRUNK: Lump[] = [
  { at: [0, 0.44, -0.02], size: [0.36, 0.44, 0.33] },
  { at: [0, 0.26, -0.04], size: [0.4, 0.27, 0.36] },
];
/** Front legs reach the ground between the hind paws. */
const SITTING: Limb[] = [
  ...limbs([0.2, 0.62, 0.18], [0.17, 0.1, 0.36], 0.13, 0.11),
  ...limbs([0.3, 0.13, 0.1], [0.34, 0.09, 0.36], 0.17, 0.1),
];
const CHEST: Lump = { at: [0, 0.5, 0.32], size: [0.24, 0.34, 0.2] };
const PAWS: Lump[] = [...lumps(0.17, 0.06, 0.44, 0.16, 0.12, 0.16), ...lumps(0.34, 0.05, 0.44, 0.15, 0.12, 0.16)];
const FACE = { eyes: { at: [0.2, 1.13, 0.475] as Point, size: 0.082 } };

export const cat: AnimalKind = {
  ...FACE,
  body: {
    lumps: [HEAD, ...TRUNK, ...lumps(0.09, 0.98, 0.46, 0.12, 0.09, 0.09)],
    limbs: [
      ...SITTING,
      ...limbs([0.28, 1.36, 0.06], [0.37, 1.68, 0.04], 0.17, 0.025),
      ...chain(
        [
          [0.1, 0.16, -0.3],
          [0.4, 0.12, -0.42],
          [0.62, 0.2, -0.2],
          [0.66, 0.4, -0.08],
        ],
        [0.1, 0.1, 0.09, 0.085],
      ),
    ],
    blend: 0.12,
  },
  marks: [
    ...marks("second", [
      CHEST,
      { at: [0, 0.95, 0.5], size: [0.24, 0.15, 0.2] },
      ...PAWS,
      { at: [0.67, 0.47, -0.06], size: [0.16, 0.14, 0.16] },
    ]),
    ...marks("inner", lumps(0.33, 1.5, 0.16, 0.075, 0.15, 0.1)),
  ],
  patterns: ["stripes", "stripes", "plain", "spots"],
  colors: [0xe08a3a, 0x8a8f98, 0x3a3a40, 0xd9b98a, 0xb8683a],
  second: 0xf4ecdf,
  dark: 0x4a3226,
  inner: 0xe79a94,
  nose: { at: [0, 1.04, 0.545], size: [0.045, 0.032, 0.03], color: 0xd9737a },
  hasWhiskers: true,
  hasCollar: true,
};

export const dog: AnimalKind = {
  ...cat,
  body: {
    lumps: [HEAD, ...TRUNK, { at: [0, 0.98, 0.48], size: [0.19, 0.15, 0.2] }],
    limbs: [
      ...SITTING,
      ...limbs([0.4, 1.34, 0.02], [0.56, 0.92, 0.1], 0.12, 0.13),
      ...chain(
        [
          [0, 0.3, -0.3],
          [0.06, 0.5, -0.5],
          [0.14, 0.72, -0.46],
        ],
        [0.1, 0.09, 0.05],
      ),
    ],
    blend: 0.12,
  },
  marks: [
    ...marks("second", [CHEST, { at: [0, 0.96, 0.58], size: [0.22, 0.2, 0.24] }, { at: [0, 1.28, 0.48], size: [0.07, 0.3, 0.2] }, ...PAWS]),
    ...marks("dark", lumps(0.54, 1.06, 0.08, 0.14, 0.3, 0.22)),
  ],
  patterns: ["plain", "plain", "spots"],
  colors: [0xc98a4b, 0xe3c28d, 0x6b4a34, 0x9a9da3],
  dark: 0x6b4127,
  nose: { at: [0, 1.05, 0.67], size: [0.075, 0.052, 0.045], color: 0x2a2426 },
  hasWhiskers: false,
};

export const bear: AnimalKind = {
  ...dog,
  body: {
    lumps: [
      HEAD,
      ...TRUNK,
      { at: [0, 0.97, 0.45], size: [0.2, 0.15, 0.15] },
      ...lumps(0.36, 1.47, 0.02, 0.15, 0.15, 0.09),
      { at: [0, 0.3, -0.38], size: [0.1, 0.1, 0.09] },
    ],
    limbs: [...limbs([0.3, 0.66, 0.1], [0.42, 0.36, 0.3], 0.14, 0.12), ...limbs([0.24, 0.16, 0.1], [0.3, 0.13, 0.46], 0.18, 0.14)],
    blend: 0.13,
  },
  marks: [
    ...marks("second", [
      { at: [0, 0.44, 0.32], size: [0.26, 0.3, 0.2] },
      { at: [0, 0.96, 0.56], size: [0.22, 0.17, 0.18] },
    ]),
    ...marks("inner", [...lumps(0.36, 1.47, 0.12, 0.09, 0.09, 0.08), ...lumps(0.31, 0.13, 0.62, 0.1, 0.1, 0.08)]),
  ],
  patterns: ["plain"],
  colors: [0x9a6238, 0xc58a52, 0x6b4a3a, 0xd9bfa0],
  second: 0xe9d2ab,
  inner: 0xd9a58c,
  nose: { at: [0, 1.03, 0.585], size: [0.075, 0.052, 0.04], color: 0x2a2426 },
  hasCollar: false,
};

export const panda: AnimalKind = {
  ...bear,
  marks: marks("dark", [
    ...lumps(0.36, 1.5, 0.02, 0.22, 0.18, 0.2),
    ...lumps(0.22, 1.1, 0.46, 0.13, 0.16, 0.16),
    ...lumps(0.42, 0.5, 0.2, 0.2, 0.32, 0.34),
    ...lumps(0.32, 0.14, 0.5, 0.24, 0.26, 0.28),
  ]),
  colors: [0xf1eee6],
  dark: 0x26262a,
};

export const rabbit: AnimalKind = {
  ...cat,
  body: {
    lumps: [HEAD, ...TRUNK, ...lumps(0.085, 0.97, 0.45, 0.12, 0.09, 0.1), { at: [0, 0.24, -0.42], size: [0.15, 0.15, 0.14] }],
    limbs: [...SITTING, ...limbs([0.17, 1.4, 0], [0.27, 2.02, -0.06], 0.1, 0.115)],
    blend: 0.11,
  },
  marks: [
    ...marks("second", [CHEST, { at: [0, 0.93, 0.52], size: [0.22, 0.13, 0.18] }, { at: [0, 0.24, -0.5], size: [0.22, 0.2, 0.16] }]),
    ...marks("inner", lumps(0.235, 1.8, 0.08, 0.06, 0.26, 0.08)),
  ],
  patterns: ["plain", "plain", "spots"],
  colors: [0xd8c7b2, 0xb08d6e, 0xf0ebe2, 0x8d8f96],
  second: 0xfbf7f0,
  nose: { at: [0, 1.035, 0.54], size: [0.04, 0.03, 0.028], color: 0xe08a94 },
  hasCollar: false,
};

export const fox: AnimalKind = {
  ...cat,
  body: {
    lumps: [HEAD, ...TRUNK, { at: [0, 0.98, 0.5], size: [0.16, 0.11, 0.2] }, ...lumps(0.34, 1.0, 0.2, 0.2, 0.16, 0.18)],
    limbs: [
      ...SITTING,
      ...limbs([0.28, 1.36, 0.04], [0.4, 1.78, 0.02], 0.19, 0.03),
      ...chain(
        [
          [0.05, 0.2, -0.3],
          [0.42, 0.2, -0.5],
          [0.68, 0.44, -0.34],
          [0.72, 0.78, -0.22],
        ],
        [0.1, 0.17, 0.18, 0.05],
      ),
    ],
    blend: 0.12,
  },
  marks: [
    ...marks("second", [
      CHEST,
      { at: [0, 0.91, 0.56], size: [0.2, 0.12, 0.26] },
      ...lumps(0.32, 0.96, 0.36, 0.22, 0.14, 0.18),
      { at: [0.72, 0.76, -0.22], size: [0.2, 0.2, 0.2] },
    ]),
    ...marks("dark", [...PAWS, ...lumps(0.39, 1.74, 0.02, 0.14, 0.16, 0.14)]),
    ...marks("inner", lumps(0.35, 1.52, 0.17, 0.08, 0.16, 0.1)),
  ],
  patterns: ["plain"],
  colors: [0xdc6a25, 0xc8562a, 0xd9772f, 0xdfe3ea],
  dark: 0x33262a,
  inner: 0x3a2a2c,
  nose: { at: [0, 1.03, 0.69], size: [0.05, 0.04, 0.036], color: 0x221d20 },
  hasWhiskers: false,
  hasCollar: false,
};
