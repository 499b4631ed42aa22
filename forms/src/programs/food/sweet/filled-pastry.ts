import { all, box, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, program } from "@blenda/forge/language/program";
import { clouds, speckles } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const filledPastry = [
  program({
    id: "eclair",
    nouns: ["éclair", "chocolate eclair", "long john", "cream eclair"],
    about: "an eclair: a long choux bun filled with cream under a chocolate glaze",
    metresPerUnit: 0.14,
    wears: ["glaze chocolate", "bun pastry", "cream"],
    params: { long: [0.95, 1.1] },
    parts: ({ long }) => [
      part(
        "bun",
        second("leather", 0xcf9244, { paint: [clouds({ by: -0.25 }, 0.16)] }),
        all(
          sweep(way`${-long / 2} 0.14 0, 0 0.13 0, ${long / 2} 0.14 0`, [0.12, 0.17, 0.12], { flatten: 0.75 }),
          sweep(way`${-long / 2} 0.3 0, 0 0.31 0, ${long / 2} 0.3 0`, [0.11, 0.165, 0.11], { flatten: 0.75 }),
          ...[-1, 1].flatMap((s) => [
            sphere(0.12, 0.75, 18).at((s * long) / 2, 0.14, 0),
            sphere(0.11, 0.75, 18).at((s * long) / 2, 0.3, 0),
          ]),
        ),
      ),
      part(
        "cream",
        third("plastic", 0xfdf3da),
        all(
          ...[-1, 1].map((s) =>
            many(7, (at) => sphere(0.075, 0.7, 14).at((at - 3) * (long / 6.6), 0.22, s * (0.15 - Math.abs(at - 3) * 0.012))),
          ),
        ),
      ),
      part(
        "glaze",
        main("plastic", 0x4a2414),
        all(
          sweep(way`${-long / 2} 0.345 0, 0 0.36 0, ${long / 2} 0.345 0`, [0.1, 0.15, 0.1], { flatten: 0.7 }),
          ...[-0.36, -0.1, 0.2].map((t, at) =>
            sweep(way`${t * long} 0.37 0.1, ${t * long} 0.32 0.155, ${t * long} ${0.27 - at * 0.01} 0.16`, [0.05, 0.04, 0.03]),
          ),
          ...[-1, 1].map((s) => sphere(0.1, 0.7, 16).at((s * long) / 2, 0.345, 0)),
        ),
      ),
      part(
        "zigzag",
        fixed("plastic", 0xf6e2b8),
        sweep(
          Array.from({ length: 13 }, (_, at) => [(at - 6) * (long / 14), 0.467 - Math.abs(at - 6) * 0.004, at % 2 ? 0.05 : -0.05] as const),
          0.012,
        ),
      ),
    ],
  }),
  program({
    id: "cannoli",
    nouns: ["cannolo", "sicilian cannoli", "cream horn"],
    about: "two crisp rolled cannoli filled with ricotta cream and pistachios",
    metresPerUnit: 0.13,
    wears: ["shell pastry", "cream filling", "pistachio"],
    params: { lean: [14, 24] },
    parts: ({ lean }) => {
      const two = (form: Form) =>
        all(
          form.at(0, 0.19, 0.1),
          form
            .turn(0, 180 - lean, 0)
            .turn(0, 0, 26)
            .at(0.06, 0.36, -0.12),
        );
      const pieces = Array.from({ length: 12 }, (_, at) => [-0.52 * (at % 2 ? 1 : -1), 0.1 * Math.cos(at), 0.1 * Math.sin(at)] as const);
      return [
        part(
          "shells",
          main("leather", 0xc4853a, { paint: [speckles({ by: -0.3 }, 0.06, { size: 0.35, relief: 0.02 })] }),
          two(
            all(
              lathe(flat`0.13 -0.44, 0.19 -0.44, 0.175 -0.3, 0.165 0, 0.175 0.3, 0.19 0.44, 0.13 0.44, 0.13 -0.44`, { sides: 32 }).turn(
                0,
                0,
                90,
              ),
              sweep(way`-0.42 0.16 0.07, 0 0.15 0.1, 0.42 0.17 0.06`, 0.03),
            ),
          ),
        ),
        part(
          "cream",
          second("plastic", 0xfbf4e4),
          two(
            all(
              ...[-1, 1].map((s) =>
                lathe(flat`0 0, 0.14 0, 0.165 0.05, 0.12 0.12, 0 0.17`, { ribs: 7, ribDepth: 0.12, smooth: 14 })
                  .turn(0, 0, -90 * s)
                  .at(s * 0.4, 0, 0),
              ),
            ),
          ),
        ),
        part(
          "pistachios",
          third("paper", 0x7fa03c),
          two(box(0.04, 0.035, 0.04, 0.01).scatter(pieces.map((at) => ({ at, turn: [30, 20, 40] as const })))),
        ),
        part(
          "sugar",
          fixed("paper", 0xfdfbf6),
          two(
            box(0.03, 0.012, 0.03, 0.004).scatter(
              Array.from({ length: 14 }, (_, at) => ({
                at: [-0.36 + at * 0.055, 0.172 + 0.004 * (at % 3), ((at * 7) % 5) * 0.02 - 0.06] as const,
                turn: [0, at * 40, 0] as const,
              })),
            ),
          ),
        ),
      ];
    },
  }),
];
