import { all, box, cylinder, extrude, type Form, lathe, loft, sphere, sweep, torus } from "../language/form.ts";
import { flats, symmetric, way } from "../language/lists.ts";
import type { Section } from "../language/node.ts";
import { put } from "../language/put.ts";
import { fixed, main, second, third } from "../language/substance.ts";
import { part, pick, program, whole } from "../program.ts";

/** Height, width, depth of oval slices. */
const slices = (numbers: readonly number[], corner = 0.9): Section[] =>
  Array.from({ length: numbers.length / 3 }, (_, at) => ({
    y: numbers[at * 3],
    width: numbers[at * 3 + 1],
    depth: numbers[at * 3 + 2],
    corner,
  }));
const TORSO = [
  0, 0.84, 0.42, 0.03, 0.87, 0.45, 0.3, 0.82, 0.41, 0.6, 0.86, 0.43, 0.82, 0.94, 0.43, 0.96, 0.86, 0.38, 1.04, 0.66, 0.33, 1.09, 0.42, 0.29,
  1.1, 0.32, 0.26,
];
const torso = (tall: number, wide: number): Form => loft(slices(TORSO)).scale(wide, tall, 1);
const sleeve = (reach: number, drop: number, from = 0.17, to = 0.14): Form =>
  sweep(
    [
      [0.3, 0.92, 0],
      [0.42, 0.9, 0],
      [0.42 + reach * 0.5, 0.86 - drop * 0.5, 0.02],
      [0.42 + reach, 0.86 - drop, 0.05],
    ],
    [from * 0.9, from, (from + to) / 2, to],
    { flatten: 0.85 },
  );
const cuffAt = (reach: number, drop: number, radius: number): Form =>
  put(torus(radius, 0.022).scale(1, 1, 0.88), [0.42 + reach, 0.86 - drop, 0.05], [0, 0, (Math.atan2(drop, reach) * -180) / Math.PI - 90]);
const opening = (reach: number, drop: number, radius: number): Form =>
  put(
    cylinder(radius, 0.02, { bevel: 0.004 }).scale(1, 1, 0.88),
    [0.42 + reach, 0.86 - drop, 0.05],
    [0, 0, (Math.atan2(drop, reach) * -180) / Math.PI - 90],
  );

