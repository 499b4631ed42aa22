import { all, box, cylinder, extrude, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, whole } from "@blenda/forge/language/program";
import { facing, put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { cuffAt, opening, sleeve, slices, torso } from "./cut.ts";

type Cloth = ["fabric" | "leather", number];
/** The cloth a jacket is of, and the darker one of its edges. */
const clothOf = (has: (trait: string) => boolean): [Cloth, Cloth] => {
  if (has("lab"))
    return [
      ["fabric", 0xf3f4f2],
      ["fabric", 0xdfe3e4],
    ];
  if (has("trench"))
    return [
      ["fabric", 0xc2a473],
      ["fabric", 0xa78a5c],
    ];
  if (has("rain"))
    return [
      ["fabric", 0xf0bd24],
      ["fabric", 0xd6a31a],
    ];
  if (has("denim"))
    return [
      ["fabric", 0x3f6398],
      ["fabric", 0x335380],
    ];
  if (has("suit"))
    return [
      ["fabric", 0x2c3444],
      ["fabric", 0x222938],
    ];
  return [
    ["leather", 0x4a3226],
    ["leather", 0x2d201a],
  ];
};

/** A band round the body between two heights: a hem, a belt. */
const girdle = (low: number, high: number) =>
  loft(slices([low, 0.862, 0.44, low + 0.01, 0.875, 0.456, high - 0.01, 0.875, 0.456, high, 0.862, 0.44]));

export const tops = [
  program({
    id: "t-shirt",
    is: ["hung up"],
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
          part("strings", second("fabric", 0xf1ece0), sweep(way`0.08 1.04 0.15, 0.09 0.92 0.21, 0.08 0.78 0.225`, 0.011).mirror("x")),
      ];
    },
  }),
  program({
    id: "jacket",
    is: ["hung up"],
    nouns: "coat,leather jacket,blazer,suit jacket,overcoat,trench coat,raincoat,denim jacket,bomber jacket,parka,lab coat".split(","),
    about: "a jacket with long sleeves, lapels, buttons and pockets, as if worn",
    metresPerUnit: 0.62,
    wears: ["jacket body", "lining shirt", "button zip"],
    params: { wide: [1, 1.08], buttons: whole(3, 4) },
    variants: { broad: { words: "puffer thick winter down", set: { wide: 1.18 } } },
    traits: {
      long: "coat overcoat trench raincoat long parka lab",
      lab: "laboratory doctor",
      trench: "detective belted",
      rain: "raincoat rainy",
      denim: "jeans",
      suit: "blazer dinner tuxedo overcoat coat",
    },
    parts: ({ wide, buttons }, { has }) => {
      const length = has("long") ? 0.55 : 0;
      const [cloth, dark] = clothOf(has);
      return [
        part(
          "body",
          main(...cloth),
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
          main(...cloth),
          all(
            put(
              extrude(flat`0.02 0.5, 0.06 0.52, 0.24 0.82, 0.2 0.86, 0.23 0.92, 0.15 1.08, 0.11 1.08`, 0.03, 0.012),
              [0, 0, 0.222],
              [0, 6, 0],
            ).mirror("x"),
            put(torus(0.16, 0.045).scale(1.12, 1.1, 0.95), [0, 1.08, -0.02], [14, 0, 0]),
          ),
        ),
        part(
          "buttons",
          third("brass"),
          facing(cylinder(0.028, 0.025, { sides: 18 }))
            .array(buttons, [0, 0.14, 0])
            .at(0.06, 0.3, 0.222),
        ),
        part(
          "edges",
          main(...dark),
          all(
            box(0.025, 0.5 + length, 0.03, 0.01).at(0, 0.26 - length / 2, 0.212),
            put(box(0.2, 0.05, 0.03, 0.012), [0.25, 0.26, 0.19], [0, 18, -6]).mirror("x"),
            cuffAt(0.26, 0.74, 0.106).mirror("x"),
            girdle(0.01, 0.08)
              .scale(wide * (has("long") ? 1.185 : 1), 1, has("long") ? 1.25 : 1)
              .at(0, -length, 0),
            ...(has("trench") ? [girdle(0.28, 0.37).scale(wide, 1, 1)] : []),
          ),
        ),
        has("trench") && part("buckle", fixed("brass"), box(0.12, 0.11, 0.04, 0.02).at(0, 0.325, 0.228)),
      ];
    },
  }),
];
