import { all, box, cylinder, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const bells = [
  program({
    id: "accordion",
    nouns: ["squeezebox", "bandoneon"],
    about: "an accordion with folded bellows between a keyboard and buttons",
    metresPerUnit: 0.4,
    wears: ["body", "bellows", "strap"],
    params: { folds: whole(9, 12), spread: [0.045, 0.06] },
    parts: ({ folds, spread }) => {
      const half = (folds * spread) / 2;
      const side = half + 0.13;
      return [
        part("body", main("paint", 0xa51f24), box(0.26, 1, 0.5, 0.05).at(side, 0.5, 0).mirror("x")),
        part(
          "bellows",
          second("fabric", 0x1d1d20),
          all(box(spread * 0.9, 0.9, 0.42, 0.02).array(folds, [spread, 0, 0]), box(half * 2, 0.82, 0.36, 0.01)).at(0, 0.5, 0),
        ),
        part(
          "edges",
          fixed("brass"),
          box(spread * 0.3, 0.915, 0.435, 0.004)
            .array(folds, [spread, 0, 0])
            .at(0, 0.5, 0),
        ),
        part(
          "keys",
          fixed("bone", 0xf4f0e4),
          box(0.12, 0.055, 0.03, 0.008)
            .array(15, [0, 0.06, 0])
            .at(side + 0.13, 0.5, 0.262),
        ),
        part(
          "black keys",
          fixed("plastic", 0x17171a),
          box(0.07, 0.035, 0.03, 0.008).scatter(
            [0, 1, 3, 4, 5, 7, 8, 10, 11, 12].map((at) => ({ at: [side + 0.09, 0.11 + at * 0.06, 0.285] })),
          ),
        ),
        part("keyboard", main("paint", 0x8e171c), box(0.16, 0.96, 0.1, 0.03).at(side + 0.16, 0.5, 0.2)),
        part(
          "buttons",
          fixed("bone", 0xf4f0e4),
          all(
            ...[0, 1, 2].map((row) =>
              cylinder(0.018, 0.04, { sides: 12 })
                .turn(90, 0, 0)
                .array(9, [0, 0.085, 0])
                .at(-side - 0.07 + row * 0.06, 0.5 + row * 0.02, 0.25),
            ),
          ),
        ),
        part(
          "grille",
          fixed("brass"),
          box(0.02, 0.7, 0.02, 0.005)
            .array(5, [0.028, 0, 0])
            .at(side - 0.055, 0.5, 0.25),
        ),
        part(
          "straps",
          third("leather", 0x3a2216),
          sweep(way`${side} 0.95 -0.24, ${side + 0.1} 1.02 -0.42, ${side} 0.5 -0.6, ${side - 0.05} 0 -0.42, ${side} 0.06 -0.24`, 0.045, {
            flatten: 0.2,
          }),
        ),
      ];
    },
  }),
  program({
    id: "xylophone",
    nouns: ["glockenspiel", "marimba", "vibraphone", "metallophone"],
    about: "a xylophone with a row of coloured bars, shorter and shorter, and two mallets",
    metresPerUnit: 0.45,
    wears: ["frame", "mallet"],
    params: { count: whole(8, 11), rise: [0.1, 0.14] },
    parts: ({ count, rise }) => {
      const rainbow = [0xd8322c, 0xe87a22, 0xf0c52c, 0x4fae3e, 0x2fa6b8, 0x2f5fc4, 0x7a3fb5, 0xd2488f];
      const step = 1.5 / count;
      return [
        part(
          "frame",
          main("wood", 0xb8834a, { grain: "x" }),
          all(
            box(1.66, 0.1, 0.06, 0.02).turn(0, 7, 0).at(0, rise, 0.26),
            box(1.66, 0.1, 0.06, 0.02).turn(0, -7, 0).at(0, rise, -0.26),
            box(0.06, 0.1, 0.66, 0.02).at(-0.78, rise, 0),
            box(0.06, 0.1, 0.34, 0.02).at(0.78, rise, 0),
          ),
        ),
        ...Array.from({ length: count }, (_, at) => {
          const [long, x] = [0.86 - (0.42 * at) / count, (at - (count - 1) / 2) * step];
          return part(
            `bar ${at + 1}`,
            fixed("paint", rainbow[at % rainbow.length]),
            box(step * 0.8, 0.04, long, 0.015).at(x, rise + 0.075, 0),
          );
        }),
        part(
          "screws",
          fixed("steel"),
          all(
            ...[1, -1].map((side) =>
              all(
                ...Array.from({ length: count }, (_, at) =>
                  cylinder(0.018, 0.02, { sides: 10 }).at((at - (count - 1) / 2) * step, rise + 0.1, side * (0.33 - (0.16 * at) / count)),
                ),
              ),
            ),
          ),
        ),
        part(
          "sticks",
          second("wood", 0xd9b37a),
          all(
            sweep(way`-0.5 ${rise + 0.16} 0.5, 0.25 ${rise + 0.13} 0.05`, 0.016),
            sweep(way`0.66 ${rise + 0.16} 0.5, 0.3 ${rise + 0.13} -0.2`, 0.016),
          ),
        ),
        part(
          "heads",
          second("paint", 0xc8281f),
          all(
            lathe(flat`0 -0.05, 0.035 -0.04, 0.05 0, 0.035 0.04, 0 0.05`, { smooth: 12, sides: 20 }).scatter([
              { at: [0.25, rise + 0.14, 0.05] },
              { at: [0.3, rise + 0.14, -0.2] },
            ]),
          ),
        ),
      ];
    },
  }),
  program({
    id: "bell",
    nouns: ["hand bell", "handbell", "church bell", "school bell", "temple bell", "ship bell"],
    about: "a bronze bell with a flared rim, a clapper and a handle or a yoke",
    metresPerUnit: 0.16,
    wears: ["bell body", "handle yoke"],
    params: { flare: [0.46, 0.54], height: [0.74, 0.86] },
    traits: { hung: "church temple tower liberty ship cathedral" },
    sockets: ({ height }) => ({ grip: { at: [0, height + 0.4, 0], size: [0.14, 0.5, 0.14] } }),
    parts: ({ flare, height }, { has }) => [
      part(
        "bell",
        main("bronze", 0xc79a4a),
        lathe(flat`0 0.96, 0.3 0.9, 0.52 0.55, 0.88 0.05, 0.95 0, 1 0.03, 0.98 0.1, 0.76 0.34, 0.6 0.6, 0.5 0.84, 0.34 0.97, 0 1`).scale(
          flare,
          height,
          flare,
        ),
      ),
      part(
        "bands",
        main("bronze", 0xb0853c),
        all(torus(0.77, 0.02).at(0, 0.34, 0), torus(0.71, 0.02).at(0, 0.42, 0), torus(0.56, 0.02).at(0, 0.7, 0)).scale(
          flare,
          height,
          flare,
        ),
      ),
      part(
        "clapper",
        fixed("iron", 0x6a6c70),
        all(sphere(0.085, 1, 20).at(0, 0.04, 0), cylinder(0.022, 0.6, { sides: 12 }).at(0, 0.35, 0)),
        {
          motion: turns([0, 0.64, 0], [0, 0, 1], -18, 18),
        },
      ),
      has("hung")
        ? part(
            "yoke",
            second("wood", 0x6b4226),
            all(box(0.95, 0.16, 0.16, 0.04).at(0, 0.12, 0), box(0.28, 0.14, 0.16, 0.04).at(0, 0.24, 0)).at(0, height, 0),
          )
        : part(
            "handle",
            second("wood", 0x5c2f18),
            lathe(flat`0 -0.01, 0.07 0, 0.05 0.06, 0.05 0.1, 0.085 0.26, 0.06 0.46, 0.09 0.58, 0.05 0.66, 0 0.67`, {
              smooth: 32,
              sides: 28,
            }).at(0, height, 0),
          ),
      has("hung")
        ? part(
            "straps",
            fixed("iron"),
            all(box(0.05, 0.22, 0.18, 0.01).at(0.1, 0.1, 0), put(cylinder(0.05, 0.2), [0.52, 0.12, 0], [0, 0, 90]))
              .mirror("x")
              .at(0, height, 0),
          )
        : part("collar", fixed("brass"), torus(0.055, 0.018).at(0, height + 0.08, 0)),
    ],
  }),
];
