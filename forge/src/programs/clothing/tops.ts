import { all, box, cylinder, extrude, loft, sphere, sweep, torus } from "../language/form.ts";
import { symmetric } from "../language/lists.ts";
import { flat, way } from "../language/numbers.ts";
import { put } from "../language/put.ts";
import { fixed, main, second, third } from "../language/substance.ts";
import { part, program, whole } from "../program.ts";
import { cuffAt, opening, sleeve, slices, torso } from "./cut.ts";

export const tops = [
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
            extrude(flat([0.02, 0.5, 0.06, 0.52, 0.24, 0.82, 0.2, 0.86, 0.23, 0.92, 0.15, 1.08, 0.11, 1.08]), 0.03, 0.012),
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
];
