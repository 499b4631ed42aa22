import { all, blob, box, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import type { Limb } from "@blenda/forge/language/node";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { clouds, fade } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

const SKINS = { light: 0xf0c4a2, fair: 0xe2ac84, brown: 0xb47a50, dark: 0x7a4c30 } as const;
const skinTone = pick("light", "fair", "brown", "dark");
const held = { grip: { at: [0, 0.5, 0], size: [0.7, 0.8, 0.5] } } as const;
const limb = (numbers: readonly number[]): Limb => {
  const [x, y, z, radius, tx, ty, tz, thin] = numbers;
  return { at: [x, y, z], radius, to: [tx, ty, tz], thin };
};

export const senses = [
  program({
    id: "eyeball",
    nouns: ["eye", "human eye", "eyeballs", "eyes"],
    about: "an eyeball with a coloured iris and red veins",
    metresPerUnit: 0.025,
    wears: ["iris", "white"],
    params: { tone: pick("blue", "green", "brown"), veins: whole(7, 10) },
    sockets: () => held,
    parts: ({ tone, veins }, { random }) => {
      const vein = () => {
        const [turn, out] = [random.between(0, 360), random.between(58, 74)];
        const line = [0, 1, 2, 3, 4].map((at) => {
          const [a, b] = [((out + at * 15) * Math.PI) / 180, ((turn + Math.sin(at * 2 + turn) * 12) * Math.PI) / 180];
          return [0.5 * Math.sin(a) * Math.cos(b), 0.5 * Math.sin(a) * Math.sin(b), 0.5 * Math.cos(a)] as const;
        });
        return sweep(line, [0.003, 0.01, 0.013, 0.016]);
      };
      const up = (form: Form) => form.at(0, 0.5, 0);
      const front = (profile: readonly (readonly [number, number])[]) => up(lathe(profile, { sides: 56 }).turn(90, 0, 0));
      return [
        part(
          "white",
          second("porcelain", 0xf6f3ee, { paint: [fade(0xe09a90, -0.25, -0.5, { along: "z", share: 0.7 })] }),
          up(sphere(0.5, 1, 56)),
        ),
        part(
          "iris",
          main("plastic", { blue: 0x3f86c8, green: 0x4f9a5a, brown: 0x7a4a26 }[tone], {
            paint: [fade({ by: -0.6 }, 0.18, 0.225, { along: "out", share: 0.2 })],
          }),
          front(flat`0 0.43, 0.235 0.44, 0.225 0.462, 0.12 0.49, 0 0.5`),
        ),
        part("pupil", fixed("plastic", 0x0c0b0e), front(flat`0 0.48, 0.105 0.48, 0.1 0.503, 0 0.512`)),
        part("glint", fixed("porcelain", 0xffffff), up(sphere(0.045, 1, 14).scale(1, 1, 0.4).at(-0.08, 0.1, 0.496))),
        part("veins", third("plastic", 0xc03a3a), up(all(...Array.from({ length: veins }, vein)))),
      ];
    },
  }),
  program({
    id: "tooth",
    nouns: ["molar", "teeth", "human tooth", "milk tooth"],
    about: "a white molar with two roots",
    metresPerUnit: 0.025,
    wears: ["tooth", "root"],
    params: { root: [0.42, 0.5] },
    sockets: () => held,
    parts: ({ root }) => [
      part(
        "tooth",
        main("porcelain", 0xf6f3ea, { paint: [fade(0xe6cf9a, root + 0.1, root - 0.2, { share: 0.7 })] }),
        blob(
          [
            ...[
              [-0.2, 0.14],
              [0.2, 0.14],
              [-0.2, -0.14],
              [0.2, -0.14],
            ].flatMap(([x, z]) => [limb([x, root + 0.36, z, 0.17, x * 0.9, root + 0.1, z, 0.19])]),
            limb([0, root + 0.26, 0, 0.26, 0, root + 0.04, 0, 0.22]),
            limb([-0.2, root, 0, 0.19, -0.24, 0.08, 0, 0.06]),
            limb([0.2, root, 0, 0.19, 0.24, 0.08, 0, 0.06]),
          ],
          0.08,
          0.028,
        ),
      ),
    ],
  }),
  program({
    id: "ear",
    is: ["upright"],
    nouns: ["human ear"],
    about: "a human ear with its folds",
    metresPerUnit: 0.07,
    wears: ["skin"],
    params: { tone: skinTone, lobe: [0.1, 0.13] },
    sockets: () => held,
    parts: ({ tone, lobe }) => [
      part(
        "ear",
        main("plastic", SKINS[tone]),
        all(
          blob(
            [limb([0.02, 0.3, -0.03, 0.14, 0.06, 0.7, -0.03, 0.2]), limb([0.02, 0.12, 0, lobe, 0.02, 0.24, -0.02, 0.13])],
            0.08,
            0.03,
          ).scale(1, 1, 0.5),
          sweep(
            way`-0.12 0.5 0.06, -0.1 0.74 0.08, 0 0.94 0.08, 0.18 0.94 0.07, 0.28 0.76 0.06, 0.25 0.52 0.05, 0.16 0.32 0.05, 0.08 0.18 0.05`,
            [0.03, 0.05, 0.06, 0.06, 0.055, 0.05, 0.045, 0.03],
          ),
          sweep(way`0.02 0.78 0.07, 0.13 0.72 0.08, 0.14 0.52 0.07, 0.06 0.36 0.06`, [0.02, 0.04, 0.045, 0.03]),
          sphere(0.06, 1.3, 18).at(-0.1, 0.42, 0.06),
        ),
      ),
      part("canal", fixed("leather", 0x5a2c22), sphere(0.05, 1.5, 16).scale(1, 1, 0.4).at(-0.02, 0.46, 0.075)),
    ],
  }),
  program({
    id: "lips",
    nouns: ["mouth", "lip", "kiss", "red lips"],
    about: "a pair of red lips",
    metresPerUnit: 0.08,
    wears: ["lip"],
    params: { full: [0.9, 1.12] },
    traits: { open: "smiling singing" },
    sockets: () => held,
    parts: ({ full }, { has }) => {
      const gap = has("open") ? 0.13 : 0.015;
      return [
        part(
          "lips",
          main("plastic", 0xc41f36),
          all(
            sweep(
              [
                [-0.52, 0.4, 0],
                [-0.3, 0.46 + gap, 0.08],
                [-0.1, 0.53 + gap, 0.14],
                [0, 0.49 + gap, 0.14],
                [0.1, 0.53 + gap, 0.14],
                [0.3, 0.46 + gap, 0.08],
                [0.52, 0.4, 0],
              ],
              [0.015, 0.075, 0.105, 0.09, 0.105, 0.075, 0.015].map((r) => r * full),
            ),
            sweep(
              [
                [-0.52, 0.4, 0],
                [-0.28, 0.3 - gap, 0.09],
                [0, 0.26 - gap, 0.16],
                [0.28, 0.3 - gap, 0.09],
                [0.52, 0.4, 0],
              ],
              [0.015, 0.1, 0.13, 0.1, 0.015].map((r) => r * full),
            ),
          ),
        ),
        has("open") && part("teeth", fixed("porcelain", 0xf8f5ee), box(0.6, 0.12, 0.08, 0.03).at(0, 0.47, 0.03)),
        part(
          "inside",
          fixed("plastic", 0x4a1218),
          sphere(0.3, 1, 20)
            .scale(1.2, has("open") ? 0.6 : 0.25, 0.2)
            .at(0, 0.4, 0.01),
        ),
      ];
    },
  }),
  program({
    id: "virus",
    nouns: ["germ", "coronavirus", "microbe", "covid"],
    about: "a round virus with spikes",
    metresPerUnit: 0.3,
    wears: ["body", "spike"],
    params: { spikes: whole(34, 42) },
    sockets: () => held,
    parts: ({ spikes }) => {
      const spike = all(
        cylinder(0.025, 0.16, { sides: 10 }).at(0, 0.43, 0),
        lathe(flat`0 0.49, 0.05 0.49, 0.085 0.54, 0.07 0.57, 0 0.57`, { sides: 12 }),
      );
      return [
        part(
          "body",
          main("rubber", 0x5fa84f, { paint: [clouds({ by: -0.3 }, 0.15, { share: 0.6, relief: -0.02 })] }),
          sphere(0.38, 1, 44).at(0, 0.57, 0),
        ),
        part(
          "spikes",
          second("rubber", 0xc8403a),
          all(
            ...Array.from({ length: spikes }, (_, at) =>
              spike.turn((Math.acos(1 - (2 * (at + 0.5)) / spikes) * 180) / Math.PI, (at * 137.5) % 360, 0),
            ),
          ).at(0, 0.57, 0),
        ),
      ];
    },
  }),
];
