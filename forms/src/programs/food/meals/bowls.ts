import { all, box, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import type { Ask } from "@blenda/forge/language/program";
import { clouds, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, second, third } from "@blenda/forge/language/substance";
import { type Filling, served, soupTop, strewn } from "./served.ts";

const nest = (strands: number, radius: number, y: number, high: number, random: Ask["random"]): Form =>
  all(
    ...Array.from({ length: strands }, (_, strand) => {
      const [phase, out, lift] = [random.between(0, 6.28), random.between(0.45, 1), random.between(0, 1)];
      return sweep(
        Array.from({ length: 23 }, (_, at) => {
          const a = phase + at * 0.3;
          const r = radius * out * (0.75 + 0.25 * Math.sin(at * 0.95 + strand));
          return [
            r * Math.cos(a),
            y + high * (1 - out) * 0.9 + lift * 0.05 + Math.sin(at * 1.2 + strand) * 0.014,
            r * Math.sin(a),
          ] as const;
        }),
        0.02,
        { isStraight: true },
      );
    }),
  );
const egg = (x: number, z: number): Filling[] => [
  [
    "egg white",
    fixed("plastic", 0xfbf8f0),
    sphere(0.12, 1.2, 20)
      .turn(90, 0, 0)
      .minus(box(0.5, 0.3, 0.5, 0).at(0, 0.15, 0))
      .turn(-10, 24, 8)
      .at(x, 0.46, z),
  ],
  ["yolk", fixed("plastic", 0xf2a52c), sphere(0.065, 0.5, 18).turn(-10, 24, 8).at(x, 0.462, z)],
];

export const bowls = [
  served(
    "ramen",
    ["bowl of ramen", "noodle soup", "bowl of noodles", "noodles", "pho", "udon", "instant noodles"],
    "noodle soup with egg, meat and spring onion",
    false,
    0xb8302a,
    (random) => [
      ["broth", second("glass", 0xc8823a), soupTop(0.38, 0.53)],
      ["noodles", fixed("plastic", 0xf2d489), nest(14, 0.42, 0.385, 0.09, random)],
      ...egg(0.22, 0.16),
      [
        "meat",
        third("leather", 0xb9705a, { paint: [rings(0xe9c2a8, 0.08, { along: "out", width: 0.35 })] }),
        all(
          cylinder(0.16, 0.04, { bevel: 0.012, sides: 28 }).turn(-26, 0, 12).at(-0.24, 0.46, 0.1),
          cylinder(0.15, 0.04, { bevel: 0.012, sides: 28 }).turn(-30, 20, -8).at(-0.16, 0.47, -0.18),
        ),
      ],
      ["seaweed", fixed("paper", 0x1f2f24), box(0.26, 0.34, 0.012, 0.004).turn(-18, -24, 6).at(0.24, 0.52, -0.3)],
      [
        "onion",
        fixed("plastic", 0x6fb04a),
        lathe(flat`0.016 0, 0.032 0, 0.032 0.02, 0.016 0.02, 0.016 0`, { sides: 10 }).scatter(strewn(14, 0.34, 0.45, 1, random)),
      ],
    ],
  ),
  served(
    "soup",
    [
      "bowl of soup",
      "stew",
      "tomato soup",
      "chowder",
      "broth",
      "curry",
      "goulash",
      "miso soup",
      "chicken soup",
      "bowl of stew",
      "porridge",
      "bowl of porridge",
      "chili con carne",
    ],
    "a bowl of hot soup with cream and herbs",
    false,
    0xeef0f2,
    (random) => [
      ["soup", second("plastic", 0xd8552a), soupTop(0.39, 0.54)],
      [
        "cream",
        fixed("plastic", 0xf8eedc),
        sweep(
          Array.from(
            { length: 22 },
            (_, at) => [(0.04 + at * 0.013) * Math.cos(at * 0.6), 0.397, (0.04 + at * 0.013) * Math.sin(at * 0.6)] as const,
          ),
          [0.026, 0.022, 0.01],
          { flatten: 0.4 },
        ),
      ],
      [
        "herbs",
        third("plastic", 0x4f9a3c),
        petal(0.11, 0.06, { curl: 30 })
          .turn(70, 0, 0)
          .scatter(strewn(8, 0.36, 0.4, 2, random)),
      ],
      ["croutons", fixed("paper", 0xd9a050), box(0.08, 0.06, 0.08, 0.012).scatter(strewn(7, 0.42, 0.415, 0.4, random))],
    ],
  ),
  served(
    "salad",
    ["bowl of salad", "green salad", "caesar salad"],
    "a bowl of green salad with tomatoes and cucumber",
    false,
    0xc99a62,
    (random) => [
      [
        "leaves",
        second("plastic", 0x7fb83f, { paint: [clouds({ by: -0.3 }, 0.1, { share: 0.5 })] }),
        petal(0.3, 0.24, { curl: 70, widest: 0.6, foot: 0.4, tip: 0.4 })
          .turn(52, 0, 0)
          .scatter(strewn(24, 0.42, 0.36, 0, random)),
      ],
      ["tomatoes", third("plastic", 0xd9302a), sphere(0.085, 0.9, 18).scatter(strewn(7, 0.36, 0.52, 1.2, random))],
      ["cucumber", fixed("plastic", 0xb9dc8a), cylinder(0.1, 0.025, { bevel: 0.008, sides: 24 }).scatter(strewn(7, 0.4, 0.5, 2.6, random))],
      [
        "onion",
        fixed("plastic", 0xc79ac8),
        lathe(flat`0.08 0, 0.1 0, 0.1 0.025, 0.08 0.025, 0.08 0`, { sides: 20 }).scatter(strewn(5, 0.32, 0.54, 4, random)),
      ],
    ],
  ),
  served("rice", ["bowl of rice", "rice bowl", "fried rice", "white rice"], "a bowl heaped with rice", false, 0x2f5f9a, (random) => [
    [
      "rice",
      second("paper", 0xf8f5ea, { paint: [speckles({ by: -0.12 }, 0.04, { size: 0.4, relief: 0.015 })] }),
      lathe(flat`0 0.3, 0.53 0.36, 0.52 0.44, 0.4 0.58, 0.2 0.66, 0 0.68`, { smooth: 24 }),
    ],
    [
      "grains",
      second("paper", 0xfdfbf4),
      sphere(0.022, 2, 6)
        .turn(80, 0, 0)
        .scatter(
          strewn(70, 0.44, 0.5, 0, random).map(({ at: [x, , z], turn }) => ({
            at: [x, 0.685 - (x * x + z * z) * 1.15, z] as const,
            turn,
          })),
        ),
    ],
    [
      "sesame",
      third("plastic", 0x2a2420),
      sphere(0.016, 1.5, 6).scatter(
        strewn(14, 0.3, 0.5, 2, random).map(({ at: [x, , z] }) => ({ at: [x, 0.7 - (x * x + z * z) * 1.15, z] as const })),
      ),
    ],
  ]),
  served(
    "cereal",
    ["bowl of cereal", "corn flakes", "cornflakes", "muesli", "granola"],
    "a bowl of milk and crisp rings",
    false,
    0x3f8ad0,
    (random) => [
      ["milk", fixed("porcelain", 0xf8f6f0), soupTop(0.4, 0.545)],
      [
        "cereal",
        second("paper", 0xd99a3f),
        lathe(flat`0.03 0, 0.065 0, 0.075 0.025, 0.065 0.05, 0.03 0.05, 0.022 0.025, 0.03 0`, { sides: 14 }).scatter(
          strewn(34, 0.46, 0.4, 0, random),
        ),
      ],
      ["berries", third("plastic", 0xc22347), sphere(0.06, 1, 16).scatter(strewn(5, 0.3, 0.44, 2, random))],
    ],
  ),
  served(
    "spaghetti",
    ["pasta", "plate of pasta", "plate of spaghetti", "spaghetti bolognese", "tagliatelle", "spaghetti and meatballs", "carbonara"],
    "spaghetti with tomato sauce, meatballs and basil on a plate",
    true,
    0xf2f2f4,
    (random) => [
      ["spaghetti", second("plastic", 0xf0cf7a), all(nest(26, 0.42, 0.1, 0.22, random), sphere(0.32, 0.4, 24).at(0, 0.1, 0))],
      [
        "sauce",
        third("plastic", 0xb8301c, { paint: [speckles({ by: -0.3 }, 0.06, { size: 0.35, relief: 0.015 })] }),
        lathe(flat`0 0.24, 0.2 0.24, 0.25 0.27, 0.2 0.32, 0 0.36`, { ribs: 7, ribDepth: 0.2 }),
      ],
      [
        "meatballs",
        fixed("leather", 0x6f3a22, { paint: [speckles({ by: -0.3 }, 0.04, { relief: 0.01 })] }),
        sphere(0.085, 1, 18).scatter([{ at: [0.06, 0.38, 0.06] }, { at: [-0.12, 0.35, 0.02] }, { at: [0.02, 0.35, -0.13] }]),
      ],
      [
        "basil",
        fixed("plastic", 0x4f9a3c),
        petal(0.14, 0.09, { curl: 30 })
          .turn(60, 0, 0)
          .scatter([{ at: [0.02, 0.43, 0.02] }, { at: [0, 0.43, 0], turn: [0, 150, 0] }]),
      ],
    ],
  ),
  served(
    "roast chicken",
    [
      "roast turkey",
      "roasted chicken",
      "thanksgiving turkey",
      "rotisserie chicken",
      "roast duck",
      "whole chicken",
      "cooked turkey",
      "christmas turkey",
    ],
    "a golden roast bird on a platter with salad",
    true,
    0xeeeef0,
    () => [
      [
        "bird",
        second("leather", 0xb8692a, { paint: [clouds({ by: -0.4 }, 0.2, { share: 0.6 }), speckles({ by: -0.3 }, 0.03, { size: 0.2 })] }),
        all(
          sphere(0.3, 0.8, 36).scale(1, 1, 1.3).at(0, 0.3, 0),
          sphere(0.15, 0.9, 24).at(0.14, 0.36, 0.2).mirror("x"),
          sweep(way`0.2 0.28 0.1, 0.3 0.32 0.3, 0.22 0.36 0.5`, [0.15, 0.14, 0.05]).mirror("x"),
          sweep(way`0.26 0.34 -0.2, 0.36 0.36 -0.06, 0.3 0.4 0.06`, [0.08, 0.075, 0.04]).mirror("x"),
        ),
      ],
      [
        "bones",
        fixed("bone", 0xf2e8d2),
        all(
          sweep(way`0.23 0.35 0.46, 0.19 0.38 0.6`, 0.03, { isStraight: true }).mirror("x"),
          sphere(0.05, 1, 14).at(0.2, 0.39, 0.61).mirror("x"),
          sphere(0.045, 1, 14).at(0.16, 0.37, 0.6).mirror("x"),
        ),
      ],
      ["salad", third("plastic", 0x6faf3f), petal(0.2, 0.18, { curl: 60, widest: 0.6, tip: 0.4 }).turn(66, 0, 0).at(0, 0.06, 0.4).ring(15)],
      ["tomatoes", fixed("plastic", 0xd0302a), sphere(0.07, 1, 16).at(0, 0.12, 0.52).ring(6, 30)],
    ],
  ),
];
