import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { rings, speckles } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const GREEN = 0x2f6a35;

export const christmasHouse = [
  program({
    id: "nutcracker",
    nouns: ["nutcracker soldier", "wooden soldier"],
    about: "a wooden nutcracker soldier in a red coat with a tall hat",
    metresPerUnit: 0.3,
    wears: ["coat", "trousers", "hat boot"],
    params: { beard: [0.24, 0.32] },
    sockets: () => ({ grip: { at: [0.3, 0.62, 0.1], size: [0.1, 0.1, 0.1] } }),
    parts: ({ beard }) => [
      part("base", fixed("wood", 0x7a4a26), cylinder(0.34, 0.08, { bevel: 0.02 }).at(0, 0.04, 0)),
      part("boots", third("plastic", 0x1c1c22), cylinder(0.085, 0.28, { bevel: 0.02 }).at(0.1, 0.2, 0).mirror("x")),
      part("trousers", second("plastic", 0xf2efe6), cylinder(0.08, 0.24, { bevel: 0.01 }).at(0.1, 0.44, 0).mirror("x")),
      part(
        "coat",
        main("plastic", 0xc0242c),
        all(
          lathe(flat`0 0.52, 0.22 0.52, 0.24 0.56, 0.2 0.72, 0.22 0.9, 0.16 0.97, 0 0.98`),
          cylinder(0.062, 0.36, { bevel: 0.025 }).turn(0, 0, 8).at(0.28, 0.76, 0).mirror("x"),
        ),
      ),
      part("belt", fixed("plastic", 0x1c1c22), torus(0.205, 0.024).at(0, 0.67, 0)),
      part(
        "gold",
        fixed("gold", 0xe0b43a),
        all(
          box(0.09, 0.07, 0.03, 0.008).at(0, 0.67, 0.22),
          sphere(0.022, 1, 12).at(0.07, 0.83, 0.2).array(3, [0, 0.07, 0]).mirror("x"),
          lathe(flat`0 0, 0.1 0, 0.11 0.02, 0.05 0.05, 0 0.055`).at(0.27, 0.94, 0).mirror("x"),
          torus(0.175, 0.018).at(0, 1.3, 0),
        ),
      ),
      part(
        "face",
        fixed("wood", 0xf0c8a0),
        all(
          cylinder(0.16, 0.3, { bevel: 0.05 }).at(0, 1.12, 0),
          sphere(0.06, 1, 16).at(0.3, 0.56, 0).mirror("x"),
          sphere(0.032, 1.2, 12).at(0, 1.14, 0.165),
        ),
      ),
      part("mouth", fixed("plastic", 0xf6f2e8), box(0.14, 0.07, 0.03, 0.006).at(0, 1.03, 0.15)),
      part("jaw", fixed("wood", 0xe8bc92), box(0.16, 0.06, 0.06, 0.015).at(0, 0.985, 0.145), {
        motion: turns([0, 0.99, 0], [1, 0, 0], 0, 24),
      }),
      part(
        "hair",
        fixed("fabric", 0xf2f0ea),
        all(
          sweep(
            [
              [0, 0.97, 0.16],
              [0, 0.97 - beard / 2, 0.2],
              [0, 0.97 - beard, 0.19],
            ],
            [0.075, 0.07, 0.01],
          ),
          sphere(0.09, 1.5, 18).at(0.15, 1.12, -0.05).mirror("x"),
          sweep(way`0 1.085 0.17, 0.07 1.09 0.165, 0.13 1.06 0.14`, [0.028, 0.026, 0.008]).mirror("x"),
        ),
      ),
      part("eyes", fixed("plastic", 0x1c1614), sphere(0.022, 1.2, 12).at(0.06, 1.18, 0.15).mirror("x")),
      part(
        "hat",
        third("plastic", 0x1c1c22),
        all(
          lathe(flat`0 1.25, 0.175 1.25, 0.165 1.3, 0.19 1.56, 0.18 1.6, 0 1.61`),
          box(0.3, 0.02, 0.14, 0.008).turn(14, 0, 0).at(0, 1.27, 0.17),
        ),
      ),
      part("plume", main("fabric", 0xc0242c), sphere(0.05, 2.2, 16).at(0, 1.66, 0.08)),
    ],
  }),
  program({
    id: "holly",
    nouns: ["holly branch", "holly leaf", "sprig of holly"],
    about: "three prickly green leaves with red berries",
    metresPerUnit: 0.15,
    wears: ["leaf", "berry"],
    params: { long: [0.78, 0.9] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.3, 0.3, 0.2] } }),
    parts: ({ long }) => {
      const half = [0, 0, 0.1, 0.08, 0.22, 0.04, 0.2, 0.2, 0.34, 0.24, 0.26, 0.4, 0.36, 0.52, 0.24, 0.62, 0.24, 0.78, 0.1, 0.82, 0, 1];
      const right = flat(half);
      const outline = [
        ...right,
        ...right
          .slice(1, -1)
          .map(([x, y]) => [-x, y] as const)
          .reverse(),
      ].map(([x, y]) => [x * long * 0.72, y * long] as const);
      const leaf = all(
        extrude(outline, 0.05, 0.016),
        sweep(
          [
            [0, 0.04, 0.03],
            [0, long * 0.9, 0.03],
          ],
          [0.018, 0.006],
          { isStraight: true },
        ),
      );
      return [
        part("leaves", main("plastic", GREEN), all(leaf.turn(-12, 0, 62), leaf.turn(-12, 0, -62), leaf.turn(-14, 0, 180)).at(0, 0.86, 0)),
        part(
          "berries",
          second("plastic", 0xd01f2c),
          all(sphere(0.13, 1, 24).at(0.1, 0.98, 0.1), sphere(0.13, 1, 24).at(-0.12, 0.94, 0.1), sphere(0.12, 1, 24).at(0.0, 0.8, 0.13)),
        ),
      ];
    },
  }),
  program({
    id: "gingerbread house",
    nouns: ["candy house", "cookie house", "sweet house"],
    about: "a small house of gingerbread with icing and sweets",
    metresPerUnit: 0.25,
    wears: ["wall gingerbread", "icing snow", "sweet candy"],
    params: { wide: [0.9, 1], sweets: whole(5, 6) },
    parts: ({ wide, sweets }) => {
      const gable = flat`${-wide / 2} 0, ${wide / 2} 0, ${wide / 2} 0.55, 0 1.05, ${-wide / 2} 0.55`;
      const slope = (Math.atan2(0.5, wide / 2) * 180) / Math.PI;
      const roof = (form: Form) =>
        form
          .turn(0, 0, -slope)
          .at(wide * 0.29, 0.84, 0)
          .mirror("x");
      return [
        part(
          "walls",
          main("paper", 0xb06a2e, { paint: [speckles({ by: -0.25 }, 0.06, { size: 0.25 })] }),
          all(extrude(gable, 1, 0.02).at(0, 0.03, 0), roof(box(0.82, 0.06, 1.16, 0.02))),
        ),
        part(
          "snow",
          second("plastic", 0xfbf7f0),
          all(
            cylinder(0.95, 0.05, { bevel: 0.02, sides: 48 }).at(0, 0.02, 0),
            roof(box(0.2, 0.05, 1.18, 0.024).at(-0.33, 0.03, 0)),
            sweep(way`-0.52 0.52 0.53, -0.26 0.79 0.53, 0 1.07 0.53`, 0.03).mirror("x"),
            ...[-0.4, -0.2, 0, 0.2, 0.4].map((z, at) => roof(sphere(0.06 + (at % 2) * 0.02, 1.6, 14).at(0.4, -0.02, z))),
            sweep(way`-0.15 0 0.52, -0.15 0.3 0.52, 0 0.42 0.52, 0.15 0.3 0.52, 0.15 0 0.52`, 0.02),
            box(0.22, 0.2, 0.02, 0.004).at(0, 0.66, 0.515),
          ),
        ),
        part(
          "door",
          fixed("plastic", 0x6a3a1c),
          extrude(
            [
              [-0.13, 0],
              [0.13, 0],
              [0.13, 0.28],
              [0, 0.39],
              [-0.13, 0.28],
            ],
            0.04,
            0.01,
          ).at(0, 0.03, 0.51),
        ),
        part("window", light(0xffd27a), box(0.16, 0.14, 0.03, 0.004).at(0, 0.66, 0.52)),
        part(
          "sweets",
          third("plastic", 0xd82f44),
          all(
            roof(sphere(0.055, 1, 16).scale(1, 0.7, 1).at(0.02, 0.035, 0).array(sweets, [0, 0, 0.21])),
            sphere(0.05, 1, 16).at(0.34, 0.3, 0.52).mirror("x"),
            sphere(0.055, 1, 16).at(0, 0.9, 0.52),
          ),
        ),
        part(
          "more sweets",
          fixed("plastic", 0x3fa85a),
          all(
            roof(
              sphere(0.055, 1, 16)
                .scale(1, 0.7, 1)
                .at(0.22, 0.035, 0)
                .array(sweets - 1, [0, 0, 0.21]),
            ),
            sphere(0.05, 1, 16).at(0.34, 0.14, 0.52).mirror("x"),
          ),
        ),
        part(
          "canes",
          fixed("plastic", 0xf7f2ea, { paint: [rings(0xd01f2c, 0.09, { width: 0.5 })] }),
          sweep(way`0.62 0.02 0.56, 0.62 0.4 0.56, 0.66 0.52 0.56, 0.76 0.54 0.56, 0.8 0.44 0.56`, 0.035).mirror("x"),
        ),
      ];
    },
  }),
];
