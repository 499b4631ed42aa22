import { all, blob, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import type { Limb } from "@blenda/forge/language/node";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program } from "@blenda/forge/language/program";
import { clouds, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const SKINS = { light: 0xf0c4a2, fair: 0xe2ac84, brown: 0xb47a50, dark: 0x7a4c30 } as const;
const skinTone = pick("light", "fair", "brown", "dark");
const held = { grip: { at: [0, 0.5, 0], size: [0.7, 0.8, 0.5] } } as const;
const limb = (numbers: readonly number[]): Limb => {
  const [x, y, z, radius, tx, ty, tz, thin] = numbers;
  return { at: [x, y, z], radius, to: [tx, ty, tz], thin };
};

/** Fingers as lines of joints from the palm: root, knuckle, tip. */
const finger = (rows: readonly number[], thick: number): Limb[] => {
  const points = way(rows);
  return points.slice(1).map((to, at) => ({ at: points[at], radius: thick * (1 - at * 0.1), to, thin: thick * (0.92 - at * 0.1) }));
};
const palm: Limb[] = [
  limb([-0.12, 0.4, 0, 0.13, -0.16, 0.66, 0, 0.11]),
  limb([0.1, 0.4, 0, 0.13, 0.15, 0.64, 0, 0.105]),
  limb([0, 0.42, 0, 0.15, 0, 0.66, 0, 0.12]),
  limb([0, 0.02, 0, 0.14, 0, 0.36, 0, 0.13]),
];
const flatHand = (form: Form) => form.scale(1, 1, 0.75);

const HANDS: Readonly<Record<string, readonly Limb[]>> = {
  open: [
    ...palm,
    ...finger([-0.19, 0.66, 0, -0.26, 0.9, 0, -0.29, 1.08, 0], 0.072),
    ...finger([-0.065, 0.7, 0, -0.08, 0.98, 0, -0.085, 1.19, 0], 0.076),
    ...finger([0.06, 0.7, 0, 0.085, 0.96, 0, 0.1, 1.15, 0], 0.073),
    ...finger([0.17, 0.65, 0, 0.23, 0.86, 0, 0.26, 1.0, 0], 0.063),
    ...finger([-0.16, 0.36, 0.03, -0.34, 0.54, 0.06, -0.42, 0.7, 0.06], 0.08),
  ],
  fist: [
    ...palm,
    ...[-0.18, -0.06, 0.06, 0.17].flatMap((x) => finger([x, 0.66, 0.02, x, 0.72, 0.2, x, 0.54, 0.3, x, 0.46, 0.16], 0.08)),
    ...finger([-0.2, 0.4, 0.08, -0.2, 0.52, 0.34, -0.02, 0.54, 0.42], 0.082),
  ],
  thumb: [
    ...palm,
    ...[-0.18, -0.06, 0.06, 0.17].flatMap((x) => finger([x, 0.66, 0.02, x, 0.72, 0.2, x, 0.54, 0.3, x, 0.46, 0.16], 0.08)),
    ...finger([-0.16, 0.52, 0.06, -0.36, 0.56, 0.14, -0.66, 0.56, 0.12], 0.092),
  ],
  peace: [
    ...palm,
    ...finger([-0.16, 0.66, 0, -0.28, 0.94, 0, -0.36, 1.14, 0], 0.076),
    ...finger([-0.04, 0.7, 0, 0.03, 1.0, 0, 0.07, 1.22, 0], 0.078),
    ...[0.07, 0.18].flatMap((x) => finger([x, 0.66, 0.02, x, 0.72, 0.2, x, 0.54, 0.28, x, 0.46, 0.16], 0.076)),
    ...finger([-0.18, 0.4, 0.08, -0.1, 0.5, 0.3, 0.08, 0.54, 0.36], 0.08),
  ],
};

export const organs = [
  program({
    id: "hand",
    is: ["upright"],
    nouns: ["human hand", "open hand", "fist", "thumbs up", "thumb", "palm of a hand", "hands", "peace hand"],
    about: "a human hand: open, a fist, thumbs up or the sign of peace",
    metresPerUnit: 0.17,
    wears: ["skin", "cuff sleeve"],
    params: { tone: skinTone, cuff: [0.19, 0.21] },
    traits: { fist: "clenched punching", thumb: "thumbs liking", peace: "victory" },
    sockets: () => ({ grip: { at: [0, 0.6, 0.15], size: [0.4, 0.4, 0.3] } }),
    parts: ({ tone, cuff }, { has }) => {
      const pose = (["fist", "thumb", "peace"] as const).find((name) => has(name)) ?? "open";
      const turned = (form: Form) => (pose === "thumb" ? form.turn(0, 0, -90).at(-0.5, 0.36, 0) : form);
      return [
        part(
          "hand",
          main("plastic", SKINS[tone], { paint: [clouds({ by: -0.08 }, 0.2, { share: 0.4 })] }),
          turned(flatHand(blob(HANDS[pose], 0.03, 0.024))),
        ),
        part(
          "cuff",
          second("fabric", 0x3f6fb0),
          turned(
            all(
              lathe(flat`0.12 -0.02, ${cuff} -0.02, ${cuff + 0.01} 0.03, ${cuff} 0.16, 0.16 0.17, 0.12 0.1, 0.12 -0.02`).scale(1, 1, 0.9),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "foot",
    nouns: ["human foot", "bare foot", "feet", "toes", "toe"],
    about: "a bare human foot with five toes",
    metresPerUnit: 0.26,
    wears: ["skin"],
    params: { tone: skinTone, arch: [0.1, 0.13] },
    sockets: () => held,
    parts: ({ tone, arch }) => [
      part(
        "foot",
        main("plastic", SKINS[tone], { paint: [clouds({ by: -0.08 }, 0.2, { share: 0.4 })] }),
        blob(
          [
            limb([0, 0.12, -0.34, 0.13, 0, arch + 0.04, 0.1, 0.13]),
            limb([0, 0.16, 0, 0.12, -0.06, 0.1, 0.3, 0.11]),
            limb([0.05, 0.14, 0, 0.1, 0.1, 0.09, 0.26, 0.09]),
            limb([0, 0.2, -0.28, 0.13, 0, 0.66, -0.3, 0.12]),
            limb([0, 0.4, -0.24, 0.1, 0, 0.2, 0.02, 0.1]),
            ...[
              [-0.15, 0.48, 0.075],
              [-0.05, 0.49, 0.056],
              [0.03, 0.46, 0.052],
              [0.1, 0.42, 0.048],
              [0.165, 0.36, 0.044],
            ].map(([x, z, r]) => limb([x * 0.9, 0.08, z - 0.16, r, x, 0.06, z, r])),
          ],
          0.06,
          0.026,
        ),
      ),
      part(
        "nails",
        fixed("porcelain", 0xf6dccb),
        all(
          ...[
            [-0.15, 0.5, 0.05],
            [-0.05, 0.505, 0.036],
            [0.03, 0.475, 0.034],
            [0.1, 0.435, 0.031],
            [0.165, 0.372, 0.028],
          ].map(([x, z, r]) =>
            sphere(r, 1, 12)
              .scale(1, 0.35, 1.1)
              .at(x, 0.065 + r * 1.15, z + 0.01),
          ),
        ),
      ),
    ],
  }),
  program({
    id: "human heart",
    is: ["upright"],
    nouns: ["anatomical heart", "heart organ", "real heart"],
    about: "a human heart with its vessels",
    metresPerUnit: 0.12,
    wears: ["heart muscle", "artery", "vein"],
    params: { tilt: [-8, 4] },
    sockets: () => held,
    parts: ({ tilt }) => [
      part(
        "heart",
        main("plastic", 0xa8262c, {
          paint: [clouds({ by: -0.3 }, 0.25, { share: 0.5 }), speckles(0xe8c07a, 0.3, { size: 0.22, share: 0.5 })],
        }),
        blob(
          [
            limb([-0.12, 0.62, 0, 0.3, 0.08, 0.18, 0.06, 0.15]),
            limb([0.14, 0.62, 0, 0.28, 0.1, 0.26, 0.05, 0.16]),
            limb([-0.24, 0.82, -0.04, 0.15, -0.1, 0.84, 0, 0.14]),
            limb([0.26, 0.82, -0.02, 0.13, 0.16, 0.8, 0, 0.14]),
          ],
          0.1,
          0.03,
        ).turn(0, 0, tilt),
      ),
      part(
        "aorta",
        second("plastic", 0xc8382f),
        all(
          sweep(
            way`0.04 0.78 0, 0.06 1.02 0, -0.02 1.2 -0.02, -0.16 1.22 -0.08, -0.24 1.06 -0.16, -0.24 0.8 -0.22`,
            [0.13, 0.125, 0.12, 0.11, 0.1, 0.09],
          ),
          ...[-0.1, -0.01, 0.07].map((x) =>
            sweep(
              [
                [x, 1.14, -0.03],
                [x + 0.01, 1.36, -0.03],
              ],
              [0.05, 0.042],
              { isStraight: true },
            ),
          ),
        ),
      ),
      part(
        "veins",
        third("plastic", 0x3f5f9a),
        all(
          sweep(way`-0.26 0.76 0, -0.28 1.0 0, -0.28 1.26 0`, [0.1, 0.09, 0.085]),
          sweep(way`0.14 0.76 0.12, 0.14 0.94 0.14, 0.26 1.06 0.06, 0.42 1.1 -0.02`, [0.1, 0.1, 0.085, 0.07]),
        ),
      ),
      part(
        "arteries",
        third("plastic", 0x7a1a24),
        all(
          sweep(way`0.0 0.84 0.25, 0.04 0.62 0.32, 0.12 0.4 0.27, 0.12 0.22 0.2`, [0.024, 0.02, 0.016, 0.008]),
          sweep(way`0.03 0.64 0.32, -0.1 0.5 0.3, -0.14 0.38 0.24`, [0.018, 0.014, 0.007]),
          sweep(way`0.07 0.54 0.31, 0.2 0.46 0.27, 0.26 0.36 0.2`, [0.018, 0.014, 0.007]),
        ),
      ),
    ],
  }),
  program({
    id: "brain",
    nouns: ["human brain", "brains"],
    about: "a human brain with its folds",
    metresPerUnit: 0.17,
    wears: ["brain", "stem"],
    params: { wave: [0.028, 0.036] },
    sockets: () => held,
    parts: ({ wave }, { random }) => {
      const fold = (row: number) => {
        const lat = -50 + row * 20;
        const phase = random.between(0, 6);
        return sweep(
          Array.from({ length: 20 }, (_, at) => {
            const lon = ((12 + (at / 19) * 156) * Math.PI) / 180;
            const up = ((lat + Math.sin(at * 1.6 + phase) * 9) * Math.PI) / 180;
            return [0.04 + 0.37 * Math.cos(up) * Math.sin(lon), 0.5 + 0.36 * Math.sin(up), 0.5 * Math.cos(up) * Math.cos(lon)] as const;
          }),
          wave * 1.5,
          { isStraight: true },
        );
      };
      return [
        part(
          "folds",
          main("plastic", 0xe5a09c, { paint: [clouds({ by: -0.15 }, 0.2, { share: 0.4 })] }),
          all(
            all(sphere(0.36, 1, 28).scale(1, 1, 1.36).at(0.035, 0.5, 0), ...Array.from({ length: 8 }, (_, row) => fold(row))).mirror("x"),
          ),
        ),
        part(
          "cerebellum",
          second("plastic", 0xd08a86),
          all(
            sphere(0.17, 0.75, 24).at(0.11, 0.22, -0.34).mirror("x"),
            ...[0, 1, 2].map((at) =>
              torus(0.15 - at * 0.02, 0.018)
                .scale(1.5, 1, 0.9)
                .at(0, 0.16 + at * 0.06, -0.35),
            ),
          ),
        ),
        part("stem", second("plastic", 0xd9a08c), sweep(way`0 0.32 -0.12, 0 0.12 -0.2, 0 0.0 -0.24`, [0.1, 0.085, 0.07])),
      ];
    },
  }),
];
