import { all, box, cylinder, type Form, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, program } from "@blenda/forge/language/program";
import { rings } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { wound } from "@blenda/forge/language/wound";

const held = (y: number) => ({ grip: { at: [0, y, 0], size: [0.1, 0.2, 0.1] } }) as const;

export const sticks = [
  program({
    id: "cricket bat",
    nouns: ["cricket paddle"],
    about: "a cricket bat of willow with a flat blade, a wound handle and a label",
    metresPerUnit: 0.8,
    wears: ["blade", "handle grip", "label"],
    params: { wide: [0.125, 0.14] },
    sockets: () => held(0.92),
    parts: ({ wide }) => [
      part(
        "blade",
        main("wood", 0xe0bd84, { grain: "y" }),
        loft([
          { y: 0, width: wide * 1.5, depth: 0.05, corner: 0.5 },
          { y: 0.04, width: wide * 1.6, depth: 0.07, corner: 0.4 },
          { y: 0.2, width: wide * 1.6, depth: 0.095, corner: 0.4 },
          { y: 0.6, width: wide * 1.56, depth: 0.07, corner: 0.4 },
          { y: 0.72, width: wide * 1.4, depth: 0.06, corner: 0.6 },
          { y: 0.78, width: 0.07, depth: 0.05, corner: 1 },
        ]),
      ),
      part(
        "handle",
        second("rubber", 0xc8281f),
        all(
          cylinder(0.036, 0.36, { bevel: 0.012, sides: 24 }).at(0, 0.94, 0),
          wound(0.034, 0.007, 14, 0.024).at(0, 0.94, 0),
          cylinder(0.044, 0.03, { bevel: 0.012, sides: 24 }).at(0, 1.12, 0),
        ),
      ),
      part(
        "label",
        third("plastic", 0x2f5fa8),
        all(box(wide * 1.1, 0.16, 0.012, 0.004).at(0, 0.5, 0.04), box(wide * 1.2, 0.02, 0.012, 0.003).at(0, 0.38, 0.042)),
      ),
    ],
  }),
  program({
    id: "lacrosse stick",
    nouns: ["lacrosse racket", "crosse", "lacrosse net"],
    about: "a lacrosse stick: a long shaft with a netted head and a ball in it",
    metresPerUnit: 0.9,
    wears: ["head frame", "shaft", "net"],
    params: { wide: [0.14, 0.17] },
    sockets: () => held(0.3),
    parts: ({ wide }) => [
      part(
        "shaft",
        second("steel", 0x8a9098),
        all(cylinder(0.02, 0.86, { sides: 12 }).at(0, 0.43, 0), cylinder(0.026, 0.05, { bevel: 0.01, sides: 16 }).at(0, 0.02, 0)),
      ),
      part("grip", fixed("rubber"), wound(0.02, 0.008, 10, 0.024).at(0, 0.26, 0)),
      part(
        "head",
        main("plastic", 0x2f7fc0),
        sweep(
          way`0 0.8 0, 0.05 0.88 0, ${wide * 0.6} 1.0 0.01, ${wide} 1.2 0.03, ${wide * 0.8} 1.32 0.04, 0 1.37 0.05, ${-wide * 0.8} 1.32 0.04, ${-wide} 1.2 0.03, ${-wide * 0.6} 1.0 0.01, -0.05 0.88 0, 0 0.8 0`,
          0.018,
        ),
      ),
      part(
        "net",
        third("fabric", 0xf2eee2),
        all(
          ...[-0.6, -0.3, 0, 0.3, 0.6].map((t) =>
            sweep(
              way`${t * wide * 0.5} 0.93 0, ${t * wide * 1.1} 1.08 -0.06, ${t * wide * 1.3} 1.22 -0.05, ${t * wide * 1.1} 1.34 0.03`,
              0.006,
            ),
          ),
          ...[0.98, 1.06, 1.14, 1.22, 1.29].map((y, at) =>
            sweep(
              way`${-wide * (0.56 + at * 0.09)} ${y} 0.01, 0 ${y} ${-0.06 + Math.abs(at - 2) * 0.012}, ${wide * (0.56 + at * 0.09)} ${y} 0.01`,
              0.006,
            ),
          ),
        ),
      ),
      part("ball", fixed("rubber", 0xf0d43a), sphere(0.055, 1, 22).at(0, 1.14, 0.01)),
    ],
  }),
  program({
    id: "fencing foil",
    nouns: ["foil", "epee", "fencing sword", "fencing sabre", "épée"],
    about: "a fencing foil with a long thin blade, a round guard and a button at its tip",
    metresPerUnit: 0.7,
    wears: ["guard", "grip handle", "tip"],
    params: { bow: [0, 0.06] },
    sockets: () => held(0.1),
    parts: ({ bow }) => [
      part("guard", main("steel"), lathe(flat`0 0.22, 0.04 0.22, 0.11 0.25, 0.12 0.27, 0.11 0.275, 0.04 0.24, 0 0.24`)),
      part(
        "grip",
        second("leather", 0x2a2425),
        all(cylinder(0.028, 0.2, { bevel: 0.01, top: 0.024, sides: 18 }).at(0, 0.12, 0), wound(0.024, 0.008, 8, 0.022).at(0, 0.12, 0)),
      ),
      part("pommel", main("steel"), sphere(0.034, 1.3, 18).at(0, 0, 0)),
      part(
        "blade",
        fixed("steel", 0xd6dade),
        sweep(way`0 0.22 0, ${bow * 0.2} 0.7 0, ${bow * 0.7} 1.1 0, ${bow * 2} 1.5 0`, [0.016, 0.013, 0.01, 0.007], { flatten: 0.7 }),
      ),
      part("tip", third("rubber", 0xc8281f), sphere(0.018, 1.2, 14).at(bow * 2, 1.51, 0)),
      part("pad", fixed("fabric", 0x2f4f86), lathe(flat`0 0.2, 0.085 0.205, 0.09 0.215, 0 0.225`)),
    ],
  }),
  program({
    id: "discus",
    nouns: ["discus disc", "olympic discus"],
    about: "a discus of wood with a steel rim and a brass plate in the middle",
    metresPerUnit: 0.22,
    wears: ["disc", "rim", "plate"],
    params: { lean: [50, 64] },
    sockets: () => ({ grip: { at: [0, 0.5, 0], size: [0.4, 0.4, 0.15] } }),
    parts: ({ lean }) => {
      const up = (form: Form) => form.turn(lean, 0, 0).at(0, 0.42, 0);
      return [
        part(
          "disc",
          main("wood", 0x9a5c30, { paint: [rings({ by: -0.2 }, 0.06, { along: "out", width: 0.25 })] }),
          up(lathe(flat`0 -0.09, 0.16 -0.085, 0.44 -0.03, 0.45 0, 0.44 0.03, 0.16 0.085, 0 0.09`)),
        ),
        part("rim", second("steel"), up(lathe(flat`0.42 -0.03, 0.47 -0.028, 0.5 0, 0.47 0.028, 0.42 0.03, 0.42 -0.03`))),
        part("plate", third("brass"), up(lathe(flat`0 -0.1, 0.12 -0.098, 0.13 -0.08, 0.13 0.08, 0.12 0.098, 0 0.1`))),
        part("screws", fixed("steel"), up(sphere(0.014, 0.6, 10).at(0, 0.1, 0.08).ring(3))),
      ];
    },
  }),
];
