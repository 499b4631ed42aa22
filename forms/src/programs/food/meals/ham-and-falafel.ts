import { all, box, cylinder, extrude, type Form, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { many } from "@blenda/forge/language/places";
import { part, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { rod } from "@blenda/forge/language/shorthand";
import { clouds, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { served, strewn } from "./served.ts";

const GREEN = fixed("plastic", 0x4f9a3c);

export const hotBites = [
  program({
    id: "ham",
    nouns: ["baked ham", "smoked ham", "roast ham", "leg of ham", "prosciutto", "gammon"],
    about: "a baked ham scored in diamonds and glazed, its bone looking out, a slice cut off",
    metresPerUnit: 0.3,
    wears: ["ham glaze", "cut meat", "board"],
    params: { fat: [0.95, 1.08] },
    parts: ({ fat }) => [
      part("board", third("wood", 0x8a5630, { grain: "x" }), box(1.5, 0.06, 0.8, 0.025).at(0, 0.03, 0)),
      part(
        "ham",
        main("leather", 0xb8602c, { paint: [clouds({ by: -0.35 }, 0.2, { share: 0.6 })] }),
        loft(
          [
            [0, 0.58, 0.56],
            [0.04, 0.62, 0.6],
            [0.3, 0.64, 0.62],
            [0.6, 0.5, 0.48],
            [0.84, 0.26, 0.26],
            [0.94, 0.18, 0.18],
          ].map(([y, width, depth]) => ({ y, width: width * fat, depth: depth * fat })),
        )
          .turn(0, 0, -90)
          .at(-0.36, 0.36, 0),
      ),
      part(
        "cuts",
        fixed("leather", 0x6a3014),
        all(
          ...[-30, 0, 30, 60, -60].map((a) => sweep(way`-0.3 0.31 0, 0 0.325 0, 0.2 0.26 0`, 0.008).turn(a, 0, 0).at(-0.02, 0.36, 0)),
          ...[-0.22, -0.06, 0.1].map((x) => put(torus(0.312 * fat, 0.008), [x, 0.36, 0], [0, 0, 90])),
        ),
      ),
      part(
        "meat",
        second("plastic", 0xe59a8c, { paint: [rings({ by: 0.25 }, 0.12, { along: "y", width: 0.2 })] }),
        all(
          put(cylinder(0.28 * fat, 0.03, { bevel: 0.01, sides: 40 }), [-0.375, 0.36, 0], [0, 0, 90]),
          put(cylinder(0.28, 0.05, { bevel: 0.015, sides: 40 }), [-0.56, 0.09, 0.1], [4, 0, 6]),
        ),
      ),
      part(
        "fat",
        fixed("plastic", 0xf6e6d2),
        all(
          put(torus(0.29 * fat, 0.02), [-0.378, 0.36, 0], [0, 0, 90]),
          put(torus(0.28, 0.022), [-0.56, 0.09, 0.1], [4, 0, 6]),
          put(cylinder(0.05, 0.04, { sides: 18 }), [-0.39, 0.42, 0.02], [0, 0, 90]),
        ),
      ),
      part(
        "bone",
        fixed("bone", 0xf2e8d2),
        all(
          rod([0.5, 0.36, 0], [0.76, 0.36, 0], 0.06),
          sphere(0.08, 1, 16).at(0.78, 0.4, 0.02),
          sphere(0.075, 1, 16).at(0.78, 0.32, -0.02),
        ),
      ),
      part(
        "cloves",
        fixed("wood", 0x2e1a10),
        all(
          ...[0.0, 0.16].flatMap((x) =>
            [-20, 15, 50].map((a) =>
              sphere(0.018, 1, 8)
                .at(0, 0.318 * fat - x * 0.2, 0)
                .turn(a, 0, 0)
                .at(x - 0.12, 0.36, 0),
            ),
          ),
        ),
      ),
      part(
        "salad",
        GREEN,
        petal(0.2, 0.16, { curl: 60, widest: 0.6, tip: 0.4 })
          .turn(66, 0, 0)
          .scatter([
            { at: [0.2, 0.07, 0.26] },
            { at: [0.34, 0.07, 0.22], turn: [0, 40, 0] },
            { at: [0.06, 0.07, 0.28], turn: [0, -30, 0] },
          ]),
      ),
    ],
  }),
  program({
    id: "gyros",
    nouns: ["doner", "doner kebab sandwich", "pita", "pita bread sandwich", "falafel wrap", "falafel sandwich"],
    about: "a pita bread rolled round meat, salad, tomato and onion, in paper",
    metresPerUnit: 0.2,
    wears: ["bread pita", "paper", "meat"],
    params: { lean: [10, 18] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.3, 0.3, 0.3] } }),
    parts: ({ lean }, { random }) => {
      const tilt = (form: Form) => form.turn(0, 0, -lean).at(0, 0.02, 0);
      const over = (form: Form, count: number, y: number, wide: number) =>
        form.scatter(
          Array.from({ length: count }, () => ({
            at: [random.between(-wide, wide), y + random.between(-0.03, 0.05), random.between(-0.12, 0.16)] as const,
            turn: [random.between(-40, 40), random.between(0, 360), random.between(-40, 40)] as const,
          })),
        );
      return [
        part(
          "bread",
          main("paper", 0xe6c48c, { paint: [clouds(0x9a6530, 0.16, { share: 0.6 })] }),
          tilt(lathe(flat`0 0.1, 0.1 0.1, 0.2 0.4, 0.32 0.86, 0.34 1, 0.3 1.02, 0.28 0.9, 0 0.84`, { smooth: 26 })),
        ),
        part(
          "paper",
          second("paper", 0xf3efe6, { paint: [rings(0x2f6fae, 0.1, { width: 0.2 })] }),
          tilt(lathe(flat`0 0, 0.06 0, 0.14 0.1, 0.29 0.56, 0.3 0.66, 0.27 0.64, 0 0.5`, { sides: 40, ribs: 9, ribDepth: 0.05 })),
        ),
        part(
          "meat",
          third("leather", 0x8a4a26, { paint: [clouds({ by: -0.4 }, 0.1, { share: 0.7 })] }),
          tilt(over(box(0.2, 0.03, 0.09, 0.012), 12, 1.0, 0.2)),
        ),
        part("salad", fixed("plastic", 0x7fb83f), tilt(over(petal(0.2, 0.16, { curl: 60, widest: 0.6, tip: 0.4 }), 7, 0.96, 0.2))),
        part("tomatoes", fixed("plastic", 0xd0342c), tilt(over(cylinder(0.08, 0.02, { bevel: 0.006, sides: 20 }), 5, 1.06, 0.18))),
        part("onions", fixed("plastic", 0xc79ac8), tilt(over(hoop(0.07, 0.012, 20), 5, 1.08, 0.18))),
        part(
          "sauce",
          fixed("plastic", 0xfbf7ec),
          tilt(sweep(way`-0.2 1.06 0.1, -0.08 1.12 0.02, 0.02 1.08 0.14, 0.12 1.12 0.04, 0.22 1.04 0.1`, 0.026)),
        ),
      ];
    },
  }),
  served(
    "falafel",
    ["plate of falafel", "falafel balls"],
    "crisp brown falafel balls, one broken open, on salad with a white dip",
    true,
    0x3f6f8f,
    () => [
      ["salad", fixed("plastic", 0x7fb83f), petal(0.26, 0.22, { curl: 60, widest: 0.6, tip: 0.4 }).turn(70, 0, 0).at(0, 0.05, 0.2).ring(9)],
      [
        "falafel",
        second("leather", 0x9a6428, {
          paint: [speckles({ by: -0.35 }, 0.04, { size: 0.4, relief: 0.02 }), speckles(0x5f7a2a, 0.06, { size: 0.2 })],
        }),
        all(sphere(0.12, 0.9, 18).at(0, 0.17, 0.25).ring(5, 20), sphere(0.12, 0.9, 18).at(-0.02, 0.34, 0.1).ring(2, 40)),
      ],
      [
        "inside",
        third("paper", 0xa3b05a, { paint: [speckles({ by: -0.2 }, 0.03, { relief: 0.01 })] }),
        sphere(0.125, 0.9, 20)
          .minus(box(0.4, 0.4, 0.2, 0).at(0, 0, 0.1))
          .turn(-40, 20, 0)
          .at(0.16, 0.3, 0.2),
      ],
      ["dish", fixed("porcelain", 0xf4f2ec), lathe(flat`0 0.06, 0.1 0.06, 0.15 0.18, 0.135 0.185, 0.1 0.1, 0 0.1`).at(-0.36, 0, 0.2)],
      ["dip", fixed("plastic", 0xfbf7ec), lathe(flat`0 0.14, 0.125 0.15, 0.08 0.175, 0 0.18`).at(-0.36, 0, 0.2)],
      ["tomatoes", fixed("plastic", 0xd0342c), sphere(0.07, 1, 16).scatter([{ at: [0.36, 0.12, 0.16] }, { at: [0.4, 0.12, 0.02] }])],
    ],
  ),
  served(
    "risotto",
    ["mushroom risotto", "plate of risotto"],
    "creamy risotto with mushrooms, cheese and herbs",
    true,
    0xe8ecef,
    (random) => [
      [
        "rice",
        second("paper", 0xf0dda8, { paint: [speckles({ by: -0.14 }, 0.035, { size: 0.42, relief: 0.018 })] }),
        lathe(flat`0 0.05, 0.42 0.06, 0.44 0.1, 0.3 0.2, 0 0.24`, { ribs: 7, ribDepth: 0.06 }),
      ],
      [
        "mushrooms",
        third("leather", 0xa87a4c),
        all(
          ...[
            [0.1, 0.06, 20],
            [-0.14, 0.1, 130],
            [0.02, -0.16, 250],
            [0.24, -0.1, 60],
            [-0.26, -0.06, 310],
          ].map(([x, z, turn]) =>
            extrude(
              softOutline(flat`-0.03 -0.09, 0.03 -0.09, 0.03 0, 0.11 0.02, 0.08 0.09, 0 0.11, -0.08 0.09, -0.11 0.02, -0.03 0`, 3),
              0.035,
              0.01,
            )
              .turn(-74, 0, 0)
              .turn(0, turn, 0)
              .at(x, 0.26 - Math.hypot(x, z) * 0.28, z),
          ),
        ),
      ],
      [
        "cheese",
        fixed("paper", 0xfbf3d4),
        box(0.1, 0.012, 0.04, 0.004).scatter(
          strewn(10, 0.26, 0.25, 1, random).map(({ at: [x, y, z], turn }) => ({
            at: [x, y + 0.03 - Math.hypot(x, z) * 0.28, z] as const,
            turn,
          })),
        ),
      ],
      [
        "herbs",
        GREEN,
        petal(0.1, 0.06, { curl: 30 })
          .turn(60, 0, 0)
          .scatter(
            strewn(8, 0.24, 0.25, 2.4, random).map(({ at: [x, y, z], turn }) => ({
              at: [x, y + 0.03 - Math.hypot(x, z) * 0.28, z] as const,
              turn,
            })),
          ),
      ],
    ],
  ),
  served(
    "tempura",
    ["shrimp tempura", "prawn tempura", "fried shrimp", "plate of tempura"],
    "crisp battered prawns with their tails, with a bowl of dip",
    true,
    0x2c2e33,
    () => [
      [
        "batter",
        second("leather", 0xe9bf6a, {
          paint: [clouds({ by: -0.2 }, 0.12, { share: 0.6 }), speckles({ by: 0.25 }, 0.05, { size: 0.35, relief: 0.02 })],
        }),
        many(4, (at) =>
          sweep(way`-0.36 0.08 0, -0.2 0.12 0.02, 0.1 0.13 0, 0.28 0.12 -0.02`, [0.05, 0.09, 0.085, 0.05])
            .turn(0, -20 + at * 7, 0)
            .at(-0.02, 0.05 + (at % 2) * 0.05, -0.26 + at * 0.15),
        ),
      ],
      [
        "tails",
        third("plastic", 0xe0532f),
        many(4, (at) =>
          all(petal(0.16, 0.09, { thick: 0.02, curl: 20 }).turn(0, 0, -66), petal(0.16, 0.09, { thick: 0.02, curl: -20 }).turn(0, 0, -102))
            .at(0.28, 0.12, -0.02)
            .turn(0, -20 + at * 7, 0)
            .at(-0.02, 0.05 + (at % 2) * 0.05, -0.26 + at * 0.15),
        ),
      ],
      ["dish", fixed("porcelain", 0xf4f2ec), lathe(flat`0 0.05, 0.09 0.05, 0.14 0.16, 0.125 0.165, 0.09 0.09, 0 0.09`).at(0.2, 0, 0.4)],
      ["dip", fixed("plastic", 0x3a1a0c), lathe(flat`0 0.12, 0.115 0.13, 0 0.14`).at(0.2, 0, 0.4)],
    ],
  ),
];
