import { all, box, cylinder, type Form, lathe, loft, skin, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, grouped, row, way } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { slices } from "./cut.ts";

const WHITE = 0xf3efe8;
const LACE = 0xd9d2c6;

export const garments = [
  program({
    id: "dress",
    is: ["hung up"],
    nouns: ["gown", "ball gown", "evening dress", "wedding dress", "bridal gown", "wedding gown", "summer dress", "sundress"],
    about: "a dress with a fitted bodice and a wide fluted skirt",
    metresPerUnit: 0.8,
    wears: ["dress skirt", "belt sash ribbon", "trim lace"],
    params: { flutes: whole(9, 14), flare: [0.9, 1.1], long: [0.9, 1.05] },
    variants: {
      wide: { words: "ball princess", set: { flare: 1.5, long: 1.1 } },
      wedding: { words: "bridal bride", set: { flare: 1.5, long: 1.1 } },
      short: { words: "mini summer sundress", set: { long: 0.62 } },
    },
    parts: ({ flutes, flare, long }, { has }) => [
      part(
        "skirt",
        main("fabric", has("wedding") ? WHITE : 0xb8355e),
        lathe(flat`0 -1, 0.44 -1, 0.45 -0.98, 0.36 -0.6, 0.26 -0.2, 0.19 0, 0 0`, { smooth: 40, ribs: flutes, ribDepth: 0.16 })
          .scale(flare, long, flare * 0.85)
          .at(0, long, 0),
      ),
      part(
        "bodice",
        main("fabric", has("wedding") ? WHITE : 0xb8355e),
        loft(slices([0, 0.36, 0.25, 0.12, 0.36, 0.26, 0.3, 0.46, 0.34, 0.4, 0.46, 0.34, 0.46, 0.4, 0.28, 0.48, 0.34, 0.22])).at(
          0,
          long - 0.02,
          0,
        ),
      ),
      part(
        "straps",
        main("fabric", has("wedding") ? WHITE : 0xb8355e),
        sweep(way`0.13 0.44 0.13, 0.15 0.6 0.06, 0.15 0.6 -0.04, 0.13 0.44 -0.12`, 0.026, { flatten: 0.35 }).mirror("x").at(0, long, 0),
      ),
      part(
        "sash",
        second("fabric", has("wedding") ? LACE : 0xf1d9e2),
        loft(slices([0, 0.39, 0.28, 0.01, 0.41, 0.3, 0.08, 0.4, 0.29, 0.09, 0.37, 0.27])).at(0, long - 0.05, 0),
      ),
      part(
        "bow",
        second("fabric", has("wedding") ? LACE : 0xf1d9e2),
        all(
          sphere(0.08, 1, 18).scale(1, 0.8, 0.45).at(0.08, 0, 0).mirror("x"),
          sphere(0.035, 1, 12),
          sweep(way`0.02 0 0, 0.06 -0.14 0.05, 0.09 -0.3 0.1`, [0.02, 0.03, 0.045], { flatten: 0.2 }).mirror("x"),
        ).at(0.08, long, 0.16),
      ),
      part(
        "hem",
        third("fabric", has("wedding") ? LACE : 0xf1d9e2),
        lathe(flat`0.4 0, 0.452 0, 0.448 0.06, 0.4 0.06, 0.4 0`, { ribs: flutes, ribDepth: 0.16 }).scale(flare * 1.01, 1, flare * 0.86),
      ),
    ],
  }),
  program({
    id: "trousers",
    nouns: ["jeans", "pants", "slacks", "shorts", "cargo pants", "blue jeans"],
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
            sweep(way`0.06 1.27 0.197, 0.14 1.16 0.207, 0.3 1.12 0.13`, 0.008).mirror("x"),
            sweep(way`0.05 1.26 0.196, 0.06 1.08 0.205, 0 0.98 0.2`, 0.008),
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
    is: ["hung up"],
    already: "long",
    nouns: ["shawl", "muffler", "winter scarf"],
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
    is: ["hung up"],
    nouns: ["cloak", "superhero cape", "mantle", "vampire cape"],
    about: "a long cape with folds, a standing collar and a clasp",
    metresPerUnit: 0.9,
    wears: ["cape cloth", "lining", "clasp brooch"],
    params: { folds: whole(7, 10), long: [1.2, 1.4], collar: pick("up", "round") },
    sockets: ({ long }) => ({ slot: { at: [0, long, 0], size: [0.3, 0.3, 0.3] } }),
    parts: ({ folds, long, collar }) => {
      // Height, half width, half depth, degrees it stands open to each side, depth of the folds.
      const fall = row`0 0.5 0.4 46 0.13, 0.3 0.44 0.34 40 0.11, 0.6 0.38 0.29 34 0.08, 0.8 0.34 0.25 28 0.05, 0.9 0.29 0.21 22 0.02, 0.96 0.2 0.16 18 0, 1 0.14 0.13 14 0`;
      const stand = row`0.98 0.14 0.13 14 0, 1.04 0.17 0.15 34 0, 1.12 0.23 0.2 46 0, 1.18 0.27 0.24 54 0`;
      return [
        part("cloth", main("fabric", 0x8e1b26), draped(fall, long, folds)),
        part("lining", second("fabric", 0xd2a54e), draped(fall, long, folds, 0.014)),
        part(
          "collar",
          main("fabric", 0x8e1b26),
          collar === "up" ? draped(stand, long, 0) : torus(0.16, 0.05).scale(1, 1, 0.9).at(0, long, 0),
        ),
        collar === "up" && part("collar lining", second("fabric", 0xd2a54e), draped(stand, long, 0, 0.014)),
        part(
          "clasp",
          third("gold"),
          all(
            facing(cylinder(0.036, 0.025, { bevel: 0.01 }))
              .at(0.08, 0, 0)
              .mirror("x"),
            sweep(way`-0.08 0 0.015, 0 -0.045 0.03, 0.08 0 0.015`, 0.011),
          ).at(0, long * 0.955, 0.17),
        ),
      ];
    },
  }),
];

/** Cloth that hangs in folds round somebody, open in front; `under` is the lining, so far inside. */
function draped(rows: readonly number[], long: number, folds: number, under = 0): Form {
  const [steps, thick] = [72, 0.018];
  return skin(
    grouped(rows, 5).map(([y, wide, deep, open, fold]) => {
      const gap = open + (under > 0 ? 1.5 : 0);
      const at = (step: number, inside: number): Point => {
        const angle = ((gap + ((360 - gap * 2) * step) / steps) * Math.PI) / 180;
        const size = 1 - fold * (0.5 + 0.5 * Math.cos(angle * folds));
        return [(wide * size - inside) * Math.sin(angle), y * long, (deep * size - inside) * Math.cos(angle)];
      };
      const line = Array.from({ length: steps + 1 }, (_, step) => step);
      return [...line.map((step) => at(step, under)), ...line.reverse().map((step) => at(step, under + thick))];
    }),
  );
}
