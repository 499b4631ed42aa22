import { all, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { part, program, whole } from "@blenda/forge/language/program";
import { clouds, fade } from "@blenda/forge/language/skins";
import { main, second, third } from "@blenda/forge/language/substance";

export const pond = [
  program({
    id: "water lily",
    nouns: ["lotus", "lotus flower", "lily pad", "waterlily"],
    about: "a water lily bloom on a round floating leaf",
    metresPerUnit: 0.35,
    wears: ["petal flower", "leaf pad", "heart"],
    params: { petals: whole(9, 11) },
    sockets: () => ({ top: { at: [0.3, 0.03, 0.2], size: [0.4, 0.4, 0.4] } }),
    parts: ({ petals }) => [
      part(
        "pad",
        second("plastic", 0x3f7f3a, { paint: [clouds({ by: 0.2 }, 0.25, { share: 0.4 })] }),
        lathe(flat`0 0, 0.66 0, 0.7 0.03, 0.68 0.05, 0.6 0.03, 0 0.025`, { ribs: 13, ribDepth: 0.035 }),
      ),
      part(
        "petals",
        main("fabric", 0xf4b8cc, { paint: [fade(0xfdf4f4, 0.15, 0.4, { share: 0.6 })] }),
        all(
          ...[
            [62, 0.42, 0],
            [44, 0.4, 18],
            [24, 0.34, 0],
          ].map(([lift, long, from], row) =>
            petal(long, 0.17, { curl: -34, widest: 0.55, foot: 0.4 })
              .turn(lift, 0, 0)
              .at(0, 0.05 + row * 0.02, 0.06)
              .ring(petals - row * 2, from),
          ),
        ).at(-0.08, 0, -0.05),
      ),
      part(
        "heart",
        third("plastic", 0xf4c430),
        all(sphere(0.07, 1, 16).at(0, 0.13, 0), sweep(way`0 0.1 0.05, 0 0.2 0.08, 0 0.24 0.07`, [0.01, 0.01, 0.016]).ring(12)).at(
          -0.08,
          0,
          -0.05,
        ),
      ),
    ],
  }),
  program({
    id: "four-leaf clover",
    nouns: ["clover", "shamrock", "four leaf clover", "lucky clover"],
    about: "a clover with four heart shaped leaves",
    metresPerUnit: 0.12,
    wears: ["leaf", "stem"],
    params: { size: [0.95, 1.08] },
    traits: { three: "shamrock threeleaf irish" },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.1, 0.3, 0.1] } }),
    parts: ({ size }, { has }) => {
      const count = has("three") ? 3 : 4;
      const leaf = all(
        ...[1, -1].map((side) =>
          petal(0.46 * size, 0.34 * size, { curl: 8, widest: 0.66, foot: 0.12, tip: 0.4, thick: 0.035 }).turn(0, 0, side * 17),
        ),
      );
      return [
        part(
          "leaves",
          main("plastic", 0x3f9a3f, { paint: [clouds({ by: 0.2 }, 0.2, { share: 0.4 })] }),
          all(...Array.from({ length: count }, (_, at) => leaf.turn(0, 0, 45 + (at * 360) / count))).at(0, 0.95, 0),
        ),
        part("stem", second("plastic", 0x4f8a38), sweep(way`0 0.96 0, 0.03 0.7 -0.02, 0.12 0.35 0, 0.08 0 0`, [0.03, 0.026, 0.03])),
      ];
    },
  }),
  program({
    id: "wheat",
    nouns: ["ear of wheat", "barley", "wheat stalk", "sheaf of wheat", "rye", "oat", "wheat sheaf", "hay sheaf"],
    about: "a sheaf of golden wheat tied with a band",
    metresPerUnit: 0.7,
    gathers: 40,
    wears: ["wheat ear", "band ribbon"],
    params: { stalks: whole(13, 16) },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.2, 0.2, 0.2] } }),
    parts: ({ stalks }, { random }) => {
      const grain = sphere(0.03, 2, 6).scale(1, 1, 0.8).at(0, 0.05, 0);
      const ear = all(
        ...Array.from({ length: 6 }, (_, row) =>
          grain
            .turn(24, 0, 0)
            .at(0, row * 0.06, 0.016)
            .ring(3, row * 60),
        ),
        sweep(
          [
            [0, 0.3, 0],
            [0, 0.48, 0],
          ],
          [0.008, 0.002],
          { isStraight: true },
        ),
      );
      const spots = Array.from({ length: stalks }, (_, at) => {
        const [r, a] = [0.15 * Math.sqrt(at / stalks), at * 2.4];
        return {
          at: [r * Math.sin(a), random.between(-0.06, 0.04), r * Math.cos(a)] as const,
          turn: [r * 110 * Math.cos(a), a * 57, -r * 110 * Math.sin(a)] as const,
        };
      });
      return [
        part("ears", main("plastic", 0xd9a840, { paint: [clouds({ by: -0.25 }, 0.1, { share: 0.5 })] }), ear.at(0, 0.84, 0).scatter(spots)),
        part(
          "stalks",
          main("plastic", 0xe0bc62),
          sweep(
            [
              [0, 0.02, 0],
              [0, 0.9, 0],
            ],
            0.014,
            { isStraight: true },
          ).scatter(spots),
        ),
        part(
          "band",
          second("fabric", 0xb3402c),
          lathe(flat`0.09 0.4, 0.185 0.4, 0.19 0.46, 0.185 0.52, 0.09 0.52, 0.09 0.4`, { sides: 32 }),
        ),
      ];
    },
  }),
];
