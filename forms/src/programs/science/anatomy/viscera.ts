import { all, blob, sphere, sweep, torus } from "@blenda/forge/language/form";
import type { Limb } from "@blenda/forge/language/node";
import { way } from "@blenda/forge/language/numbers";
import { part, program } from "@blenda/forge/language/program";
import { clouds, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const held = { grip: { at: [0, 0.5, 0], size: [0.7, 0.8, 0.5] } } as const;
const limb = (numbers: readonly number[]): Limb => {
  const [x, y, z, radius, tx, ty, tz, thin] = numbers;
  return { at: [x, y, z], radius, to: [tx, ty, tz], thin };
};
const fleshy = [clouds({ by: -0.22 }, 0.22, { share: 0.5 }), speckles({ by: 0.2 }, 0.12, { size: 0.2, share: 0.3 })];

export const viscera = [
  program({
    id: "lungs",
    nouns: ["lung", "human lungs", "pair of lungs"],
    about: "a pair of human lungs with the windpipe between them",
    metresPerUnit: 0.26,
    wears: ["lung", "windpipe"],
    params: { wide: [0.94, 1.06], rings: [6, 9] },
    sockets: () => held,
    parts: ({ wide, rings }) => [
      part(
        "lungs",
        main("plastic", 0xe08a86, { paint: fleshy }),
        all(
          blob(
            [
              limb([-0.22, 0.86, -0.02, 0.1, -0.34, 0.5, 0, 0.22]),
              limb([-0.34, 0.5, 0, 0.22, -0.36, 0.24, 0, 0.21]),
              limb([-0.24, 0.62, 0.02, 0.14, -0.22, 0.26, 0.02, 0.14]),
              limb([-0.42, 0.14, 0, 0.1, -0.24, 0.16, 0, 0.11]),
            ],
            0.05,
            0.026,
          ).scale(wide, 1, 0.8),
          blob(
            [
              limb([0.22, 0.86, -0.02, 0.1, 0.34, 0.5, 0, 0.21]),
              limb([0.34, 0.5, 0, 0.21, 0.38, 0.22, 0, 0.18]),
              limb([0.25, 0.6, 0.02, 0.12, 0.3, 0.3, 0.02, 0.12]),
              limb([0.44, 0.14, 0, 0.1, 0.3, 0.15, 0, 0.09]),
            ],
            0.05,
            0.026,
          ).scale(wide, 1, 0.8),
        ),
      ),
      part(
        "windpipe",
        second("plastic", 0xf0d8c4),
        all(
          sweep(way`0 1.14 0, 0 0.9 0, 0 0.72 0`, 0.058),
          sweep(way`0 0.74 0, -0.08 0.64 0.02, -0.22 0.56 0.04`, [0.052, 0.046, 0.036]),
          sweep(way`0 0.74 0, 0.08 0.64 0.02, 0.22 0.56 0.04`, [0.052, 0.046, 0.036]),
          ...Array.from({ length: Math.round(rings) }, (_, at) => torus(0.06, 0.012).at(0, 1.12 - at * (0.36 / rings), 0)),
        ),
      ),
    ],
  }),
  program({
    id: "kidney",
    nouns: ["human kidney", "kidneys"],
    about: "a human kidney with its vessels",
    metresPerUnit: 0.11,
    wears: ["kidney", "artery", "vein"],
    params: { bend: [0.2, 0.26] },
    sockets: () => held,
    parts: ({ bend }) => [
      part(
        "kidney",
        main("plastic", 0x9a3a34, { paint: fleshy }),
        blob(
          [
            limb([0.02, 0.82, 0, 0.2, -bend, 0.56, 0, 0.22]),
            limb([-bend, 0.56, 0, 0.22, -bend, 0.44, 0, 0.22]),
            limb([-bend, 0.44, 0, 0.22, 0.04, 0.2, 0, 0.2]),
          ],
          0.08,
          0.03,
        ).scale(1, 1, 0.8),
      ),
      part(
        "artery",
        second("plastic", 0xd0382f),
        sweep(way`-0.08 0.56 0.06, 0.16 0.58 0.08, 0.36 0.62 0.06, 0.5 0.64 0.04`, [0.07, 0.06, 0.055, 0.055]),
      ),
      part(
        "vein",
        third("plastic", 0x3f66b0),
        sweep(way`-0.08 0.48 0.02, 0.16 0.48 0.04, 0.36 0.5 0.02, 0.5 0.5 0`, [0.075, 0.065, 0.06, 0.06]),
      ),
      part(
        "ureter",
        fixed("plastic", 0xe9c48a),
        sweep(way`-0.04 0.44 0, 0.14 0.36 0, 0.22 0.2 0, 0.22 -0.06 0`, [0.08, 0.05, 0.038, 0.034]),
      ),
    ],
  }),
  program({
    id: "stomach",
    nouns: ["human stomach", "belly organ"],
    about: "a human stomach between gullet and gut",
    metresPerUnit: 0.26,
    wears: ["stomach", "gullet gut"],
    params: { fat: [0.95, 1.08] },
    sockets: () => held,
    parts: ({ fat }) => [
      part(
        "stomach",
        main("plastic", 0xd98478, { paint: fleshy }),
        blob(
          [
            limb([0.06, 0.86, 0, 0.08, 0.16, 0.76, 0, 0.2]),
            limb([0.22, 0.78, 0, 0.22, 0.24, 0.5, 0, 0.23]),
            limb([0.24, 0.5, 0, 0.23, 0.06, 0.28, 0, 0.18]),
            limb([0.06, 0.28, 0, 0.18, -0.2, 0.34, 0, 0.11]),
            limb([-0.2, 0.34, 0, 0.1, -0.28, 0.4, 0, 0.075]),
          ],
          0.07,
          0.028,
        ).scale(fat, 1, 0.85 * fat),
      ),
      part(
        "tubes",
        second("plastic", 0xc06a64),
        all(
          sweep(way`0.04 0.84 0, -0.02 1.0 0, -0.03 1.2 0`, [0.085, 0.07, 0.068]),
          sweep(way`-0.24 0.38 0, -0.36 0.44 0, -0.44 0.34 0, -0.44 0.1 0`, [0.085, 0.08, 0.078, 0.078]),
        ),
      ),
      part(
        "vessels",
        third("plastic", 0xa8302c),
        all(
          sweep(way`0.42 0.7 0.12, 0.36 0.5 0.2, 0.2 0.3 0.2, -0.04 0.22 0.14`, [0.014, 0.016, 0.014, 0.008]),
          sweep(way`0.12 0.72 0.2, 0.1 0.56 0.21, -0.02 0.42 0.16`, [0.014, 0.012, 0.006]),
        ),
      ),
    ],
  }),
  program({
    id: "liver",
    nouns: ["human liver"],
    about: "a human liver with the gall bladder",
    metresPerUnit: 0.24,
    wears: ["liver", "gall bladder"],
    params: { lobe: [0.14, 0.18] },
    sockets: () => held,
    parts: ({ lobe }) => [
      part(
        "liver",
        main("plastic", 0x7a2a22, { paint: fleshy }),
        blob(
          [
            limb([-0.3, 0.44, 0, 0.26, -0.24, 0.22, 0, 0.18]),
            limb([-0.3, 0.46, 0, 0.26, 0.06, 0.5, 0, 0.2]),
            limb([0.06, 0.5, 0, 0.2, 0.5, 0.56, 0, 0.07]),
            limb([0.1, 0.42, 0, lobe, 0.34, 0.46, 0, 0.09]),
          ],
          0.08,
          0.03,
        ).scale(1, 1, 0.7),
      ),
      part(
        "gall bladder",
        second("plastic", 0x6f9a3a),
        all(sphere(0.085, 1.35, 24).turn(0, 0, 18).at(-0.02, 0.24, 0.11), sweep(way`0 0.32 0.1, 0.05 0.4 0.12`, [0.035, 0.025])),
      ),
      part(
        "ligament",
        fixed("plastic", 0xe9cdb4),
        sweep(way`0.06 0.72 0.02, 0.07 0.6 0.14, 0.05 0.46 0.15, 0.0 0.34 0.12`, [0.012, 0.018, 0.018, 0.012]),
      ),
      part("vessels", third("plastic", 0x3f66b0), sweep(way`0.04 0.42 0.02, 0.12 0.26 0.04, 0.14 0.06 0.02`, [0.06, 0.05, 0.045])),
    ],
  }),
];
