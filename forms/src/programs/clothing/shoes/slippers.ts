import { all, blob, box, cylinder, sphere, sweep, torus } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { part, pick, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { sole } from "./shoe-last.ts";

const SOFT = { rose: 0xe6a2b0, blue: 0x5f86b8, grey: 0x8f949c, brown: 0x8a5a38 } as const;
const DARK = fixed("fabric", 0x17161a);

export const footwear = [
  program({
    id: "slipper",
    nouns: ["house shoe", "house slipper", "bunny slipper"],
    about: "a soft slipper with a warm lining and a pompom",
    metresPerUnit: 0.28,
    wears: ["slipper", "lining fur", "sole"],
    params: { tone: pick("rose", "blue", "grey", "brown") },
    traits: { bunny: "rabbit" },
    parts: ({ tone }, { has }) => [
      part(
        "uppers",
        main("fabric", SOFT[tone]),

        blob(
          [
            { at: [0, 0.12, 0.12], to: [0, 0.1, 0.36], radius: 0.17, thin: 0.14 },
            { at: [0, 0.1, 0.02], to: [0, 0.15, 0.16], radius: 0.17 },
            { at: [0, 0.08, -0.3], to: [0, 0.07, 0.1], radius: 0.14, thin: 0.14 },
          ],
          0.08,
          0.034,
        ),
      ),
      part("soles", third("rubber", 0x6a4a34), sole(0.06, 1.06, 1)),
      part(
        "linings",
        second("fabric", 0xf6efe2),

        all(
          put(torus(0.135, 0.055).scale(1, 1, 0.7), [0, 0.17, 0.0], [-68, 0, 0]),
          put(cylinder(0.13, 0.03, { bevel: 0.01 }).scale(1, 1, 1.6), [0, 0.2, -0.22]),
        ),
      ),
      part("insides", DARK, put(cylinder(0.12, 0.02).scale(1, 1, 0.7), [0, 0.175, -0.005], [-68, 0, 0])),
      part(
        "pompoms",
        second("fabric", 0xf6efe2, { paint: [speckles({ by: -0.15 }, 0.03, { relief: 0.01 })] }),

        has("bunny")
          ? all(
              sphere(0.05, 1, 14).at(0, 0.24, 0.34),
              sweep(way`0.07 0.27 0.14, 0.09 0.42 0.1, 0.1 0.52 0.02`, [0.04, 0.06, 0.03], { flatten: 0.6 }).mirror("x"),
            )
          : sphere(0.085, 1, 18).at(0, 0.28, 0.22),
      ),
    ],
  }),
  program({
    id: "ballet shoe",
    nouns: ["ballet slipper", "ballerina shoe", "pointe shoe"],
    about: "a ballet shoe of satin with ribbons",
    metresPerUnit: 0.28,
    wears: ["shoe satin", "ribbon", "sole"],
    params: { lift: [0, 3] },
    parts: ({ lift }) => {
      const shoe = blob(
        [
          { at: [0, 0.09, -0.3], to: [0, 0.08, 0.1], radius: 0.115, thin: 0.13 },
          { at: [0, 0.08, 0.1], to: [0, 0.075, 0.42], radius: 0.13, thin: 0.085 },
        ],
        0.06,
        0.03,
      );
      return [
        part("shoes", main("plastic", 0xf2c3c6), shoe.turn(-lift, 0, 0)),
        part(
          "insides",
          fixed("fabric", 0xb98d84),
          put(cylinder(0.098, 0.03, { bevel: 0.01 }).scale(1, 1, 2.6), [0, 0.185, -0.12], [-2, 0, 0]),
        ),
        part("edges", main("fabric", 0xe5abb0), put(torus(0.1, 0.016).scale(1, 1, 2.6), [0, 0.195, -0.12], [-2, 0, 0])),
        part("soles", third("leather", 0xb98a62), sole(0.02, 0.62, 0.86)),
        part(
          "ribbons",
          second("plastic", 0xf6d3d4),

          all(
            sweep(
              way`0.1 0.18 -0.2, 0.02 0.36 -0.12, -0.11 0.52 -0.2, -0.06 0.62 -0.32, 0.06 0.62 -0.32, 0.12 0.54 -0.2, 0.02 0.42 -0.1, -0.1 0.18 -0.2`,
              0.034,
              { flatten: 0.2 },
            ),
            sphere(0.05, 1, 12).scale(1.2, 0.6, 0.5).at(0.05, 0.64, -0.32).mirror("x"),
          ),
        ),
      ];
    },
  }),
  program({
    id: "clog",
    nouns: ["wooden shoe", "dutch clog"],
    about: "a carved wooden clog with a pointed toe",
    metresPerUnit: 0.3,
    wears: ["clog wood", "flower pattern", "inside"],
    params: { point: [0.06, 0.1], tone: pick("wood", "yellow") },
    parts: ({ point, tone }) => [
      part(
        "clogs",
        main(tone === "wood" ? "wood" : "paint", tone === "wood" ? 0xc89a5c : 0xe0b024, { grain: "z" }),

        blob(
          [
            { at: [0, 0.12, -0.28], to: [0, 0.12, 0.12], radius: 0.155, thin: 0.17 },
            { at: [0, 0.13, 0.12], to: [0, 0.14, 0.36], radius: 0.175, thin: 0.12 },
            { at: [0, 0.15, 0.36], to: [0, 0.28, 0.54], radius: 0.11, thin: point * 0.5 },
            { at: [0, 0.2, -0.3], to: [0, 0.24, -0.3], radius: 0.13 },
          ],
          0.06,
          0.03,
        ),
      ),
      part(
        "heels",
        main("wood", 0xb0844c),
        all(box(0.24, 0.08, 0.16, 0.02).at(0, 0.02, -0.28), box(0.24, 0.08, 0.18, 0.02).at(0, 0.02, 0.14)),
      ),
      part(
        "insides",
        third("wood", 0x3d2a18),
        put(cylinder(0.115, 0.03, { bevel: 0.01 }).scale(1, 1, 1.75), [0, 0.335, -0.17], [14, 0, 0]),
      ),
      part("rims", main("wood", 0xa97c46), put(torus(0.115, 0.022).scale(1, 1, 1.75), [0, 0.335, -0.17], [14, 0, 0])),
      part("flowers", second("plastic", 0xc0342c), put(sphere(0.035, 0.5, 10).at(0, 0, 0.04).ring(5), [0, 0.305, 0.2], [14, 0, 0])),
    ],
  }),
];
