import { all, box, cushion, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import type { Flat } from "@blenda/forge/language/node";
import { flat, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { petal } from "@blenda/forge/language/petal";
import { many } from "@blenda/forge/language/places";
import { clouds, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, second, third } from "@blenda/forge/language/substance";
import { served, strewn } from "./served.ts";

const leaf = (size = 0.14): Form => petal(size, size * 0.62, { curl: 30 }).turn(60, 0, 0);
const leaves = (y: number, ...spots: readonly (readonly [number, number, number])[]): Form =>
  leaf().scatter(spots.map(([x, z, turn]) => ({ at: [x, y, z] as const, turn: [0, turn, 0] as const })));
const SAUCE = second("plastic", 0xb8301c, { paint: [speckles({ by: -0.3 }, 0.06, { size: 0.35, relief: 0.015 })] });
const GREEN = fixed("plastic", 0x4f9a3c);

export const plates = [
  served(
    "lasagna",
    ["lasagne", "slice of lasagna", "plate of lasagna", "piece of lasagna"],
    "a square piece of lasagna in layers of pasta, sauce and melted cheese",
    true,
    0xf2f2f4,
    (random) => [
      ["pasta", second("plastic", 0xf0cf7a), box(0.66, 0.035, 0.52, 0.012).array(5, [0, 0.075, 0]).at(0, 0.21, 0)],
      [
        "sauce",
        third("plastic", 0xb23420, { paint: [speckles({ by: -0.35 }, 0.05, { size: 0.35, relief: 0.02 })] }),
        box(0.64, 0.05, 0.5, 0.02).array(4, [0, 0.075, 0]).at(0, 0.21, 0),
      ],
      [
        "cheese",
        fixed("plastic", 0xf3d98c, { paint: [clouds(0xb8692a, 0.2, { share: 0.7 })] }),
        all(
          box(0.68, 0.045, 0.54, 0.02).at(0, 0.385, 0),
          ...[-0.22, -0.05, 0.14, 0.26].map((x, at) =>
            sweep(way`${x} 0.39 0.26, ${x} 0.36 0.28, ${x} ${0.3 - at * 0.03} 0.283`, [0.05, 0.045, 0.03]),
          ),
          sweep(way`0.33 0.39 0.1, 0.35 0.34 0.1, 0.35 0.24 0.1`, [0.05, 0.04, 0.03]),
        ),
      ],
      ["puddle", fixed("plastic", 0xb23420), lathe(flat`0 0.04, 0.44 0.045, 0.46 0.055, 0.42 0.065, 0 0.07`, { ribs: 7, ribDepth: 0.12 })],
      ["basil", GREEN, leaves(0.42, [0.02, 0.04, 20], [-0.06, 0, 150], [0.05, -0.06, 260])],
      ["crumbs", fixed("paper", 0x7a3a1c), sphere(0.02, 0.7, 6).scatter(strewn(14, 0.24, 0.405, 1, random))],
    ],
  ),
  served(
    "meatballs",
    ["meatball", "plate of meatballs", "swedish meatballs", "kofta"],
    "a heap of meatballs in sauce with herbs on a plate",
    true,
    0xe9e6de,
    (random) => [
      ["sauce", SAUCE, lathe(flat`0 0.04, 0.48 0.05, 0.5 0.07, 0.44 0.1, 0 0.13`, { ribs: 9, ribDepth: 0.1 })],
      [
        "meatballs",
        third("leather", 0x7c4426, {
          paint: [speckles({ by: -0.35 }, 0.045, { size: 0.35, relief: 0.012 }), clouds({ by: -0.4 }, 0.2, { share: 0.5 })],
        }),
        sphere(0.125, 0.95, 20).scatter([...ringOf(8, 0.3, 0.17), ...ringOf(4, 0.15, 0.34, 0.4), { at: [0, 0.47, 0] as const }]),
      ],
      [
        "glaze",
        SAUCE,
        all(
          ...ringOf(4, 0.15, 0.42, 0.4).map(({ at }) => sphere(0.085, 0.55, 14).at(at[0], at[1] + 0.01, at[2])),
          sphere(0.09, 0.5, 14).at(0, 0.56, 0),
        ),
      ],
      ["parsley", GREEN, leaf(0.09).scatter(strewn(9, 0.26, 0.42, 0.6, random))],
    ],
  ),
  served(
    "ribs",
    ["spare ribs", "rack of ribs", "spareribs", "bbq ribs", "barbecue ribs"],
    "a rack of glazed barbecue ribs, the bones looking out, on a board",
    true,
    0x2c2e33,
    () => [
      [
        "meat",
        second("leather", 0x7c2f18, { paint: [clouds({ by: -0.5 }, 0.16, { share: 0.7 }), speckles({ by: 0.3 }, 0.09, { size: 0.2 })] }),
        all(
          many(7, (at) =>
            sweep(
              way`${-0.42 + at * 0.14} 0.1 0.2, ${-0.42 + at * 0.14} 0.2 0.06, ${-0.42 + at * 0.14} 0.19 -0.12, ${-0.42 + at * 0.14} 0.1 -0.26`,
              [0.07, 0.088, 0.088, 0.07],
            ),
          ),
        ),
      ],
      [
        "bones",
        fixed("bone", 0xf2e8d2),
        many(7, (at) =>
          all(
            sweep(way`${-0.42 + at * 0.14} 0.1 0.16, ${-0.42 + at * 0.14} 0.11 0.3, ${-0.42 + at * 0.14} 0.1 0.38`, 0.028),
            sphere(0.036, 1, 10).at(-0.42 + at * 0.14, 0.1, 0.385),
          ),
        ),
      ],
      [
        "glaze",
        third("glass", 0x7a2208),
        sphere(0.05, 0.4, 12).scatter(
          [-0.4, -0.26, -0.12, 0.02, 0.16, 0.3].map((x, at) => ({ at: [x, 0.265, at % 2 ? -0.1 : 0.02] as const })),
        ),
      ],
      [
        "salad",
        GREEN,
        petal(0.22, 0.18, { curl: 60, widest: 0.6, tip: 0.4 })
          .turn(66, 0, 0)
          .scatter([
            { at: [0.2, 0.08, -0.36], turn: [0, 150, 0] },
            { at: [0, 0.08, -0.4], turn: [0, 180, 0] },
            { at: [-0.2, 0.08, -0.36], turn: [0, 210, 0] },
          ]),
      ],
    ],
  ),
  served(
    "ravioli",
    ["plate of ravioli", "tortellini", "stuffed pasta"],
    "filled squares of pasta with sauce, cheese and basil",
    true,
    0xf2f2f4,
    (random) => [
      [
        "ravioli",
        second("plastic", 0xf0d183),
        all(
          ...[...ringOf(7, 0.34, 0.1), ...ringOf(4, 0.15, 0.2, 0.5), ...ringOf(1, 0.001, 0.29)].map(({ at }) =>
            all(extrude(scalloped(0.13), 0.035, 0.012).turn(90, 0, 0), cushion(0.19, 0.1, 0.19))
              .turn(8, at[0] * 200, 6)
              .at(...at),
          ),
        ),
      ],
      [
        "sauce",
        third("plastic", 0xb8301c),
        all(
          ...ringOf(5, 0.24, 0.2, 0.9).map(({ at }) => sphere(0.12, 0.28, 14).at(at[0], at[1], at[2])),
          sphere(0.13, 0.35, 16).at(0.01, 0.345, 0.01),
        ),
      ],
      [
        "cheese",
        fixed("paper", 0xf8efc9),
        box(0.09, 0.012, 0.035, 0.004).scatter(
          strewn(16, 0.3, 0.3, 0.4, random).map(({ at, turn }) => ({
            at: [at[0], at[1] + 0.1 - Math.hypot(at[0], at[2]) * 0.42, at[2]] as const,
            turn,
          })),
        ),
      ],
      ["basil", GREEN, leaves(0.38, [0.02, 0, 20], [-0.03, 0.02, 160])],
    ],
  ),
  served("gnocchi", ["plate of gnocchi"], "a heap of small ribbed potato dumplings with pesto", true, 0xe4ecef, (random) => [
    [
      "gnocchi",
      second("plastic", 0xf2d892, { paint: [rings({ by: -0.14 }, 0.05, { along: "x", width: 0.4, relief: -0.012 })] }),
      lathe(flat`0 -0.11, 0.05 -0.1, 0.075 -0.04, 0.07 0, 0.075 0.04, 0.05 0.1, 0 0.11`, { smooth: 14, sides: 18 })
        .turn(0, 0, 90)
        .scatter([...strewn(16, 0.38, 0.11, 0, random), ...strewn(9, 0.26, 0.21, 1, random), ...strewn(4, 0.12, 0.31, 2, random)]),
    ],
    [
      "pesto",
      third("plastic", 0x6f9a2f),
      all(
        ...strewn(9, 0.26, 0.27, 2, random).map(({ at: [x, y, z] }) => sphere(0.07, 0.35, 12).at(x, y + 0.1 - Math.hypot(x, z) * 0.4, z)),
      ),
    ],
    [
      "nuts",
      fixed("leather", 0xd9b070),
      sphere(0.028, 1.4, 8)
        .turn(80, 0, 0)
        .scatter(
          strewn(10, 0.3, 0.28, 4, random).map(({ at: [x, y, z], turn }) => ({
            at: [x, y + 0.1 - Math.hypot(x, z) * 0.42, z] as const,
            turn,
          })),
        ),
    ],
    ["basil", GREEN, leaves(0.42, [0, 0, 30], [-0.05, 0.02, 170])],
  ]),
];

function ringOf(count: number, radius: number, y: number, from = 0) {
  return Array.from({ length: count }, (_, at) => {
    const a = from + (at / count) * 2 * Math.PI;
    return { at: [radius * Math.cos(a), y, radius * Math.sin(a)] as const, turn: [0, 0, 0] as const };
  });
}

/** A square with a wavy edge. */
function scalloped(half: number): Flat[] {
  return roundedRectangle(half * 2, half * 2, 0.02, 1).flatMap(([x, y], at, corners) => {
    const [nx, ny] = corners[(at + 1) % corners.length];
    return Array.from({ length: 6 }, (_, step): Flat => {
      const out = step % 2 ? 1.06 : 0.97;
      return [(x + ((nx - x) * step) / 6) * out, (y + ((ny - y) * step) / 6) * out];
    });
  });
}
