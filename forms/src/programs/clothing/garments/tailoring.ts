import { all, box, cylinder, extrude, type Form, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fade, rings, stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { cuffAt, opening, sleeve, slices, torso } from "./cut.ts";
import { armhole, buttonRow, hips, pocket, trouserLegs } from "./worn.ts";

const WAIST = 1.18;
const NECK = put(cylinder(0.13, 0.02).scale(1.15, 1, 1), [0, 1.1, 0.005]);
const DARK = fixed("fabric", 0x15151a);
/** The shirt seen between the lapels. */
const front = (low: number, wide = 0.13): Form =>
  put(extrude(symmetric([0, low, 0.02, low, wide, 1.06, 0, 1.06]), 0.04, 0.012), [0, 0, 0.2]);
const lapels = put(
  extrude(flat`0.02 0.5, 0.06 0.52, 0.24 0.82, 0.2 0.86, 0.23 0.92, 0.15 1.08, 0.11 1.08`, 0.03, 0.012),
  [0, 0, 0.222],
  [0, 6, 0],
).mirror("x");
const shawl = put(
  extrude(flat`0.01 0.46, 0.07 0.5, 0.18 0.72, 0.21 0.92, 0.16 1.08, 0.1 1.08`, 0.035, 0.014),
  [0, 0, 0.222],
  [0, 6, 0],
).mirror("x");
const collar = put(torus(0.16, 0.045).scale(1.12, 1.1, 0.95), [0, 1.08, -0.02], [14, 0, 0]);
const bowTie = all(extrude(flat`0 -0.02, 0.1 -0.055, 0.11 0, 0.1 0.055, 0 0.02`, 0.04, 0.014).mirror("x"), box(0.045, 0.055, 0.055, 0.014));
const longTie = extrude(symmetric([0, 0.5, 0.055, 0.58, 0.026, 0.98, 0.042, 1.04, 0, 1.05]), 0.03, 0.01);
const girdle = (low: number, high: number): Form =>
  loft(slices([low, 0.862, 0.44, low + 0.01, 0.88, 0.458, high - 0.01, 0.88, 0.458, high, 0.862, 0.44]));
const up = (form: Form): Form => form.at(0, WAIST, 0);

export const tailoring = [
  program({
    id: "suit",
    nouns: ["business suit", "tuxedo", "mens suit", "three-piece suit", "dress suit", "pantsuit", "dinner suit", "wedding suit"],
    about: "a suit of jacket and trousers with a shirt and a tie, as if worn",
    metresPerUnit: 0.72,
    wears: ["suit jacket trousers", "shirt", "tie bow"],
    params: { tone: pick("navy", "grey", "charcoal"), wide: [0.98, 1.05] },
    traits: { tuxedo: "dinner black-tie smoking", pinstriped: "pinstripe striped" },
    parts: ({ tone, wide }, { has }) => {
      const cloth = has("tuxedo") ? 0x1b1b20 : { navy: 0x2b3a5c, grey: 0x6a707a, charcoal: 0x33363d }[tone];
      const paint = has("pinstriped") ? [rings({ by: 0.45 }, 0.06, { along: "x", width: 0.1 })] : [];
      return [
        part("jacket", main("fabric", cloth, { paint }), up(all(torso(1, wide), sleeve(0.22, 0.74, 0.165, 0.1).mirror("x")))),
        part("trousers", main("fabric", cloth, { paint }), all(trouserLegs(0.96), hips())),
        part("openings", DARK, all(up(opening(0.22, 0.74, 0.09).mirror("x")), up(NECK))),
        part("shirt", second("fabric", 0xf4f3ee), up(all(front(0.48, 0.15), cuffAt(0.21, 0.72, 0.096).mirror("x"), collar))),
        part(
          "lapels",
          has("tuxedo") ? fixed("plastic", 0x121216) : main("fabric", cloth, { paint: [fade({ by: -0.25 }, 0, 0.01)] }),
          up(has("tuxedo") ? shawl : lapels),
        ),
        part(
          "tie",
          third("fabric", has("tuxedo") ? 0x141418 : 0x9c2430),
          up(has("tuxedo") ? put(bowTie, [0, 1.02, 0.235], [-10, 0, 0]) : put(longTie, [0, 0, 0.232])),
        ),
        part("buttons", fixed("plastic", 0x17171b), up(buttonRow(2, 0.16).at(0.02, 0.34, 0.226))),
        part(
          "edges",
          main("fabric", cloth, { paint: [fade({ by: -0.35 }, 0, 0.01)] }),
          up(
            all(
              box(0.02, 0.46, 0.03, 0.008).at(0, 0.25, 0.212),
              put(box(0.19, 0.045, 0.03, 0.012), [0.25, 0.26, 0.19], [0, 18, -5]).mirror("x"),
              girdle(0.005, 0.04).scale(wide, 1, 1),
            ),
          ),
        ),
        part("pocket square", second("fabric", 0xf4f3ee), up(put(pocket(0.1, 0.05), [0.26, 0.79, 0.2], [0, 20, 0]))),
      ];
    },
  }),
  program({
    id: "vest",
    nouns: ["waistcoat", "suit vest", "gilet", "sleeveless vest", "safety vest", "high-visibility vest"],
    about: "a buttoned waistcoat without sleeves, with a deep neck, pockets and two points below",
    metresPerUnit: 0.6,
    wears: ["vest body", "lining back", "button stripe"],
    params: { buttons: [4.2, 5.6], tone: pick("grey", "brown", "green") },
    traits: { safety: "high-visibility hi-vis reflective construction" },
    parts: ({ buttons, tone }, { has }) => {
      const isBright = has("safety");
      const cloth = isBright ? 0xe8e01f : { grey: 0x59606c, brown: 0x6d4a31, green: 0x3f5a48 }[tone];
      return [
        part("body", main("fabric", cloth), torso(1, 0.95)),
        part("armholes", DARK, all(armhole(0.395, 0.8, 0.17), NECK)),
        part(
          "edging",
          second("fabric", isBright ? 0xe0701c : 0x2e2c30),
          put(torus(0.19, 0.022).scale(1, 1, 0.82), [0.408, 0.8, 0], [0, 0, 80]).mirror("x"),
        ),
        part("neck", DARK, front(0.55, 0.15)),
        part(
          "collar",
          second("fabric", isBright ? 0xe0701c : 0x2e2c30),
          sweep(way`0.005 0.53 0.222, 0.07 0.76 0.232, 0.14 0.98 0.2, 0.17 1.06 0.1, 0.13 1.1 -0.1, 0 1.11 -0.14`, 0.03, {
            flatten: 0.6,
          }).mirror("x"),
        ),
        !isBright &&
          part(
            "points",
            main("fabric", cloth),
            put(extrude(flat`0.01 0.16, 0.01 0, 0.1 -0.12, 0.24 0.02, 0.3 0.16`, 0.03, 0.01), [0, 0, 0.205]).mirror("x"),
          ),
        part(
          "buttons",
          third(isBright ? "plastic" : "brass", isBright ? 0xd4d8da : 0xd8b04c),
          isBright
            ? all(girdle(0.2, 0.29), girdle(0.42, 0.51)).scale(0.97, 1, 1.01)
            : buttonRow(Math.floor(buttons), 0.44 / buttons, 0.024).at(0.035, 0.28, 0.222),
        ),
        !isBright &&
          part(
            "seams",
            main("fabric", cloth, { paint: [fade({ by: -0.35 }, -1, -0.9)] }),
            all(
              box(0.016, 0.5, 0.03, 0.006).at(0, 0.28, 0.208),
              put(box(0.17, 0.04, 0.03, 0.012), [0.24, 0.24, 0.186], [0, 18, 6]).mirror("x"),
              put(box(0.13, 0.035, 0.03, 0.012), [0.25, 0.6, 0.186], [0, 20, 6]).mirror("x"),
            ),
          ),
      ];
    },
  }),
  program({
    id: "bathrobe",
    nouns: ["robe", "dressing gown", "housecoat", "kimono", "terry robe"],
    about: "a long bathrobe with a shawl collar, wide sleeves, pockets and a tied belt",
    metresPerUnit: 0.72,
    wears: ["robe", "belt collar", "trim"],
    params: { tone: pick("white", "blue", "rose"), long: [0.85, 1] },
    traits: { kimono: "silk japanese" },
    parts: ({ tone, long }, { has }) => {
      const cloth = has("kimono") ? 0xb02a3c : { white: 0xf3f1ea, blue: 0x9db9d6, rose: 0xe3b6bd }[tone];
      const belt = has("kimono") ? 0xe3b44f : { white: 0xdedad0, blue: 0x7f9fc2, rose: 0xcf979f }[tone];
      return [
        part(
          "robe",
          main("fabric", cloth),
          all(
            torso(1, 1.02),
            sleeve(0.28, has("kimono") ? 0.42 : 0.66, 0.2, has("kimono") ? 0.24 : 0.15).mirror("x"),
            loft(slices([-long, 1.02, 0.6, 0.02 - long, 1.04, 0.61, 0.14, 0.87, 0.45])),
          ),
        ),
        part("openings", DARK, all(opening(0.28, has("kimono") ? 0.42 : 0.66, has("kimono") ? 0.2 : 0.13).mirror("x"), NECK)),
        part("neck", DARK, front(0.5, 0.14)),
        part("collar", second("fabric", belt), all(shawl, collar)),
        part("edge", second("fabric", belt), put(box(0.07, long + 0.36, 0.04, 0.015), [0.03, 0.2 - long / 2, 0.252], [6, 0, 0])),
        part(
          "belt",
          second("fabric", belt),
          all(
            girdle(0.36, 0.46).scale(1.035, 1, 1.05),
            put(sphere(0.06, 1, 18).scale(1.1, 0.9, 0.7), [0.03, 0.41, 0.26]),
            sweep(way`0.03 0.4 0.28, 0.08 0.2 0.31, 0.1 -0.08 0.31`, 0.045, { flatten: 0.35 }),
            sweep(way`0.03 0.4 0.28, -0.04 0.22 0.31, -0.07 0 0.31`, 0.045, { flatten: 0.35 }),
          ),
        ),
        part(
          "pockets",
          third("fabric", belt),
          all(
            put(pocket(0.22, 0.24, 0.04), [0.27, 0.06, 0.222], [4, 20, 0]).mirror("x"),
            cuffAt(0.28, has("kimono") ? 0.42 : 0.66, has("kimono") ? 0.23 : 0.15).mirror("x"),
          ),
        ),
      ];
    },
  }),
  program({
    id: "pajamas",
    nouns: ["pyjamas", "pair of pajamas", "nightwear", "sleepwear", "pajama set"],
    about: "pyjamas: a loose buttoned shirt and loose trousers with stripes, as if worn",
    metresPerUnit: 0.72,
    wears: ["pajamas cloth", "collar cuff trim", "button"],
    params: { tone: pick("blue", "mint", "rose") },
    parts: ({ tone }) => {
      const cloth = { blue: 0x8fb1d8, mint: 0x9bcdb5, rose: 0xe7a9b4 }[tone];
      const paint = [rings(0xf6f3ea, 0.1, { along: "x", width: 0.3 })];
      return [
        part("shirt", main("fabric", cloth, { paint }), up(all(torso(1, 1.03), sleeve(0.26, 0.7, 0.18, 0.13).mirror("x")).at(0, -0.08, 0))),
        part("trousers", main("fabric", cloth, { paint }), all(trouserLegs(1.2), hips())),
        part("openings", DARK, up(all(opening(0.26, 0.7, 0.115).mirror("x"), NECK).at(0, -0.08, 0))),
        part("neck", DARK, up(front(0.82, 0.1).at(0, -0.08, 0))),
        part(
          "collar",
          second("fabric", 0xf6f3ea),
          up(
            all(
              put(extrude(flat`0.02 0.86, 0.17 0.9, 0.2 1.0, 0.13 1.08, 0.09 1.06`, 0.03, 0.012), [0, 0, 0.218], [0, 6, 0]).mirror("x"),
              collar,
              cuffAt(0.26, 0.7, 0.13).mirror("x"),
              box(0.045, 0.82, 0.03, 0.01).at(0, 0.42, 0.216),
              girdle(0.005, 0.05).scale(1.03, 1, 1),
              pocket(0.2, 0.2).at(0.23, 0.68, 0.2),
            ).at(0, -0.08, 0),
          ),
        ),
        part("buttons", third("plastic", 0x51637c), up(buttonRow(4, 0.19, 0.022).at(0, 0.36, 0.232))),
        part(
          "hems",
          second("fabric", 0xf6f3ea),
          loft(slices([0.005, 0.3, 0.335, 0.015, 0.32, 0.355, 0.06, 0.32, 0.355, 0.07, 0.3, 0.335]))
            .at(0.225, 0, 0)
            .mirror("x"),
        ),
      ];
    },
  }),
  program({
    id: "cardigan",
    nouns: ["knitted cardigan", "button-up sweater", "wool cardigan", "knit jacket"],
    about: "a knitted cardigan, open at a deep neck, with big buttons, ribbed edges and pockets",
    metresPerUnit: 0.62,
    wears: ["cardigan body", "edge cuff trim", "button"],
    params: { tone: pick("mustard", "green", "wine") },
    parts: ({ tone }) => {
      const knit = { mustard: 0xc8973a, green: 0x5f7f62, wine: 0x8a3346 }[tone];
      const rib = { paint: [stripes({ by: -0.3 }, 90, { width: 0.4, relief: -0.012 })] };
      return [
        part(
          "body",
          main("fabric", knit, { paint: [rings({ by: -0.2 }, 0.045, { along: "x", width: 0.3, relief: -0.012 })] }),
          all(torso(1, 1.02), sleeve(0.27, 0.72, 0.18, 0.115).mirror("x")),
        ),
        part("openings", DARK, all(opening(0.27, 0.72, 0.1).mirror("x"), NECK, front(0.5, 0.15))),
        part(
          "edges",
          second("fabric", { mustard: 0xa97a28, green: 0x496a4d, wine: 0x6d2434 }[tone], rib),
          all(
            sweep(way`0.012 0 0.215, 0.012 0.5 0.222, 0.08 0.78 0.23, 0.15 1 0.19, 0.17 1.07 0.08, 0.12 1.11 -0.1, 0 1.12 -0.14`, 0.045, {
              flatten: 0.5,
            }).mirror("x"),
            cuffAt(0.27, 0.72, 0.112).mirror("x").scale(1, 1, 1),
            girdle(0, 0.1).scale(1.02, 1, 1.01),
            put(pocket(0.21, 0.05, 0.035), [0.25, 0.34, 0.19], [0, 16, 0]).mirror("x"),
          ),
        ),
        part("pockets", main("fabric", knit), put(pocket(0.2, 0.2), [0.25, 0.23, 0.19], [0, 16, 0]).mirror("x")),
        part("buttons", third("wood", 0x6a4022), buttonRow(5, 0.105, 0.03).at(0.025, 0.25, 0.238)),
      ];
    },
  }),
];
