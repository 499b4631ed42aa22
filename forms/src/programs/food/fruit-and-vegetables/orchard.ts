import { all, cylinder, extrude, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { part, program } from "@blenda/forge/language/program";
import { clouds, fade, speckles, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second } from "@blenda/forge/language/substance";

const held = (height: number) => ({ grip: { at: [0, height / 2, 0], size: [0.9, height, 0.9] } }) as const;
const bark = fixed("wood", 0x5a3d22);
const green = second("plastic", 0x4f8a34, { paint: [clouds({ by: -0.4 }, 0.2, { share: 0.5 })] });

export const orchard = [
  program({
    id: "apple",
    about: "a round fruit with a stalk in a hollow, red, green or yellow",
    metresPerUnit: 0.08,
    wears: ["skin", "leaf"],
    params: { width: [0.94, 1.06], lean: [-0.08, 0.08] },
    traits: { bitten: "bite eaten" },
    sockets: () => held(0.92),
    parts: ({ width, lean }, { has }) => {
      const body = lathe(
        pairs([0, 0.1, 0.1, 0.03, 0.24, 0.02, 0.41, 0.2, 0.5, 0.5, 0.47, 0.74, 0.33, 0.91, 0.18, 0.92, 0.07, 0.84, 0, 0.8]),
        {
          smooth: 34,
          ...(has("bitten") ? {} : { ribs: 5, ribDepth: 0.025 }),
        },
      ).scale(width, 1, width);
      const skin = main("plastic", 0xc22a22, {
        paint: [
          fade(0xd9b23a, 0.66, 0.95, { share: 0.75, wave: 0.3 }),
          stripes(0xe0813c, 23, { width: 0.35, wobble: 0.5, share: 0.3 }),
          speckles(0xeed9a0, 0.07, { size: 0.12 }),
        ],
      });
      return [
        part("apple", skin, has("bitten") ? body.minus(sphere(0.3).at(0.42, 0.52, 0.32)) : body),
        has("bitten") &&
          part(
            "flesh",
            fixed("paper", 0xf3e6b8),
            body
              .scale(0.985)
              .at(0, 0.007, 0)
              .minus(sphere(0.285).at(0.42, 0.52, 0.32)),
          ),
        part("stalk", bark, sweep(way`0 0.76 0, 0.01 0.92 0, ${0.03 + lean} 1.1 0.02`, [0.018, 0.016, 0.03])),
        part("leaf", green, petal(0.42, 0.2, { curl: 55 }).turn(50, 70, 0).at(0.02, 0.95, 0.02)),
      ];
    },
  }),
  program({
    id: "pear",
    about: "a fruit, narrow above and round below, green or yellow",
    metresPerUnit: 0.08,
    wears: ["skin", "leaf"],
    params: { neck: [0.19, 0.24], lean: [-0.1, 0.1] },
    sockets: () => held(1.3),
    parts: ({ neck, lean }) => [
      part(
        "pear",
        main("plastic", 0xb9b843, {
          paint: [fade(0xd98d3a, 0.1, 0.7, { along: "x", wave: 0.5, share: 0.55 }), speckles(0x7c6a2a, 0.05, { size: 0.16, share: 0.6 })],
        }),
        lathe(
          pairs([
            0,
            0.06,
            0.12,
            0.01,
            0.28,
            0.03,
            0.47,
            0.25,
            0.48,
            0.5,
            0.36,
            0.75,
            neck + 0.03,
            0.98,
            neck,
            1.14,
            neck - 0.08,
            1.24,
            0.05,
            1.25,
            0,
            1.22,
          ]),
          { smooth: 36 },
        ).bend(-5),
      ),
      part("stalk", bark, sweep(way`0 1.18 -0.04, 0.01 1.32 -0.05, ${0.04 + lean} 1.48 -0.03`, [0.02, 0.018, 0.032])),
      part("leaf", green, petal(0.42, 0.22, { curl: 50 }).turn(55, 60, 0).at(0.02, 1.3, -0.04)),
    ],
  }),
  program({
    id: "peach",
    nouns: ["apricot", "nectarine"],
    about: "a soft round fruit with a seam, pink and orange",
    metresPerUnit: 0.08,
    wears: ["skin", "leaf"],
    params: { width: [0.96, 1.05] },
    sockets: () => held(0.9),
    parts: ({ width }) => [
      part(
        "peach",
        main("fabric", 0xee9a4f, {
          paint: [fade(0xc93a3a, -0.1, 0.5, { along: "x", wave: 0.6, share: 0.75 }), clouds(0xf7c777, 0.3, { share: 0.5 })],
        }),
        all(sphere(0.46, 0.96).scale(width, 1, 1).at(0.055, 0.44, 0), sphere(0.46, 0.96).scale(width, 1, 1).at(-0.055, 0.44, 0)),
      ),
      part("stalk", bark, cylinder(0.03, 0.14, { bevel: 0.006, sides: 12 }).at(0, 0.88, 0)),
      part("leaf", green, petal(0.5, 0.2, { curl: 60 }).turn(45, 100, 0).at(0, 0.92, 0)),
    ],
  }),
  program({
    id: "orange",
    nouns: ["tangerine", "mandarin", "clementine", "grapefruit"],
    about: "a round citrus fruit with a pitted orange peel",
    metresPerUnit: 0.08,
    wears: ["peel skin", "leaf"],
    params: { flat: [0.9, 0.98] },
    traits: { half: "halved cut sliced slice" },
    sockets: () => held(0.9),
    parts: ({ flat }, { has }) => {
      const peel = main("plastic", 0xee8418, { paint: [speckles({ by: -0.3 }, 0.04, { size: 0.3, share: 0.5, relief: -0.006 })] });
      const whole = sphere(0.48, flat, 40).at(0, 0.48 * flat, 0);
      const segment = extrude(pairs([0, 0.05, 0.095, 0.33, 0.06, 0.395, -0.06, 0.395, -0.095, 0.33]), 0.03, 0.012).turn(90, 0, 0);
      if (has("half"))
        return [
          part("peel", peel, lathe(pairs([0, 0, 0.14, 0.02, 0.28, 0.09, 0.4, 0.21, 0.46, 0.34, 0.48, 0.46, 0.44, 0.47, 0, 0.47]))),
          part("pith", fixed("paper", 0xf6e7c4), cylinder(0.455, 0.03, { bevel: 0.01, sides: 48 }).at(0, 0.465, 0)),
          part(
            "flesh",
            main("plastic", 0xf29a2a, { paint: [stripes({ by: 0.3 }, 60, { width: 0.3, wobble: 0.3, share: 0.4 })] }),
            segment.ring(10).at(0, 0.478, 0),
          ),
        ];
      return [
        part("orange", peel, whole),
        part("navel", fixed("plastic", 0x6d7f35), cylinder(0.05, 0.05, { bevel: 0.02, sides: 10 }).at(0, 0.96 * flat, 0)),
        part(
          "leaf",
          green,
          petal(0.46, 0.22, { curl: 55 })
            .turn(60, 60, 0)
            .at(0, 0.97 * flat, 0),
        ),
      ];
    },
  }),
  program({
    id: "lemon",
    nouns: ["lime", "lime fruit"],
    about: "an oval yellow citrus fruit with pointed ends",
    metresPerUnit: 0.08,
    wears: ["peel skin", "leaf"],
    params: { long: [1, 1.12] },
    traits: { lime: "limes" },
    sockets: () => held(0.8),
    parts: ({ long }, { has }) => [
      part(
        "lemon",
        main("plastic", has("lime") ? 0x6da82a : 0xf2cf1f, {
          paint: [speckles({ by: -0.25 }, 0.045, { size: 0.3, share: 0.6, relief: -0.006 }), fade(0xa9b53a, 0.45, 0.62, { share: 0.7 })],
        }),
        lathe(pairs([0, -0.66, 0.06, -0.63, 0.1, -0.55, 0.27, -0.42, 0.4, -0.15, 0.41, 0.12, 0.28, 0.4, 0.12, 0.53, 0.07, 0.58, 0, 0.58]), {
          smooth: 36,
        })
          .scale(1, long, 1)
          .turn(0, 0, -82)
          .at(0, 0.41, 0),
      ),
      part(
        "leaf",
        green,
        petal(0.5, 0.24, { curl: 60 })
          .turn(20, 0, -60)
          .at(0.58 * long, 0.48, 0),
      ),
      part(
        "stalk",
        bark,
        cylinder(0.035, 0.1, { sides: 10 })
          .turn(0, 0, -82)
          .at(0.6 * long, 0.49, 0),
      ),
    ],
  }),
  program({
    id: "cherry",
    nouns: ["cherries"],
    about: "two small round red fruits on long stalks",
    metresPerUnit: 0.04,
    wears: ["fruit skin", "leaf"],
    params: { spread: [0.42, 0.5], tall: [1.35, 1.6] },
    sockets: ({ tall }) => ({ grip: { at: [0, tall, 0], size: [0.2, 0.2, 0.2] } }),
    parts: ({ spread, tall }) => {
      const fruit = lathe(pairs([0, 0.02, 0.2, 0.03, 0.38, 0.2, 0.42, 0.42, 0.32, 0.66, 0.16, 0.72, 0.05, 0.67, 0, 0.65]), { smooth: 28 });
      const stalk = (x: number) =>
        sweep(way`${x} 0.64 0, ${x * 0.9} 0.95 0, ${x * 0.4} ${tall - 0.15} 0, 0 ${tall} 0`, [0.02, 0.018, 0.018, 0.03]);
      return [
        part(
          "cherries",
          main("plastic", 0xa8101f, { paint: [fade(0x5e0815, 0.25, 0, { share: 0.6 })] }),
          all(fruit.at(spread, 0, 0.06), fruit.scale(0.95).at(-spread, 0.03, -0.05)),
        ),
        part("stalks", fixed("plastic", 0x6f8a3a), all(stalk(spread).at(0, 0, 0.05), stalk(-spread).at(0, 0, -0.04))),
        part(
          "leaf",
          green,
          all(petal(0.75, 0.36, { curl: 60 }).turn(0, 60, -70), petal(0.55, 0.28, { curl: 60 }).turn(0, -50, 65)).at(0, tall, 0),
        ),
      ];
    },
  }),
];
