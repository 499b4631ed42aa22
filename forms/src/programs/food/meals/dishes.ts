import { all, box, cylinder, extrude, type Form, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { arc } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { put } from "@blenda/forge/language/put";
import { clouds, speckles } from "@blenda/forge/language/skins";
import { fixed, second, third } from "@blenda/forge/language/substance";
import { served, soupTop, strewn } from "./served.ts";

const GREEN = fixed("plastic", 0x4f9a3c);
const leaf = (size = 0.12): Form => petal(size, size * 0.62, { curl: 30 }).turn(60, 0, 0);

export const dishes = [
  served(
    "omelette",
    ["omelet", "scrambled eggs", "scrambled egg", "frittata", "plate of scrambled eggs"],
    "a folded omelette with herbs and tomatoes on a plate",
    true,
    0x9fbfd4,
    (random) => [
      [
        "omelette",
        second("plastic", 0xf3c844, { paint: [clouds(0xc98a2a, 0.22, { share: 0.6 })] }),
        all(
          loft([
            { y: -0.44, width: 0.1, depth: 0.06, x: 0.1 },
            { y: -0.36, width: 0.3, depth: 0.13, x: 0.04 },
            { y: -0.1, width: 0.46, depth: 0.18 },
            { y: 0.14, width: 0.46, depth: 0.18 },
            { y: 0.36, width: 0.3, depth: 0.13, x: 0.04 },
            { y: 0.44, width: 0.1, depth: 0.06, x: 0.1 },
          ])
            .turn(0, 0, 90)
            .at(0, 0.14, 0.02),
          sweep(way`-0.38 0.11 0.2, -0.15 0.12 0.29, 0.15 0.12 0.29, 0.38 0.11 0.2`, [0.02, 0.045, 0.045, 0.02]),
        ),
      ],
      [
        "filling",
        third("plastic", 0xd0402a),
        sphere(0.045, 0.8, 12).scatter(
          [-0.26, -0.12, 0.02, 0.15, 0.27].map((x, at) => ({ at: [x, 0.12, 0.27 - Math.abs(x) * 0.14 - (at % 2) * 0.01] as const })),
        ),
      ],
      [
        "chives",
        GREEN,
        cylinder(0.011, 0.06, { sides: 7, bevel: 0 })
          .turn(90, 0, 0)
          .scatter(
            strewn(14, 0.22, 0.235, 1, random).map(({ at: [x, y, z], turn }) => ({
              at: [x * 1.3, y - x * x * 0.5 - z * z * 1.2, z * 0.7] as const,
              turn,
            })),
          ),
      ],
      ["tomatoes", third("plastic", 0xd0402a), sphere(0.08, 0.95, 18).scatter([{ at: [0.28, 0.12, -0.28] }, { at: [0.12, 0.12, -0.36] }])],
      [
        "parsley",
        GREEN,
        leaf(0.16).scatter([
          { at: [-0.1, 0.08, -0.34], turn: [0, 200, 0] },
          { at: [-0.22, 0.08, -0.3], turn: [0, 240, 0] },
          { at: [-0.02, 0.08, -0.38], turn: [0, 160, 0] },
        ]),
      ],
    ],
  ),
  served(
    "quesadilla",
    ["quesadillas", "plate of quesadillas"],
    "wedges of a toasted tortilla with melted cheese, a dip in their middle",
    true,
    0xc8763a,
    () => [
      [
        "tortilla",
        second("paper", 0xe3bd78, { paint: [clouds(0x8a5426, 0.12, { share: 0.7 })] }),
        all(wedgeOf(0.5, 54, 0.035).at(0, 0.025, 0.06), wedgeOf(0.5, 54, 0.035).at(0, -0.03, 0.06))
          .ring(5)
          .at(0, 0.11, 0),
      ],
      ["filling", third("plastic", 0xf2b43a), wedgeOf(0.5, 54, 0.03).at(0, -0.002, 0.06).ring(5).at(0, 0.11, 0)],
      ["dish", fixed("porcelain", 0xf2f2f4), lathe(flat`0 0.12, 0.11 0.12, 0.15 0.24, 0.135 0.245, 0.1 0.16, 0 0.16`)],
      ["dip", fixed("plastic", 0x8fae3a), lathe(flat`0 0.2, 0.13 0.215, 0.09 0.245, 0 0.26`)],
      ["herbs", GREEN, leaf(0.08).scatter([{ at: [0, 0.26, 0] }, { at: [0.02, 0.26, 0], turn: [0, 150, 0] }])],
    ],
  ),
  served(
    "guacamole",
    ["bowl of guacamole", "guacamole dip", "avocado dip"],
    "a bowl of guacamole with tortilla chips and tomato",
    false,
    0x3d3a38,
    (random) => [
      [
        "guacamole",
        second("plastic", 0x9cb84a, {
          paint: [speckles({ by: -0.2 }, 0.07, { size: 0.4, relief: 0.02 }), speckles(0x3f7a2a, 0.12, { size: 0.18 })],
        }),
        lathe(flat`0 0.32, 0.54 0.38, 0.53 0.45, 0.36 0.54, 0.16 0.57, 0 0.56`, { smooth: 24, ribs: 6, ribDepth: 0.05 }),
      ],
      ["tomato", third("plastic", 0xd03a28), box(0.06, 0.05, 0.06, 0.012).scatter(strewn(12, 0.34, 0.53, 1, random))],
      ["onion", fixed("plastic", 0xf0e6ec), box(0.035, 0.03, 0.035, 0.006).scatter(strewn(12, 0.36, 0.54, 3, random))],
      [
        "chips",
        fixed("paper", 0xe8b14c, { paint: [speckles({ by: -0.3 }, 0.06, { size: 0.2 })] }),
        all(
          ...[20, 62, 104].map((a, at) =>
            extrude(flat`-0.2 0, 0.2 0, 0.02 0.36`, 0.025, 0.008)
              .turn(-26, 0, (at - 1) * 14)
              .at(0, 0.46, 0.34)
              .turn(0, a + 120, 0),
          ),
        ),
      ],
      [
        "coriander",
        GREEN,
        leaf(0.12).scatter([
          { at: [0, 0.57, 0.02] },
          { at: [0.03, 0.57, 0], turn: [0, 140, 0] },
          { at: [-0.03, 0.57, 0], turn: [0, 250, 0] },
        ]),
      ],
    ],
  ),
  served(
    "hummus",
    ["bowl of hummus", "hummus dip"],
    "a bowl of hummus with a swirl, oil, chickpeas and flat bread",
    false,
    0x3f6f8f,
    () => [
      [
        "hummus",
        second("plastic", 0xe6cf9c),
        all(
          lathe(flat`0 0.3, 0.53 0.37, 0.54 0.44, 0.46 0.47, 0.3 0.42, 0 0.4`, { smooth: 24 }),
          sweep(
            Array.from(
              { length: 22 },
              (_, at) => [(0.44 - at * 0.013) * Math.cos(at * 0.6), 0.45 - at * 0.001, (0.44 - at * 0.013) * Math.sin(at * 0.6)] as const,
            ),
            [0.07, 0.06, 0.04],
          ),
        ),
      ],
      ["oil", fixed("glass", 0xc9941c), lathe(flat`0 0.4, 0.17 0.41, 0.18 0.425, 0.1 0.435, 0 0.435`, { ribs: 5, ribDepth: 0.16 })],
      [
        "chickpeas",
        third("paper", 0xd8b06a),
        sphere(0.05, 0.95, 14).scatter([
          { at: [0, 0.46, 0] },
          { at: [0.09, 0.45, 0.03] },
          { at: [-0.05, 0.45, 0.08] },
          { at: [-0.07, 0.45, -0.05] },
          { at: [0.04, 0.45, -0.08] },
        ]),
      ],
      [
        "parsley",
        GREEN,
        leaf(0.1).scatter([
          { at: [0.3, 0.5, 0.1], turn: [0, 30, 0] },
          { at: [-0.25, 0.5, 0.2], turn: [0, 200, 0] },
          { at: [0.1, 0.5, -0.3], turn: [0, 100, 0] },
        ]),
      ],
      [
        "bread",
        fixed("paper", 0xe0ba80, { paint: [clouds(0x9a6530, 0.14, { share: 0.6 })] }),
        all(
          wedgeOf(0.44, 60, 0.05).turn(-58, 0, 0).at(0.1, 0.42, 0.42).turn(0, 150, 0),
          wedgeOf(0.44, 60, 0.05).turn(-52, 0, 0).at(-0.1, 0.42, 0.44).turn(0, 190, 0),
        ),
      ],
    ],
  ),
  served(
    "beans",
    ["baked beans", "bowl of beans", "plate of beans", "kidney beans", "bean stew"],
    "a bowl of beans in tomato sauce",
    false,
    0xeef0f2,
    (random) => [
      ["sauce", second("plastic", 0xb8431e), soupTop(0.4, 0.54)],
      [
        "beans",
        third("plastic", 0xc8642c),
        sphere(0.058, 1.5, 14)
          .turn(82, 0, 0)
          .scatter([...strewn(40, 0.47, 0.405, 0, random), ...strewn(18, 0.3, 0.45, 1, random)]),
      ],
      ["parsley", GREEN, leaf(0.12).scatter([{ at: [0, 0.5, 0] }, { at: [0.04, 0.5, 0], turn: [0, 130, 0] }])],
    ],
  ),
  served(
    "caviar",
    ["tin of caviar", "fish eggs", "roe"],
    "a tin of black caviar on ice with a spoon of mother of pearl",
    false,
    0xdfe6ea,
    (random) => [
      ["ice", fixed("ice", 0xdff0f6), box(0.13, 0.11, 0.13, 0.02).scatter([...strewn(22, 0.44, 0.38, 0, random)])],
      ["tin", second("gold"), lathe(flat`0 0.36, 0.34 0.36, 0.36 0.38, 0.36 0.52, 0.34 0.54, 0.325 0.52, 0.32 0.46, 0 0.46`)],
      [
        "caviar",
        third("obsidian", 0x22252a),
        all(
          lathe(flat`0 0.45, 0.32 0.48, 0.28 0.53, 0.14 0.57, 0 0.58`),
          sphere(0.026, 1, 8).scatter(
            strewn(80, 0.29, 0.535, 0, random).map(({ at: [x, , z] }) => ({ at: [x, 0.59 - (x * x + z * z) * 0.75, z] as const })),
          ),
        ),
      ],
      [
        "spoon",
        fixed("porcelain", 0xf6efe6),
        put(
          all(
            sphere(0.085, 0.35, 18).scale(1, 1, 1.5),
            sweep(way`0 0.01 -0.1, 0 0.03 -0.3, 0 0.02 -0.6`, [0.02, 0.018, 0.03], { flatten: 0.5 }),
          ),
          [0.1, 0.6, 0.04],
          [18, -130, 0],
        ),
      ],
    ],
  ),
  served(
    "fish and chips",
    ["fried fish", "plate of fish and chips", "battered fish", "fish fillet"],
    "golden battered fish on a heap of chips with lemon and peas",
    true,
    0xe8ecef,
    (random) => [
      [
        "fish",
        second("leather", 0xd0892c, {
          paint: [clouds({ by: -0.3 }, 0.16, { share: 0.6 }), speckles({ by: 0.25 }, 0.05, { size: 0.3, relief: 0.014 })],
        }),
        all(
          loft([
            { y: -0.5, width: 0.2, depth: 0.05 },
            { y: -0.42, width: 0.1, depth: 0.07 },
            { y: -0.3, width: 0.2, depth: 0.13 },
            { y: 0, width: 0.32, depth: 0.18 },
            { y: 0.24, width: 0.28, depth: 0.16 },
            { y: 0.42, width: 0.12, depth: 0.08 },
          ])
            .turn(0, 0, 90)
            .turn(0, 14, 0)
            .at(0.02, 0.3, 0.04),
        ),
      ],
      [
        "chips",
        third("plastic", 0xf0c352),
        box(0.36, 0.07, 0.07, 0.014).scatter([...strewn(20, 0.34, 0.1, 0, random), ...strewn(12, 0.24, 0.18, 1, random)]),
      ],
      [
        "lemon",
        fixed("plastic", 0xf5d84a),
        extrude(
          flat([-0.13, 0, ...arc(0.13, 180, 360, 12).flat()])
            .reverse()
            .reverse(),
          0.07,
          0.02,
        )
          .turn(30, 30, 10)
          .at(-0.36, 0.15, 0.26),
      ],
      [
        "peas",
        fixed("plastic", 0x6fae3a),
        sphere(0.04, 1, 12).scatter(
          strewn(24, 0.15, 0.12, 0, random).map(({ at: [x, y, z] }, n) => ({ at: [x + 0.36, y + (n < 9 ? 0.04 : 0), z + 0.26] as const })),
        ),
      ],
    ],
  ),
];

/** A wedge of a disc lying flat, its point at the origin, towards +z. */
function wedgeOf(radius: number, degrees: number, thick: number): Form {
  return extrude(flat([0, 0, ...arc(radius, 270 - degrees / 2, 270 + degrees / 2, 12).flat()]), thick, 0.01).turn(-90, 0, 0);
}
