import { all, cylinder, extrude, type Form, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, row, way } from "@blenda/forge/language/numbers";
import { part, pick, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { rings, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { slices, torso } from "./cut.ts";
import { armhole } from "./worn.ts";

const DARK = fixed("fabric", 0x15151a);
const BRIGHT = { coral: 0xe0574a, teal: 0x1f8f96, navy: 0x2c3a66, sun: 0xe9b12f } as const;
/** Shoulder straps from front to back over the height of the shoulders. */
const straps = (x: number, low: number, high: number, deep: number, thick = 0.035): Form =>
  sweep(way`${x} ${low} ${deep}, ${x * 1.06} ${high} ${deep * 0.45}, ${x * 1.06} ${high} ${-deep * 0.4}, ${x} ${low} ${-deep}`, thick, {
    flatten: 0.35,
  }).mirror("x");

const SCOOP = symmetric([0, 0.8, 0.13, 0.88, 0.16, 1.06, 0, 1.08], 3);

export const lightWear = [
  program({
    id: "swimsuit",
    nouns: ["bathing suit", "one-piece", "swimming costume", "leotard", "bodysuit"],
    about: "a one-piece swimsuit with straps, high legs and a low neck, as if worn",
    metresPerUnit: 0.62,
    wears: ["swimsuit", "strap edge", "belt stripe"],
    params: { tone: pick("coral", "teal", "navy", "sun"), waist: [0.52, 0.58] },
    traits: { striped: "stripes" },
    parts: ({ tone, waist }, { has }) => [
      part(
        "suit",
        main("fabric", BRIGHT[tone], has("striped") ? { paint: [rings(0xf6f3ea, 0.14, { width: 0.4 })] } : {}),
        all(
          loft(
            slices(
              row`0 0.14 0.2, 0.03 0.2 0.26, 0.14 0.44 0.36, 0.26 0.7 0.44, 0.36 0.74 0.45, 0.62 ${waist} 0.34, 0.86 0.64 0.38, 1 0.68 0.38, 1.06 0.6 0.3`,
            ),
          ),
          sphere(0.16, 1, 24).at(0.15, 0.92, 0.065).mirror("x"),
        ),
      ),
      part("opening", DARK, loft(slices([1.04, 0.54, 0.25, 1.065, 0.52, 0.24]))),
      part("straps", second("fabric", 0xf6f3ea), straps(0.2, 1.0, 1.32, 0.16)),
      part(
        "edges",
        second("fabric", 0xf6f3ea),
        sweep(
          way`0.06 0.005 0.09, 0.2 0.1 0.17, 0.345 0.28 0.12, 0.372 0.34 0, 0.345 0.26 -0.13, 0.2 0.08 -0.17, 0.06 0.005 -0.09`,
          0.018,
        ).mirror("x"),
      ),
      part(
        "belt",
        third("fabric", 0xe9c552),
        loft(slices(row`0.6 ${waist - 0.02} 0.34, 0.605 ${waist + 0.02} 0.36, 0.655 ${waist + 0.02} 0.365, 0.66 ${waist - 0.02} 0.34`)),
      ),
    ],
  }),
  program({
    id: "bikini",
    nouns: ["two-piece swimsuit", "bikini set"],
    about: "a bikini of two pieces on a hanger, with cups, strings and bows",
    metresPerUnit: 0.5,
    wears: ["bikini", "string bow trim", "hanger"],
    params: { tone: pick("coral", "teal", "sun") },
    traits: { dotted: "polka dots" },
    parts: ({ tone }, { has }) => {
      const cloth = main("fabric", BRIGHT[tone], has("dotted") ? { paint: [speckles(0xfaf7ef, 0.07, { size: 0.3 })] } : {});
      const bow = all(
        sphere(0.045, 1, 14).scale(1.2, 0.7, 0.4).at(0.05, 0, 0),
        sphere(0.022, 1, 10),
        sweep(way`0 0 0, 0.03 -0.1 0.01, 0.05 -0.18 0.01`, 0.012),
      );
      return [
        part(
          "cups",
          cloth,
          all(
            lathe(flat`0 0, 0.19 0, 0.2 0.02, 0.17 0.1, 0.09 0.16, 0 0.18`, { smooth: 20 })
              .turn(90, 0, 0)
              .scale(0.95, 1.05, 1)
              .at(0.2, 0.92, 0.02)
              .mirror("x"),
          ),
        ),
        part(
          "bottom",
          cloth,
          loft(slices([0, 0.14, 0.1, 0.02, 0.17, 0.13, 0.12, 0.34, 0.2, 0.24, 0.62, 0.27, 0.32, 0.68, 0.28, 0.34, 0.66, 0.26])),
        ),
        part("opening", DARK, loft(slices([0.32, 0.6, 0.22, 0.345, 0.59, 0.21]))),
        part(
          "strings",
          second("fabric", 0xfaf3e2),
          all(
            sweep(way`0.2 1.08 0.06, 0.22 1.3 0.05, 0.24 1.5 0`, 0.014).mirror("x"),
            sweep(way`0.38 0.86 0.02, 0.36 0.83 -0.12, 0 0.8 -0.2`, 0.016).mirror("x"),
            sweep(way`-0.04 0.88 0.06, 0.04 0.88 0.06`, 0.03),
            sweep(way`0.33 0.31 0, 0.42 0.8 -0.02, 0.46 1.39 -0.01`, 0.012).mirror("x"),
            bow.at(0.34, 0.3, 0.03).mirror("x"),
            sphere(0.035, 1, 12).at(0, 0.88, 0.1),
          ),
        ),
        part(
          "hanger",
          third("wood", 0xb98a56),
          sweep(way`0 1.56 0, 0.2 1.52 0, 0.4 1.44 0, 0.52 1.36 0.02`, [0.045, 0.04, 0.034, 0.03]).mirror("x"),
        ),
        part("hook", fixed("steel"), sweep(way`0 1.56 0, 0 1.68 0, 0.07 1.76 0, 0 1.84 0, -0.07 1.78 0, -0.07 1.74 0`, 0.014)),
      ];
    },
  }),
  program({
    id: "tank top",
    nouns: ["undershirt", "singlet", "camisole", "sleeveless shirt", "muscle shirt"],
    about: "a sleeveless top with broad straps and a low round neck, as if worn",
    metresPerUnit: 0.6,
    wears: ["top body", "edge trim", "number"],
    params: { tone: pick("coral", "teal", "navy", "sun") },
    parts: ({ tone }) => [
      part("body", main("fabric", BRIGHT[tone]), torso(1, 0.92)),
      part(
        "openings",
        DARK,
        all(
          armhole(0.37, 0.82, 0.2),
          cylinder(0.17, 0.03).scale(1.2, 1, 0.9).at(0, 1.085, 0.01),
          put(extrude(SCOOP, 0.04, 0.01), [0, 0, 0.19]),
        ),
      ),
      part(
        "edges",
        second("fabric", 0xf6f3ea),
        all(
          sweep(
            [
              [-0.19, 1.08, 0.02],
              [-0.17, 1.04, 0.17],
              [-0.14, 0.88, 0.212],
              [0, 0.79, 0.224],
              [0.14, 0.88, 0.212],
              [0.17, 1.04, 0.17],
              [0.19, 1.08, 0.02],
            ],
            0.024,
          ),
          sweep(
            [
              [0.19, 1.08, 0.02],
              [0.1, 1.09, -0.13],
              [-0.1, 1.09, -0.13],
              [-0.19, 1.08, 0.02],
            ],
            0.024,
          ),
          put(torus(0.215, 0.022).scale(1, 1, 0.8), [0.385, 0.82, 0], [0, 0, 80]).mirror("x"),
          loft(slices([0.005, 0.84, 0.43, 0.01, 0.87, 0.47, 0.05, 0.87, 0.47, 0.055, 0.84, 0.43])).scale(0.93, 1, 1),
        ),
      ),
    ],
  }),
  program({
    id: "leggings",
    nouns: ["tights", "yoga pants", "stockings", "pair of leggings", "pantyhose"],
    about: "tight leggings with a broad waistband and a stripe at the side, as if worn",
    metresPerUnit: 0.72,
    wears: ["leggings leg", "waistband", "stripe"],
    params: { tone: pick("coral", "teal", "navy") },
    parts: ({ tone }) => [
      part(
        "legs",
        main("fabric", BRIGHT[tone]),
        all(
          loft(
            slices([
              0, 0.15, 0.17, 0.02, 0.155, 0.175, 0.18, 0.17, 0.2, 0.38, 0.22, 0.26, 0.56, 0.2, 0.23, 0.9, 0.31, 0.36, 1.14, 0.3, 0.36,
            ]).map((each) => ({ ...each, x: 0.15 + 0.05 * (1 - each.y / 1.1) })),
          ).mirror("x"),
          loft(slices([0.86, 0.36, 0.26, 0.94, 0.62, 0.42, 1.08, 0.66, 0.44, 1.3, 0.52, 0.34])),
        ),
      ),
      part("waistband", second("fabric", 0x202228), loft(slices([1.2, 0.55, 0.36, 1.21, 0.585, 0.395, 1.34, 0.53, 0.35, 1.35, 0.5, 0.32]))),
      part("inside", DARK, loft(slices([1.32, 0.46, 0.28, 1.354, 0.46, 0.28]))),
      part(
        "stripes",
        third("fabric", 0xf3ede0),
        sweep(way`0.276 0.03 0, 0.285 0.2 0, 0.3 0.4 0, 0.292 0.56 0, 0.327 0.9 0, 0.33 1.05 0, 0.3 1.22 0`, 0.026, {
          flatten: 0.5,
        }).mirror("x"),
      ),
    ],
  }),
];
