import { all, cylinder, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { twin } from "@blenda/forge/language/places";
import { part, pick, program, slides } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

const knob = all(
  cylinder(0.03, 0.06, { sides: 16 }).at(0, 0.03, 0),
  lathe(flat`0 0.04, 0.07 0.05, 0.085 0.08, 0.06 0.11, 0 0.12`, { smooth: 16, sides: 24 }),
);

export const cookware = [
  program({
    id: "pot",
    nouns: ["saucepan", "cooking pot", "stockpot", "casserole", "soup pot", "stewpot", "dutch oven", "stew pot", "sauce pan"],
    about: "a cooking pot with handles and a lid",
    metresPerUnit: 0.25,
    wears: ["pot body", "lid knob handle"],
    params: { height: [0.5, 0.68], handle: pick("ears", "long"), tone: pick("red", "cream", "mint", "blue") },
    variants: {
      tall: { words: "stockpot stock soup pasta high", set: { height: 0.95, handle: "ears" } },
      long: { words: "saucepan sauce milk", set: { handle: "long", height: 0.5 } },
    },
    traits: { open: "lidless", full: "filled soup stew" },
    sockets: ({ height }) => ({
      inside: { at: [0, 0.06, 0], size: [0.85, height, 0.85] },
      grip: { at: [0.65, height * 0.75, 0], size: [0.2, 0.1, 0.1] },
    }),
    parts: ({ height, handle, tone }, ask) => [
      part(
        "body",
        main("paint", ENAMELS[tone]),
        lathe(
          flat`0 0, 0.44 0, 0.49 0.02, 0.5 0.06, 0.5 ${height - 0.02}, 0.52 ${height}, 0.51 ${height + 0.015}, 0.47 ${height}, 0.47 0.08, 0.44 0.05, 0 0.05`,
          { sides: 56 },
        ),
      ),
      part("rim", fixed("steel"), torus(0.5, 0.014).at(0, height + 0.008, 0)),
      handle === "ears"
        ? part(
            "handles",
            main("paint", ENAMELS[tone]),
            twin(
              sweep(way`0.49 0 -0.15, 0.62 0.01 -0.13, 0.66 0.01 0, 0.62 0.01 0.13, 0.49 0 0.15`, 0.032, { flatten: 0.7 }),
              0,
              height * 0.78,
              0,
            ),
          )
        : part(
            "handle",
            second("wood", 0x5f3d24),
            all(
              sweep(way`0.62 0 0, 0.9 0.05 0, 1.25 0.07 0`, [0.038, 0.05, 0.042], { flatten: 0.6 }),
              hoop(0.035, 0.01).turn(90, 0, 0).at(1.28, 0.07, 0),
            ).at(0, height * 0.8, 0),
          ),
      part(
        "brackets",
        fixed("steel"),
        handle === "ears"
          ? twin(sphere(0.026, 1, 12), 0.5, height * 0.78, 0.15)
          : all(
              cylinder(0.034, 0.2, { sides: 16 })
                .turn(0, 0, 98)
                .at(0.56, height * 0.79, 0),
              sphere(0.024, 1, 12)
                .at(0.5, height * 0.8 + 0.07, 0.04)
                .mirror("z"),
            ),
      ),
      !ask.has("open") &&
        !ask.has("full") &&
        part(
          "lid",
          main("paint", ENAMELS[tone]),
          lathe(flat`0 0, 0.49 0, 0.505 0.02, 0.49 0.04, 0.3 0.09, 0 0.12`, { sides: 56 }).at(0, height + 0.018, 0),
          { motion: slides([0, 1, 0], 0.4) },
        ),
      !ask.has("open") &&
        !ask.has("full") &&
        part("knob", second("steel"), knob.at(0, height + 0.13, 0), { motion: slides([0, 1, 0], 0.4) }),
      ask.has("full") && part("soup", fixed("plastic", 0xc9742b), cylinder(0.475, 0.02, { bevel: 0 }).at(0, height * 0.84, 0)),
      ask.has("full") &&
        part(
          "vegetables",
          fixed("plastic", 0xe8a23a),
          cylinder(0.06, 0.04, { sides: 14 }).scatter(
            [
              [0.2, 0.1],
              [-0.2, 0.18],
              [0.05, -0.24],
              [-0.12, -0.08],
              [0.3, -0.12],
            ].map(([x, z]) => ({ at: [x, height * 0.84 + 0.01, z] as const })),
          ),
        ),
    ],
  }),
  program({
    id: "frying pan",
    nouns: ["pan", "skillet", "fry pan", "wok", "saute pan", "frypan"],
    about: "a shallow frying pan with a long handle",
    metresPerUnit: 0.28,
    wears: ["pan", "handle"],
    params: { depth: [0.13, 0.18], reach: [0.62, 0.78], grip: pick("wood", "plastic") },
    variants: { deep: { words: "wok saute", set: { depth: 0.3 } } },
    traits: { egg: "eggs fried breakfast" },
    sockets: ({ reach }) => ({
      inside: { at: [0, 0.04, 0], size: [0.8, 0.3, 0.8] },
      grip: { at: [0.55 + reach * 0.6, 0.25, 0], size: [0.3, 0.1, 0.1] },
    }),
    parts: ({ depth, reach, grip }, ask) => [
      part(
        "pan",
        main("iron", 0x3b3d42),
        lathe(flat`0 0, 0.4 0, 0.43 0.02, 0.5 ${depth}, 0.515 ${depth + 0.01}, 0.5 ${depth + 0.016}, 0.48 ${depth}, 0.41 0.04, 0 0.036`, {
          sides: 56,
        }),
      ),
      part(
        "neck",
        fixed("steel"),
        all(
          sweep(way`0.47 ${depth - 0.04} 0, 0.6 ${depth + 0.02} 0, 0.74 ${depth + 0.07} 0`, [0.05, 0.032], { flatten: 0.45 }),
          sphere(0.02, 0.7, 12)
            .turn(0, 0, -70)
            .at(0.465, depth - 0.03, 0.035)
            .mirror("z"),
        ),
      ),
      part(
        "handle",
        second(grip, grip === "wood" ? 0x7a4b2a : 0x26272a),
        sweep(
          way`0.7 ${depth + 0.06} 0, ${0.7 + reach * 0.4} ${depth + 0.14} 0, ${0.6 + reach * 0.8} ${depth + 0.17} 0, ${0.6 + reach} ${depth + 0.16} 0`,
          [0.036, 0.055, 0.05, 0.042],
          { flatten: 0.55 },
        ),
      ),
      part("ring", fixed("steel"), hoop(0.035, 0.009).at(0.65 + reach, depth + 0.16, 0)),
      ask.has("egg") &&
        part(
          "white",
          fixed("porcelain", 0xfaf7ee),
          lathe(flat`0 0, 0.24 0, 0.26 0.012, 0.22 0.026, 0 0.034`, { smooth: 16, sides: 40, ribs: 5, ribDepth: 0.16 }).at(
            0.02,
            0.037,
            0.04,
          ),
        ),
      ask.has("egg") && part("yolk", fixed("plastic", 0xf4b12c), sphere(0.09, 0.5, 24).at(0, 0.07, 0.05)),
    ],
  }),
  program({
    id: "kettle",
    already: "curved",
    nouns: ["tea kettle", "water kettle", "whistling kettle", "electric kettle"],
    about: "a kettle to boil water, with a spout and a handle over the top",
    metresPerUnit: 0.22,
    wears: ["body", "handle knob", "spout"],
    params: { fat: [0.48, 0.54], height: [0.62, 0.78], tone: pick("red", "cream", "mint", "blue", "black") },
    sockets: ({ height }) => ({ grip: { at: [0, height + 0.42, 0], size: [0.3, 0.1, 0.1] } }),
    parts: ({ fat, height, tone }) => [
      part(
        "body",
        main("paint", ENAMELS[tone]),
        lathe(flat`0 0, 0.42 0, 0.46 0.03, 0.5 0.2, 0.48 0.45, 0.38 0.72, 0.24 0.9, 0.22 0.93, 0 0.95`, {
          smooth: 44,
          sides: 56,
        }).scale(fat * 2, height, fat * 2),
      ),
      part(
        "base",
        fixed("steel"),
        cylinder(0.44, 0.04, { bevel: 0.012 })
          .scale(fat * 2, 1, fat * 2)
          .at(0, 0.01, 0),
      ),
      part(
        "spout",
        main("paint", ENAMELS[tone]),
        sweep(
          way`0.4 ${height * 0.36} 0, 0.58 ${height * 0.52} 0, 0.7 ${height * 0.78} 0, 0.82 ${height * 0.92} 0`,
          [0.13, 0.1, 0.07, 0.055],
        ),
      ),
      part(
        "whistle",
        fixed("steel"),
        all(
          cylinder(0.066, 0.07, { sides: 20 })
            .turn(0, 0, -48)
            .at(0.84, height * 0.94, 0),
          sphere(0.03, 1, 14).at(0.86, height * 0.94 + 0.06, 0),
        ),
      ),
      part("lid", fixed("steel"), lathe(flat`0 0, 0.25 0, 0.26 0.02, 0.2 0.05, 0 0.07`, { sides: 40 }).at(0, height * 0.925, 0), {
        motion: slides([0, 1, 0], 0.25),
      }),
      part("knob", second("plastic", 0x232427), knob.scale(0.9).at(0, height * 0.925 + 0.06, 0), { motion: slides([0, 1, 0], 0.25) }),
      part(
        "brackets",
        fixed("steel"),
        sweep(way`-0.4 ${height * 0.6} 0, -0.47 ${height * 0.95} 0, -0.36 ${height + 0.26} 0`, 0.022).mirror("x"),
      ),
      part(
        "handle",
        second("plastic", 0x232427),
        sweep(
          way`-0.38 ${height + 0.2} 0, -0.24 ${height + 0.38} 0, 0 ${height + 0.43} 0, 0.24 ${height + 0.38} 0, 0.38 ${height + 0.2} 0`,
          [0.035, 0.05, 0.052, 0.05, 0.035],
        ),
      ),
    ],
  }),
  program({
    id: "teapot",
    already: "long curved short",
    nouns: ["tea pot", "china teapot", "coffee pot", "coffeepot"],
    about: "a round pot for tea with a curved spout, a loop handle and a lid",
    metresPerUnit: 0.2,
    wears: ["body", "band rim knob", "spout handle"],
    params: { height: [0.72, 0.9], round: [0.48, 0.55], tone: pick("cream", "mint", "blue", "red") },
    variants: { tall: { words: "coffee slim", set: { height: 1.25, round: 0.42 } } },
    sockets: ({ height }) => ({ grip: { at: [-0.8, height * 0.5, 0], size: [0.1, 0.3, 0.1] } }),
    parts: ({ height, round, tone }) => {
      const clay = main("porcelain", ENAMELS[tone]);
      return [
        part(
          "body",
          clay,
          lathe(flat`0 0, 0.25 0, 0.28 0.05, 0.27 0.08, 0.42 0.22, 0.5 0.45, 0.46 0.7, 0.3 0.88, 0.22 0.92, 0 0.92`, {
            smooth: 48,
            sides: 56,
          }).scale(round * 2, height, round * 2),
        ),
        part(
          "spout",
          clay,
          sweep(way`0.36 0.3 0, 0.6 0.36 0, 0.72 0.6 0, 0.82 0.84 0, 0.92 0.9 0`, [0.13, 0.1, 0.07, 0.055, 0.05]).scale(1, height, 1),
        ),
        part(
          "handle",
          clay,
          sweep(
            way`-0.38 0.74 0, -0.6 0.86 0, -0.8 0.72 0, -0.78 0.46 0, -0.6 0.28 0, -0.42 0.28 0`,
            [0.045, 0.042, 0.045, 0.04, 0.04],
          ).scale(1, height, 1),
        ),
        part(
          "lid",
          clay,
          lathe(flat`0 0, 0.25 0, 0.26 0.02, 0.22 0.06, 0.12 0.1, 0 0.11`, { smooth: 24, sides: 48 }).at(0, height * 0.91, 0),
          { motion: slides([0, 1, 0], 0.3) },
        ),
        part("knob", second("gold"), sphere(0.055, 0.9, 20).at(0, height * 0.91 + 0.14, 0), { motion: slides([0, 1, 0], 0.3) }),
        part(
          "bands",
          second("gold"),
          all(
            hoop(0.255, 0.012, 48).at(0, height * 0.915, 0),
            hoop(0.285 * round * 2, 0.012, 48).at(0, 0.03, 0),
            hoop(0.505 * round * 2, 0.009, 56).at(0, height * 0.5, 0),
            hoop(0.05, 0.012)
              .turn(0, 0, -60)
              .at(0.92, height * 0.9, 0),
          ),
        ),
      ];
    },
  }),
];
