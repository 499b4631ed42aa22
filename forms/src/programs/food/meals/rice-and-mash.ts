import { all, box, cylinder, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { petal } from "@blenda/forge/language/petal";
import { rings, speckles } from "@blenda/forge/language/skins";
import { fixed, second, third } from "@blenda/forge/language/substance";
import { served, strewn } from "./served.ts";

const GREEN = fixed("plastic", 0x4f9a3c);

export const riceAndMash = [
  served(
    "mashed potato",
    ["mashed potatoes", "bowl of mashed potatoes", "potato mash", "puree"],
    "a bowl of mashed potato in swirls with melting butter and chives",
    false,
    0xb5563a,
    (random) => [
      [
        "mash",
        second("plastic", 0xf4df9c, { paint: [speckles({ by: -0.08 }, 0.05, { size: 0.4, relief: 0.014 })] }),
        all(
          lathe(flat`0 0.3, 0.54 0.36, 0.54 0.44, 0.44 0.54, 0.3 0.6, 0 0.6`, { smooth: 24, ribs: 7, ribDepth: 0.05 }),
          sweep(
            Array.from(
              { length: 26 },
              (_, at) => [(0.4 - at * 0.014) * Math.cos(at * 0.52), 0.5 + at * 0.007, (0.4 - at * 0.014) * Math.sin(at * 0.52)] as const,
            ),
            [0.09, 0.08, 0.06],
          ),
        ),
      ],
      [
        "butter",
        third("plastic", 0xf2c53a),
        all(
          box(0.18, 0.09, 0.16, 0.02).turn(6, 24, 4).at(0, 0.68, 0),
          lathe(flat`0 0.62, 0.17 0.625, 0.18 0.64, 0.1 0.655, 0 0.66`, { ribs: 5, ribDepth: 0.2 }),
        ),
      ],
      [
        "chives",
        GREEN,
        cylinder(0.014, 0.07, { sides: 7, bevel: 0 })
          .turn(90, 0, 0)
          .scatter(strewn(18, 0.4, 0.6, 1, random)),
      ],
    ],
  ),
  served(
    "paella",
    ["pan of paella", "jambalaya", "seafood rice"],
    "yellow rice with prawns, mussels, peas and lemon",
    true,
    0x2c2e33,
    (random) => [
      [
        "rice",
        second("paper", 0xe9b43a, { paint: [speckles({ by: -0.2 }, 0.035, { size: 0.42, relief: 0.016 })] }),
        lathe(flat`0 0.05, 0.54 0.07, 0.55 0.1, 0.4 0.14, 0 0.17`),
      ],
      [
        "prawns",
        third("plastic", 0xe8734a, { paint: [rings(0xf7c3a4, 0.06, { along: "x", width: 0.35 })] }),
        all(
          ...ringOf(5, 0.3, 0.19).map(({ at }, n) =>
            sweep(way`-0.1 0.02 0.04, -0.06 0.05 -0.05, 0.05 0.06 -0.06, 0.11 0.03 0.03, 0.07 0.01 0.1`, [0.045, 0.06, 0.055, 0.04, 0.012])
              .turn(0, n * 72 + 20, 0)
              .at(...at),
          ),
        ),
      ],
      [
        "mussels",
        fixed("obsidian", 0x23273a),
        all(
          ...ringOf(4, 0.34, 0.18, 0.6).map(({ at }, n) =>
            all(
              petal(0.2, 0.11, { curl: 30, thick: 0.05, foot: 0.2, tip: 0.6 }).turn(24, 0, 0),
              petal(0.2, 0.11, { curl: 30, thick: 0.05, foot: 0.2, tip: 0.6 }).turn(64, 0, 0),
            )
              .turn(0, n * 90, 0)
              .at(...at),
          ),
        ),
      ],
      ["peas", GREEN, sphere(0.034, 1, 12).scatter(strewn(22, 0.46, 0.155, 0.3, random))],
      ["lemon", fixed("plastic", 0xf5d84a), wedges(0.13).at(0.02, 0.2, 0.02)],
      [
        "peppers",
        fixed("plastic", 0xc8281f),
        sweep(way`-0.1 0 0, 0 0.01 0.02, 0.1 0 0`, 0.026, { flatten: 0.5 }).scatter(
          strewn(9, 0.4, 0.165, 2, random).map(({ at, turn }) => ({ at, turn: [0, turn[1], 0] as const })),
        ),
      ],
    ],
  ),
];

function ringOf(count: number, radius: number, y: number, from = 0) {
  return Array.from({ length: count }, (_, at) => {
    const a = from + (at / count) * 2 * Math.PI;
    return { at: [radius * Math.cos(a), y, radius * Math.sin(a)] as const, turn: [0, 0, 0] as const };
  });
}

/** Two slices of lemon, leaning. */
function wedges(radius: number): Form {
  return all(
    cylinder(radius, 0.035, { bevel: 0.01, sides: 28 }).turn(60, 20, 0).at(0, 0.06, 0),
    cylinder(radius, 0.035, { bevel: 0.01, sides: 28 }).turn(50, -20, 0).at(0.1, 0.05, 0.08),
  );
}
