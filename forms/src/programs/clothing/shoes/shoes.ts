import { all, blob, box, cylinder, sphere, sweep, torus } from "@blenda/forge/language/form";
import { way } from "@blenda/forge/language/numbers";
import { part, program } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { laces, sole, upper } from "./shoe-last.ts";

export const shoes = [
  program({
    id: "sneaker",
    nouns: ["shoe", "trainer", "running shoe", "tennis shoe", "sports shoe", "gym shoe", "basketball shoe", "high-top"],
    about: "a sneaker with a thick white sole, laces and a toe cap",
    metresPerUnit: 0.28,
    wears: ["shoe upper body", "sole lace", "stripe"],
    params: { tall: [0.27, 0.32], thick: [0.08, 0.1] },
    variants: { high: { words: "high-top basketball tall", set: { tall: 0.5 } } },
    sockets: ({ tall }) => ({ slot: { at: [0, 0.1, -0.26], size: [0.2, tall, 0.26] } }),
    parts: ({ tall, thick }) => [
      part("upper", main("fabric", 0xc22a24), upper(tall).at(0, thick - 0.03, 0)),
      part(
        "opening",
        fixed("fabric", 0x16161a),
        put(cylinder(0.115, 0.03).scale(0.9, 1, 1.5), [0, tall + thick + 0.045, -0.235], [12, 0, 0]),
      ),
      part("collar", third("fabric", 0xf1ece0), put(torus(0.115, 0.032).scale(0.9, 1, 1.5), [0, tall + thick + 0.05, -0.235], [12, 0, 0])),
      part("sole", second("rubber", 0xf1efe8), sole(thick, 1.12, 1.04)),
      part("line", third("rubber", 0x23252a), sole(0.02, 1.135, 1.05).at(0, thick * 0.55, 0)),
      part(
        "toe cap",
        second("rubber", 0xf1efe8),
        sphere(0.16, 0.62, 24)
          .scale(1.02, 1, 0.9)
          .at(0.01, thick + 0.02, 0.36),
      ),
      part("tongue", main("fabric", 0xa8211c), put(box(0.15, 0.26, 0.05, 0.024), [0, tall + thick - 0.05, -0.02], [-38, 0, 0])),
      part("laces", second("fabric", 0xf4f1e8), laces(5, [thick + 0.255, 0.16], [tall + thick + 0.06, -0.08], 0.08)),
      part(
        "stripes",
        third("fabric", 0xf1ece0),
        put(box(0.03, 0.18, 0.05, 0.012), [0.158, thick + 0.1, -0.04], [-24, 0, 0])
          .array(3, [0, 0, 0.085])
          .mirror("x"),
      ),
    ],
  }),
  program({
    id: "high heel",
    nouns: ["stiletto", "high-heeled shoe", "pump shoe", "heel shoe", "glass slipper", "court shoe"],
    about: "an elegant shoe with a pointed toe and a high thin heel",
    metresPerUnit: 0.24,
    wears: ["shoe", "sole heel", "bow"],
    params: { lift: [0.36, 0.46], bow: [0.8, 1.1] },
    sockets: () => ({ slot: { at: [0, 0.3, -0.2], size: [0.2, 0.3, 0.4] } }),
    parts: ({ lift, bow }) => {
      const lifted = (points: readonly number[], up = 0) => way(points).map(([x, y, z]) => [x, y * lift + up, z] as const);
      const line = (up: number) => lifted([0, 1, -0.42, 0, 0.86, -0.2, 0, 0.36, 0.02, 0, 0.1, 0.18, 0, 0.02, 0.34, 0, 0.01, 0.52], up);
      return [
        part("sole", second("leather", 0xa81d28), sweep(line(0.03), [0.07, 0.1, 0.075, 0.12, 0.13, 0.02], { flatten: 0.16 })),
        part(
          "shoe",
          main("leather", 0x1d1a1e),
          all(
            sweep(line(0.06), [0.075, 0.105, 0.085, 0.13, 0.135, 0.02], { flatten: 0.3 }),
            blob(
              [
                { at: [0, 0.09, 0.2], to: [0, 0.05, 0.46], radius: 0.1, thin: 0.035 },
                { at: [0.05, 0.07, 0.14], to: [0.02, 0.05, 0.4], radius: 0.075, thin: 0.04 },
                { at: [-0.05, 0.07, 0.14], to: [-0.02, 0.05, 0.4], radius: 0.075, thin: 0.04 },
              ],
              0.06,
              0.026,
            ),
            sweep(
              lifted(
                [
                  0.1, 0.12, 0.16, 0.095, 0.5, -0.04, 0.1, 1.02, -0.24, 0.08, 1.22, -0.4, 0, 1.3, -0.47, -0.08, 1.22, -0.4, -0.1, 1.02,
                  -0.24, -0.095, 0.5, -0.04, -0.1, 0.12, 0.16,
                ],
                0.03,
              ),
              [0.03, 0.035, 0.05, 0.075, 0.085, 0.075, 0.05, 0.035, 0.03],
              { flatten: 0.35 },
            ),
          ),
        ),
        part(
          "heel",
          second("leather", 0xa81d28),
          sweep(lifted([0, 0, -0.42, 0, 0.4, -0.42, 0, 0.8, -0.41, 0, 1.05, -0.4]), [0.026, 0.022, 0.04, 0.085]),
        ),
        part("tip", fixed("rubber"), cylinder(0.03, 0.03, { sides: 16 }).at(0, 0.01, -0.42)),
        part("insole", fixed("leather", 0xe0bd90), sweep(line(0.075).slice(0, 4), [0.062, 0.086, 0.08, 0.1], { flatten: 0.26 })),
        part(
          "bow",
          third("fabric", 0xa81d28),
          all(sphere(0.06, 1, 16).scale(1.2, 0.75, 0.35).at(0.06, 0, 0).mirror("x"), box(0.035, 0.06, 0.05, 0.015))
            .scale(bow)
            .turn(-62, 0, 0)
            .at(0, 0.185, 0.24),
        ),
      ];
    },
  }),
  program({
    id: "sandal",
    nouns: ["flip-flop", "flip flop", "thong sandal", "beach sandal"],
    about: "a sandal: a flat sole with straps",
    metresPerUnit: 0.27,
    wears: ["sole", "strap", "buckle"],
    params: { thick: [0.06, 0.09], arch: [0.14, 0.17] },
    traits: { thong: "flip-flop flip flop beach thong" },
    sockets: () => ({ slot: { at: [0, 0.1, 0], size: [0.3, 0.3, 0.9] } }),
    parts: ({ thick, arch }, { has }) => {
      const over = (z: number, tall: number, wide = 0.17) =>
        sweep(
          way`
            ${-wide} ${thick - 0.02} ${z - 0.02}, ${-wide * 0.8} ${thick + tall * 0.8} ${z}, 0 ${thick + tall} ${z + 0.01},
            ${wide * 0.8} ${thick + tall * 0.8} ${z}, ${wide} ${thick - 0.02} ${z - 0.02}
          `,
          0.055,
          { flatten: 0.28 },
        );
      return [
        part("sole", main("rubber", 0x5a3a24), sole(thick, 1.06, 1.02)),
        part("footbed", third("leather", 0xc99b63), sole(0.02, 0.97, 0.95).at(0, thick - 0.008, 0)),
        has("thong")
          ? part(
              "straps",
              second("rubber", 0xd8322c),
              sweep(
                way`0 ${thick - 0.02} 0.3, 0.01 ${thick + 0.07} 0.27, 0.1 ${thick + 0.1} 0.08, 0.15 ${thick - 0.01} -0.12`,
                [0.02, 0.03, 0.04, 0.035],
                { flatten: 0.5 },
              ).mirror("x"),
            )
          : part(
              "straps",
              second("leather", 0x7a4524),
              all(
                over(0.24, arch),
                over(0.1, arch + 0.02),
                sweep(
                  way`
                    -0.14 ${thick} -0.2, -0.15 ${thick + 0.16} -0.36, 0 ${thick + 0.18} -0.46, 0.15 ${thick + 0.16} -0.36,
                    0.14 ${thick} -0.2
                  `,
                  0.04,
                  { flatten: 0.3 },
                ),
                over(-0.24, arch + 0.12, 0.155),
              ),
            ),
        !has("thong") && part("buckles", fixed("brass"), put(torus(0.035, 0.009), [0.135, thick + 0.13, 0.1], [0, 0, -55])),
        !has("thong") && part("buckle", fixed("brass"), put(torus(0.035, 0.009), [0.13, thick + 0.2, -0.235], [0, 0, -65])),
      ];
    },
  }),
];
