import { all, blob, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { part, program, whole } from "@blenda/forge/language/program";
import { rings } from "@blenda/forge/language/skins";
import { fixed, light, main, second } from "@blenda/forge/language/substance";

export const party = [
  program({
    id: "party hat",
    already: "pointed",
    nouns: ["birthday hat", "cone hat", "paper hat"],
    about: "a paper cone hat with stripes and a bobble",
    metresPerUnit: 0.22,
    wears: ["hat cone", "bobble rim"],
    params: { tall: [1.05, 1.2], bands: whole(5, 7) },
    sockets: () => ({ slot: { at: [0, 0.02, 0], size: [0.7, 0.3, 0.7] } }),
    parts: ({ tall, bands }) => [
      part(
        "hat",
        main("paper", 0x3a8ad8, { paint: [rings(0xf7d23f, 1.1 / bands, { width: 0.4 })] }),
        lathe(flat`0 0.04, 0.4 0, 0.42 0, 0.03 ${tall}, 0 ${tall}`, { sides: 56 }),
      ),
      part(
        "bobble",
        second("fabric", 0xe8476a),
        all(
          sphere(0.1, 1, 22),
          sphere(0.045, 1, 8).at(0, 0, 0.08).ring(8),
          sphere(0.045, 1, 8).at(0, 0.06, 0.06).ring(6),
          sphere(0.045, 1, 8).at(0, -0.05, 0.07).ring(7),
        ).at(0, tall + 0.04, 0),
      ),
      part("rim", second("fabric", 0xe8476a), all(torus(0.41, 0.03).at(0, 0.03, 0), sphere(0.045, 1, 10).at(0, 0.03, 0.42).ring(20))),
    ],
  }),
  program({
    id: "pinata",
    nouns: ["piñata", "donkey pinata"],
    about: "a colourful paper donkey filled with sweets",
    metresPerUnit: 0.5,
    wears: ["fringe body", "fringe leg"],
    params: { ear: [0.2, 0.26] },
    parts: ({ ear }) => {
      const fringe = (shift: number) => [
        rings(0xf2b92a, 0.36, { width: 0.34 }),
        rings(0x2fa8b8, 0.36, { width: 0.16 }),
        rings({ by: -0.3 }, 0.06, { width: 0.2, share: 0.5, relief: shift }),
      ];
      return [
        part(
          "body",
          main("paper", 0xe83f7a, { paint: fringe(-0.012) }),
          blob(
            [
              { at: [0, 0.62, 0.28], radius: 0.23, to: [0, 0.62, -0.3], thin: 0.22 },
              { at: [0, 0.72, 0.36], radius: 0.15, to: [0, 1.02, 0.52], thin: 0.13 },
            ],
            0.08,
            0.035,
          ),
        ),
        part(
          "head",
          second("paper", 0x7a4fc0, { paint: fringe(-0.012) }),
          blob([{ at: [0, 1.08, 0.54], radius: 0.16, to: [0, 0.98, 0.8], thin: 0.12 }], 0.05, 0.03),
        ),
        part(
          "legs",
          second("paper", 0xf2b92a, { paint: [rings(0xe83f7a, 0.16, { width: 0.4 })] }),
          all(
            cylinder(0.095, 0.5, { bevel: 0.03 }).at(0.13, 0.25, 0.26).mirror("x"),
            cylinder(0.095, 0.5, { bevel: 0.03 }).at(0.13, 0.25, -0.28).mirror("x"),
          ),
        ),
        part(
          "ears",
          second("paper", 0x2fa8b8),
          sweep(
            [
              [0.08, 1.18, 0.5],
              [0.12, 1.18 + ear, 0.46],
              [0.13, 1.2 + ear * 1.8, 0.44],
            ],
            [0.04, 0.06, 0.01],
          ).mirror("x"),
        ),
        part("eyes", fixed("plastic", 0x1c1614), sphere(0.035, 1.2, 14).at(0.13, 1.12, 0.62).mirror("x")),
        part(
          "mane",
          fixed("paper", 0x2fa8b8),
          all(
            ...[0, 1, 2, 3, 4].map((at) =>
              box(0.06, 0.12, 0.1, 0.02)
                .turn(-28, 0, 0)
                .at(0, 0.86 + at * 0.085, 0.26 + at * 0.045),
            ),
            sweep(way`0 0.72 -0.48, 0 0.62 -0.6, 0 0.42 -0.64`, [0.04, 0.06, 0.02]),
          ),
        ),
      ];
    },
  }),
  program({
    id: "firework",
    is: ["upright"],
    nouns: ["fireworks", "firework rocket", "skyrocket", "bottle rocket", "fireworks rocket"],
    about: "a paper rocket on a stick with sparks",
    metresPerUnit: 0.3,
    wears: ["rocket tube", "tip stripe", "spark"],
    params: { sparks: whole(8, 10) },
    sockets: () => ({ grip: { at: [0, 0.2, 0], size: [0.06, 0.4, 0.06] } }),
    parts: ({ sparks }) => [
      part(
        "tube",
        main("paper", 0xc8262e, { paint: [rings(0xf7e9c8, 0.2, { width: 0.3 })] }),
        cylinder(0.13, 0.62, { bevel: 0.015 }).at(0, 1.0, 0),
      ),
      part("tip", second("paper", 0x2f5fc0), lathe(flat`0 1.3, 0.17 1.3, 0.16 1.34, 0.02 1.66, 0 1.67`)),
      part("stick", fixed("wood", 0xd2a76c), cylinder(0.022, 1.3, { sides: 12 }).at(0.11, 0.6, -0.1)),
      part("fuse", fixed("fabric", 0x4a4440), sweep(way`0 0.7 0, 0.02 0.58 0.04, -0.02 0.5 0.05`, 0.014)),
      part(
        "sparks",
        light(0xffc23a),
        all(
          ...[0.2, 0.13].map((size, row) => extrude(star(4, size, size * 0.22), 0.02, 0.006).at(0, 0.42 + row * 0.08, 0.04)),
          sweep(way`0 0.46 0.06, 0 0.3 0.16, 0 0.2 0.32`, [0.018, 0.014, 0.004]).ring(sparks),
        ),
      ),
    ],
  }),
];
