import { all, box, cylinder, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, row, way } from "@blenda/forge/language/numbers";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { slices } from "./cut.ts";
import { hips, pocket, trouserLegs, wrapped } from "./worn.ts";

const DARK = fixed("fabric", 0x15151a);
const BRIGHT = { coral: 0xe0574a, teal: 0x1f8f96, navy: 0x2c3a66, sun: 0xe9b12f } as const;

export const looseWear = [
  program({
    id: "skirt",
    nouns: ["miniskirt", "pleated skirt", "tutu", "kilt", "pencil skirt", "long skirt"],
    about: "a skirt in folds with a waistband and a button",
    metresPerUnit: 0.6,
    wears: ["skirt cloth", "waistband belt", "hem trim"],
    params: { folds: whole(10, 14), long: [0.8, 0.95], flare: [0.95, 1.1], tone: pick("coral", "teal", "navy", "sun") },
    variants: {
      short: { words: "miniskirt mini tutu", set: { long: 0.5 } },
      long: { words: "maxi", set: { long: 1.5, flare: 1.15 } },
      pleated: { words: "kilt school", set: { folds: 24 } },
      pencil: { words: "tight narrow", set: { flare: 0.62, folds: 3 } },
    },
    traits: { tutu: "ballet ballerina" },
    parts: ({ folds, long, flare, tone }, { has }) => {
      const r = 0.27 + 0.27 * flare;
      const deep = has("tutu") ? 0.18 : folds > 20 ? 0.06 : folds < 4 ? 0.02 : 0.13;
      const layer = (y: number, size: number) =>
        lathe(flat`0 ${y - 0.08}, ${0.8 * size} ${y - 0.1}, ${0.82 * size} ${y - 0.08}, 0.3 ${y + 0.05}, 0 ${y + 0.06}`, {
          smooth: 14,
          ribs: 22,
          ribDepth: 0.12,
        });
      return [
        part(
          "skirt",
          main("fabric", has("tutu") ? 0xf3b9cb : BRIGHT[tone]),
          has("tutu")
            ? all(layer(0.32, 0.9), layer(0.4, 1), layer(0.46, 0.85), cylinder(0.27, 0.36, { top: 0.22, sides: 32 }).at(0, 0.6, 0))
            : lathe(
                flat`0 0.03, ${r - 0.03} 0.03, ${r - 0.02} 0, ${r} 0, ${r} 0.015, ${r * 0.8 + 0.05} ${long * 0.45}, 0.32 ${long * 0.8}, 0.27 ${long}, 0 ${long}`,
                {
                  smooth: 40,
                  ribs: folds,
                  ribDepth: deep,
                },
              ).scale(1, 1, 0.82),
        ),
        part(
          "waistband",
          second("fabric", has("tutu") ? 0xd98aa4 : 0x2a2c33),
          cylinder(0.282, 0.11, { top: 0.268, bevel: 0.02, sides: 44 })
            .scale(1, 1, 0.82)
            .at(0, has("tutu") ? 0.76 : long, 0),
        ),
        part(
          "inside",
          DARK,
          cylinder(0.25, 0.02, { sides: 40 })
            .scale(1, 1, 0.8)
            .at(0, (has("tutu") ? 0.76 : long) + 0.05, 0),
        ),
        !has("tutu") && part("button", third("brass"), facing(cylinder(0.03, 0.02, { sides: 18 })).at(0.1, long, 0.222)),
        has("tutu") &&
          part(
            "bow",
            third("fabric", 0xc55f82),
            all(sphere(0.07, 1, 16).scale(1, 0.7, 0.5).at(0.07, 0, 0).mirror("x"), sphere(0.03, 1, 12)).at(0, 0.76, 0.24),
          ),
      ];
    },
  }),
  program({
    id: "apron",
    is: ["hung up"],
    nouns: ["kitchen apron", "chef apron", "cooking apron", "pinafore"],
    about: "an apron with a bib, a neck loop, ties and a front pocket",
    metresPerUnit: 0.65,
    wears: ["apron cloth", "strap tie trim", "pocket"],
    params: { long: [0.95, 1.1], tone: pick("coral", "teal", "navy", "sun") },
    parts: ({ long, tone }) => {
      const y = (t: number) => t * long;
      return [
        part(
          "apron",
          main("fabric", BRIGHT[tone]),
          wrapped(
            row`0 0.48 0.32 84 0.05, ${y(0.3)} 0.46 0.3 84 0.035, ${y(0.6)} 0.42 0.26 84 0.01, ${y(0.68)} 0.41 0.26 66 0, ${y(0.78)} 0.41 0.26 48 0, ${y(0.95)} 0.41 0.25 38 0, ${y(1.2)} 0.4 0.23 34 0`,
            7,
          ),
        ),
        part(
          "strap",
          second("fabric", 0xf3ede0),
          all(
            sweep(way`0.21 ${y(1.17)} 0.2, 0.2 ${y(1.4)} 0.1, 0.12 ${y(1.52)} -0.06, 0 ${y(1.54)} -0.1`, 0.032, { flatten: 0.35 }).mirror(
              "x",
            ),
            sweep(way`0.41 ${y(0.63)} 0.02, 0.32 ${y(0.63)} -0.16, 0 ${y(0.62)} -0.26`, 0.03, { flatten: 0.4 }).mirror("x"),
            sweep(way`0 ${y(0.62)} -0.26, 0.08 ${y(0.5)} -0.3, 0.1 ${y(0.32)} -0.29`, 0.03, { flatten: 0.4 }).mirror("x"),
            sphere(0.08, 1, 14).scale(1, 0.7, 0.4).at(0.09, y(0.63), -0.28).mirror("x"),
            wrapped(row`${y(1.17)} 0.408 0.24 34.5 0, ${y(1.21)} 0.408 0.236 34.5 0`, 0, 0.034),
          ),
        ),
        part(
          "pocket",
          third("fabric", 0xf3ede0),
          wrapped(row`${y(0.36)} 0.465 0.31 30 0, ${y(0.38)} 0.47 0.315 32 0, ${y(0.6)} 0.45 0.295 33 0`, 0, 0.03),
        ),
        part(
          "pocket edge",
          second("fabric", 0x2a2c33),
          wrapped(row`${y(0.57)} 0.46 0.302 33.4 0, ${y(0.605)} 0.457 0.299 33.4 0`, 0, 0.03),
        ),
      ];
    },
  }),
  program({
    id: "overalls",
    nouns: ["dungarees", "bib overalls", "pair of overalls", "jumpsuit", "coveralls", "romper"],
    about: "dungarees of denim with a bib, shoulder straps, buckles and pockets, as if worn",
    metresPerUnit: 0.74,
    wears: ["overalls cloth", "pocket", "buckle button"],
    params: { wide: [1.02, 1.15] },
    parts: ({ wide }) => [
      part("legs", main("fabric", 0x3f6398), all(trouserLegs(wide), hips())),
      part(
        "bib",
        main("fabric", 0x3f6398),
        all(
          wrapped(row`1.24 0.32 0.215 78 0, 1.32 0.315 0.21 66 0, 1.42 0.32 0.21 46 0, 1.74 0.32 0.2 36 0`),
          wrapped(row`1.24 0.32 0.215 84 0, 1.36 0.32 0.21 60 0, 1.6 0.3 0.2 20 0`).turn(0, 180, 0),
        ),
      ),
      part("inside", DARK, loft(slices([1.28, 0.52, 0.32, 1.304, 0.52, 0.32]))),
      part(
        "straps",
        main("fabric", 0x355587),
        sweep(way`0.15 1.7 0.195, 0.17 1.92 0.12, 0.15 1.96 -0.02, 0.1 1.84 -0.14, 0.04 1.56 -0.2`, 0.042, { flatten: 0.3 }).mirror("x"),
      ),
      part(
        "pockets",
        second("fabric", 0x35547f),
        all(
          wrapped(row`1.46 0.33 0.222 26 0, 1.66 0.33 0.215 26 0`, 0, 0.02),
          put(pocket(0.16, 0.18), [0.19, 1.06, 0.18], [0, 20, 0]).mirror("x"),
        ),
      ),
      part(
        "buckles",
        third("brass"),
        all(
          box(0.1, 0.07, 0.03, 0.01).at(0.15, 1.71, 0.212).mirror("x"),
          facing(cylinder(0.028, 0.03, { sides: 16 }))
            .at(0.15, 1.66, 0.222)
            .mirror("x"),
          facing(cylinder(0.024, 0.02, { sides: 14 })).at(0, 1.58, 0.232),
        ),
      ),
      part("waistband", second("fabric", 0x35547f), loft(slices([1.2, 0.62, 0.39, 1.21, 0.655, 0.425, 1.27, 0.65, 0.42, 1.28, 0.6, 0.38]))),
      part(
        "turn-ups",
        second("fabric", 0x7c9bc8),
        loft(slices([0, 0.25, 0.29, 0.01, 0.285, 0.32, 0.08, 0.285, 0.32, 0.09, 0.25, 0.29]))
          .scale(wide, 1, wide)
          .at(0.225, 0, 0)
          .mirror("x"),
      ),
    ],
  }),
  program({
    id: "poncho",
    nouns: ["serape", "mexican poncho", "rain poncho", "wool poncho"],
    about: "a woven poncho with bright bands and a fringe, falling from the shoulders",
    metresPerUnit: 0.8,
    wears: ["poncho cloth", "stripe band", "fringe"],
    params: { tone: pick("coral", "teal", "sun"), long: [0.85, 1] },
    parts: ({ tone, long }) => [
      part(
        "cloth",
        main("fabric", BRIGHT[tone]),
        lathe(flat`0 0.04, 0.6 0.04, 0.63 0, 0.65 0.02, 0.56 0.3, 0.46 0.62, 0.36 0.8, 0.2 0.94, 0.13 1, 0 1`, {
          smooth: 44,
          ribs: 8,
          ribDepth: 0.08,
        }).scale(1, long, 0.72),
      ),
      part(
        "bands",
        second("fabric", 0xf3e3b8),
        all(
          ...[0.1, 0.16, 0.34, 0.52].map((y, at) =>
            lathe(
              flat`0.3 ${y}, ${0.652 - y * 0.29} ${y}, ${0.652 - (y + [0.03, 0.03, 0.07, 0.03][at]) * 0.29} ${y + [0.03, 0.03, 0.07, 0.03][at]}, 0.3 ${y + [0.03, 0.03, 0.07, 0.03][at]}, 0.3 ${y}`,
              { ribs: 8, ribDepth: 0.08 },
            ),
          ),
        ).scale(1.01, long, 0.73),
      ),
      part("collar", second("fabric", 0x2e2a2c), put(torus(0.14, 0.035).scale(1, 1, 0.85), [0, long, 0])),
      part(
        "opening",
        DARK,
        cylinder(0.12, 0.03)
          .scale(1, 1, 0.8)
          .at(0, long + 0.004, 0),
      ),
      part(
        "fringe",
        third("fabric", 0xf3e3b8),
        all(
          ...Array.from({ length: 64 }, (_, at) => {
            const a = (at / 64) * 2 * Math.PI;
            const r = 0.63 * (1 - 0.08 * (0.5 + 0.5 * Math.cos(a * 8)));
            return cylinder(0.014, 0.12, { sides: 5, bevel: 0 }).at(r * Math.sin(a), -0.03, r * Math.cos(a) * 0.72);
          }),
        ),
      ),
    ],
  }),
];