export const garments = [
  program({
    id: "t-shirt",
    nouns: [
      "shirt",
      "tee",
      "tee shirt",
      "tshirt",
      "jersey",
      "football shirt",
      "sweater",
      "jumper",
      "pullover",
      "sweatshirt",
      "hoodie",
      "polo shirt",
      "blouse",
    ],
    about: "a t-shirt with short sleeves and a round neck, as if worn",
    metresPerUnit: 0.62,
    wears: ["shirt body", "collar cuff trim", "stripe print"],
    params: { wide: [0.95, 1.06], drop: [0.16, 0.24] },
    traits: {
      long: "sweater jumper pullover sweatshirt hoodie long long-sleeved",
      hooded: "hoodie hood hooded",
      striped: "striped stripes sailor",
    },
    parts: ({ wide, drop }, { has }) => {
      const [reach, low, end] = has("long") ? [0.3, 0.72, 0.1] : [0.2, drop, 0.15];
      return [
        part("body", main("fabric", 0x3b7cc4), all(torso(1, wide), sleeve(reach, low, 0.17, end).mirror("x"))),
        part(
          "openings",
          fixed("fabric", 0x17181c),
          all(opening(reach, low, end * 0.92).mirror("x"), put(cylinder(0.13, 0.02).scale(1.15, 1, 1), [0, 1.1, 0.005])),
        ),
        part("collar", second("fabric", 0xf1ece0), put(torus(0.15, 0.03).scale(1.12, 1, 0.95), [0, 1.085, 0.01], [8, 0, 0])),
        part("cuffs", second("fabric", 0xf1ece0), cuffAt(reach, low, end).mirror("x")),
        part(
          "hem",
          second("fabric", 0xf1ece0),
          loft(slices([0.01, 0.862, 0.44, 0.02, 0.88, 0.46, 0.06, 0.88, 0.46, 0.07, 0.862, 0.44])).scale(wide, 1, 1),
        ),
        has("striped") &&
          part(
            "stripes",
            third("fabric", 0x1d2c55),
            loft(slices([0, 0.85, 0.44, 0.005, 0.87, 0.447, 0.055, 0.87, 0.447, 0.06, 0.85, 0.44]))
              .scale(wide, 1, 1)
              .array(5, [0, 0.13, 0])
              .at(0, 0.42, 0),
          ),
        has("hooded") &&
          part("hood", main("fabric", 0x33699f), put(sphere(0.22, 1, 28).scale(1.2, 0.75, 0.8), [0, 1.08, -0.16], [-24, 0, 0])),
        has("hooded") &&
          part(
            "pocket",
            main("fabric", 0x33699f),
            extrude(symmetric([0, 0, 0.3, 0, 0.3, 0.1, 0.18, 0.26, 0, 0.26]), 0.05, 0.02).at(0, 0.12, 0.205),
          ),
        has("hooded") &&
          part(
            "strings",
            second("fabric", 0xf1ece0),
            sweep(way([0.08, 1.04, 0.15, 0.09, 0.92, 0.21, 0.08, 0.78, 0.225]), 0.011).mirror("x"),
          ),
      ];
    },
  }),
  program({
    id: "jacket",
    nouns: [
      "coat",
      "leather jacket",
      "blazer",
      "suit jacket",
      "overcoat",
      "trench coat",
      "raincoat",
      "denim jacket",
      "bomber jacket",
      "parka",
      "lab coat",
      "suit",
    ],
    about: "a jacket with long sleeves, lapels, buttons and pockets, as if worn",
    metresPerUnit: 0.62,
    wears: ["jacket body", "lining shirt", "button zip"],
    params: { wide: [1, 1.08], buttons: whole(3, 4) },
    variants: { broad: { words: "puffer thick winter down", set: { wide: 1.18 } } },
    traits: { long: "coat overcoat trench raincoat long parka lab" },
    parts: ({ wide, buttons }, { has }) => {
      const length = has("long") ? 0.55 : 0;
      return [
        part(
          "body",
          main("leather", 0x3a2a22),
          all(
            torso(1, wide),
            sleeve(0.26, 0.74, 0.175, 0.105).mirror("x"),
            ...(has("long") ? [loft(slices([-0.55, 1.02, 0.56, -0.53, 1.03, 0.57, 0.1, 0.85, 0.43])).scale(wide, 1, 1)] : []),
          ),
        ),
        part(
          "openings",
          fixed("fabric", 0x141416),
          all(opening(0.26, 0.74, 0.095).mirror("x"), put(cylinder(0.12, 0.02).scale(1.15, 1, 1), [0, 1.1, 0.005])),
        ),
        part(
          "shirt",
          second("fabric", 0xf1ece0),
          put(extrude(symmetric([0, 0.52, 0.02, 0.52, 0.13, 1.06, 0, 1.06]), 0.04, 0.012), [0, 0, 0.2]),
        ),
        part(
          "lapels",
          main("leather", 0x4a362b),
          put(
            extrude(flats([0.02, 0.5, 0.06, 0.52, 0.24, 0.82, 0.2, 0.86, 0.23, 0.92, 0.15, 1.08, 0.11, 1.08]), 0.03, 0.012),
            [0, 0, 0.222],
            [0, 6, 0],
          ).mirror("x"),
        ),
        part("collar", main("leather", 0x4a362b), put(torus(0.16, 0.045).scale(1.12, 1.1, 0.95), [0, 1.08, -0.02], [14, 0, 0])),
        part("front edge", main("leather", 0x2d201a), box(0.025, 0.5 + length, 0.03, 0.01).at(0, 0.26 - length / 2, 0.212)),
        part(
          "buttons",
          third("brass"),
          put(cylinder(0.028, 0.025, { sides: 18 }), [0.06, 0, 0.222], [90, 0, 0])
            .array(buttons, [0, 0.14, 0])
            .at(0, 0.3, 0),
        ),
        part("pockets", main("leather", 0x2d201a), put(box(0.2, 0.05, 0.03, 0.012), [0.25, 0.26, 0.19], [0, 18, -6]).mirror("x")),
        part("cuffs", main("leather", 0x2d201a), cuffAt(0.26, 0.74, 0.106).mirror("x")),
        part(
          "hem",
          main("leather", 0x2d201a),
          loft(slices([0.01, 0.862, 0.44, 0.02, 0.875, 0.456, 0.07, 0.875, 0.456, 0.08, 0.862, 0.44]))
            .scale(wide * (has("long") ? 1.185 : 1), 1, has("long") ? 1.25 : 1)
            .at(0, -length, 0),
        ),
      ];
    },
  }),
  program({
    id: "dress",
    nouns: ["gown", "skirt", "ball gown", "evening dress", "wedding dress", "summer dress", "robe", "sundress"],
    about: "a dress with a fitted bodice and a wide fluted skirt",
    metresPerUnit: 0.8,
    wears: ["dress skirt", "belt sash ribbon", "trim lace"],
    params: { flutes: whole(9, 14), flare: [0.9, 1.1], long: [0.9, 1.05] },
    variants: {
      wide: { words: "ball wedding princess", set: { flare: 1.5, long: 1.1 } },
      short: { words: "mini summer sundress", set: { long: 0.62 } },
    },
    parts: ({ flutes, flare, long }) => [
      part(
        "skirt",
        main("fabric", 0xb8355e),
        lathe(flats([0, -1, 0.44, -1, 0.45, -0.98, 0.36, -0.6, 0.26, -0.2, 0.19, 0, 0, 0]), { smooth: 40, ribs: flutes, ribDepth: 0.16 })
          .scale(flare, long, flare * 0.85)
          .at(0, long, 0),
      ),
      part(
        "bodice",
        main("fabric", 0xb8355e),
        loft(slices([0, 0.36, 0.25, 0.12, 0.36, 0.26, 0.3, 0.46, 0.34, 0.4, 0.46, 0.34, 0.46, 0.4, 0.28, 0.48, 0.34, 0.22])).at(
          0,
          long - 0.02,
          0,
        ),
      ),
      part(
        "straps",
        main("fabric", 0xa12c51),
        sweep(way([0.13, 0.44, 0.13, 0.15, 0.6, 0.06, 0.15, 0.6, -0.04, 0.13, 0.44, -0.12]), 0.026, { flatten: 0.35 })
          .mirror("x")
          .at(0, long, 0),
      ),
      part(
        "sash",
        second("fabric", 0xf1d9e2),
        loft(slices([0, 0.39, 0.28, 0.01, 0.41, 0.3, 0.08, 0.4, 0.29, 0.09, 0.37, 0.27])).at(0, long - 0.05, 0),
      ),
      part(
        "bow",
        second("fabric", 0xf1d9e2),
        all(
          sphere(0.08, 1, 18).scale(1, 0.8, 0.45).at(0.08, 0, 0).mirror("x"),
          sphere(0.035, 1, 12),
          sweep(way([0.02, 0, 0, 0.06, -0.14, 0.05, 0.09, -0.3, 0.1]), [0.02, 0.03, 0.045], { flatten: 0.2 }).mirror("x"),
        ).at(0.08, long, 0.16),
      ),
      part(
        "hem",
        third("fabric", 0xf1d9e2),
        lathe(flats([0.4, 0, 0.452, 0, 0.448, 0.06, 0.4, 0.06, 0.4, 0]), { ribs: flutes, ribDepth: 0.16 }).scale(
          flare * 1.01,
          1,
          flare * 0.86,
        ),
      ),
    ],
  }),
  program({
    id: "trousers",
    nouns: ["jeans", "pants", "slacks", "shorts", "leggings", "cargo pants", "blue jeans"],
    about: "a pair of trousers with pockets, a waistband and a button, as if worn",
    metresPerUnit: 0.72,
    wears: ["trousers leg", "belt waistband", "stitching"],
    params: { stance: [0.05, 0.1], wide: [0.95, 1.08] },
    variants: { loose: { words: "baggy wide flared bell-bottom", set: { wide: 1.3 } } },
    traits: { short: "shorts short" },
    parts: ({ stance, wide }, { has }) => {
      const low = has("short") ? 0.58 : 0;
      const x = 0.16 + stance;
      const leg = (numbers: readonly number[]) =>
        loft(
          slices(numbers).map((each) => ({
            ...each,
            width: each.width * (each.y < 0.7 ? wide : 1),
            depth: each.depth * (each.y < 0.7 ? wide : 1),
            x: 0.16 + stance * (1 - each.y / 1.1),
          })),
        );
      return [
        part(
          "legs",
          main("fabric", 0x2f4f86),
          (has("short")
            ? leg([0.56, 0.33, 0.36, 0.58, 0.34, 0.37, 0.9, 0.36, 0.4, 1.14, 0.28, 0.34])
            : leg([0, 0.23, 0.27, 0.02, 0.24, 0.28, 0.3, 0.24, 0.27, 0.55, 0.27, 0.3, 0.9, 0.35, 0.4, 1.14, 0.28, 0.34])
          ).mirror("x"),
        ),
        part("hips", main("fabric", 0x2f4f86), loft(slices([0.84, 0.4, 0.26, 0.92, 0.66, 0.4, 1.1, 0.68, 0.4, 1.3, 0.58, 0.36]))),
        part(
          "waistband",
          second("fabric", 0x27416e),
          loft(slices([1.27, 0.58, 0.36, 1.28, 0.62, 0.395, 1.36, 0.61, 0.385, 1.37, 0.57, 0.35])),
        ),
        part("inside", fixed("fabric", 0x14161c), loft(slices([1.34, 0.53, 0.32, 1.374, 0.53, 0.32]))),
        part(
          "turn-ups",
          second("fabric", 0x4f73ad),
          loft(slices([0, 0.25, 0.29, 0.01, 0.265, 0.305, 0.07, 0.265, 0.305, 0.08, 0.25, 0.29]))
            .scale(wide * (has("short") ? 1.33 : 1), 1, wide * (has("short") ? 1.25 : 1))
            .at(has("short") ? x - stance * 0.53 : x, low, 0)
            .mirror("x"),
        ),
        part(
          "stitching",
          third("fabric", 0xd9a441),
          all(
            sweep(way([0.06, 1.27, 0.197, 0.14, 1.16, 0.207, 0.3, 1.12, 0.13]), 0.008).mirror("x"),
            sweep(way([0.05, 1.26, 0.196, 0.06, 1.08, 0.205, 0, 0.98, 0.2]), 0.008),
          ),
        ),
        part("button", fixed("brass"), put(cylinder(0.03, 0.02, { sides: 18 }), [0, 1.32, 0.198], [90, 0, 0])),
        part("loops", second("fabric", 0x27416e), put(box(0.03, 0.12, 0.03, 0.008), [0.18, 1.32, 0.175], [0, 14, 0]).mirror("x")),
        part("pockets", main("fabric", 0x294674), put(box(0.17, 0.18, 0.03, 0.02), [0.16, 1.1, -0.195]).mirror("x")),
      ];
    },
  }),
  program({
    id: "scarf",
    nouns: ["shawl", "muffler", "winter scarf", "neckerchief"],
    about: "a knitted scarf, wound once, its striped ends with fringes hanging down",
    metresPerUnit: 0.35,
    wears: ["scarf", "stripe", "fringe"],
    params: { long: [0.75, 0.95], apart: [0.1, 0.16] },
    sockets: () => ({ slot: { at: [0, 0.9, 0], size: [0.5, 0.4, 0.5] } }),
    parts: ({ long, apart }) => {
      const hang = (x: number, y: number): Form => put(box(0.29, 1.08 - y, 0.1, 0.045), [x * 1.17, (1.08 + y) / 2, 0.42]);
      const [a, b] = [1 - long, 1.1 - long];
      const stripe = (x: number, y: number): Form =>
        box(0.31, 0.055, 0.115, 0.03)
          .array(3, [0, 0.11, 0])
          .at(x * 1.17, y + 0.2, 0.425);
      const fringe = (x: number, y: number): Form =>
        cylinder(0.017, 0.14, { sides: 6 })
          .array(8, [0.036, 0, 0])
          .at(x * 1.2, y - 0.05, 0.42);
      return [
        part(
          "loop",
          main("fabric", 0xa8232c),
          all(
            put(torus(0.36, 0.13).scale(1, 1.15, 0.85), [0, 1.08, 0], [14, 0, 0]),
            put(torus(0.33, 0.11).scale(1, 1.1, 0.85), [0, 1.24, -0.02], [4, 0, 6]),
          ),
        ),
        part("ends", main("fabric", 0xa8232c), all(hang(apart, a), hang(-apart, b))),
        part("stripes", second("fabric", 0xe9c552), all(stripe(apart, a), stripe(-apart, b))),
        part("fringes", third("fabric", 0xe9c552), all(fringe(apart, a), fringe(-apart, b))),
      ];
    },
  }),
  program({
    id: "cape",
    nouns: ["cloak", "superhero cape", "mantle", "vampire cape"],
    about: "a long cape with folds, a standing collar and a clasp",
    metresPerUnit: 0.9,
    wears: ["cape cloth", "lining", "clasp brooch"],
    params: { folds: whole(7, 10), long: [1.2, 1.4], collar: pick("up", "round") },
    sockets: ({ long }) => ({ slot: { at: [0, long, 0], size: [0.3, 0.3, 0.3] } }),
    parts: ({ folds, long, collar }) => {
      const cone = lathe(flats([0, -1, 0.48, -1, 0.46, -0.8, 0.38, -0.4, 0.31, -0.12, 0.2, -0.02, 0.13, 0, 0, 0]), {
        smooth: 40,
        ribs: folds,
        ribDepth: 0.14,
      });
      return [
        part("cloth", main("fabric", 0x8e1b26), cone.scale(1, long, 0.72).at(0, long, 0)),
        part(
          "lining",
          second("fabric", 0x1d1a24),
          sweep(way([0, 0.01, 0.335, 0, 0.2, 0.32, 0, 0.6, 0.265, 0, 0.86, 0.215, 0, 0.95, 0.15]), [0.17, 0.13, 0.08, 0.04, 0.01], {
            flatten: 0.14,
          }).scale(1, long, 1),
        ),
        part(
          "collar",
          second("fabric", 0x1d1a24),
          collar === "up"
            ? lathe(flats([0.13, 0, 0.15, 0, 0.24, 0.22, 0.21, 0.22, 0.13, 0]))
                .scale(1, 1, 0.8)
                .at(0, long - 0.02, -0.02)
            : put(torus(0.15, 0.055).scale(1, 1, 0.85), [0, long - 0.01, 0]),
        ),
        part(
          "clasp",
          third("gold"),
          all(
            sphere(0.04, 1, 16).scale(1, 1, 0.5).at(0.08, 0, 0).mirror("x"),
            sweep(way([-0.08, 0, 0.01, 0, -0.035, 0.02, 0.08, 0, 0.01]), 0.012),
          ).at(0, long - 0.07, 0.19),
        ),
      ];
    },
  }),
];
