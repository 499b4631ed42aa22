import { all, box, cylinder, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, program, whole } from "@blenda/forge/language/program";
import { drumZ, loop, rod } from "@blenda/forge/language/shorthand";
import { stripes } from "@blenda/forge/language/skins";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { neck } from "./neck.ts";

const PEG = fixed("wood", 0x33211a);
const STRING = fixed("steel", 0xd8d4c4);
/** Half a bowl behind a soundboard at z = 0. */
const bowlBack = (width: number, height: number, depth: number, y: number): Form =>
  sphere(0.5, 1, 36)
    .scale(width, height, depth * 2)
    .at(0, y, 0)
    .meet(box(4, 4, 2, 0).at(0, 0, -1));
const peg = (x: number, y: number, z: number): Form =>
  all(
    cylinder(0.014, 0.12, { sides: 10 }).turn(0, 0, 90).at(x, y, z),
    sphere(0.026, 1, 12)
      .scale(1, 1, 0.5)
      .at(x + Math.sign(x) * 0.07, y, z),
  );

export const worldStrings = [
  program({
    id: "lute",
    nouns: ["renaissance lute", "oud", "bard lute", "medieval lute", "bard's lute"],
    about: "a lute with a round ribbed back, a carved rose, a short neck and a pegbox bent backwards",
    metresPerUnit: 0.52,
    wears: ["soundboard top", "back neck", "rose rosette"],
    params: { wide: [0.95, 1.06], courses: whole(5, 7) },
    sockets: () => ({ grip: { at: [0, 1.1, 0.02], size: [0.12, 0.4, 0.1] } }),
    parts: ({ wide, courses }) => {
      const pear = symmetric(
        [0, 0, 0.2 * wide, 0.03, 0.34 * wide, 0.17, 0.37 * wide, 0.34, 0.3 * wide, 0.56, 0.16, 0.78, 0.07, 0.9, 0, 0.92],
        6,
      );
      return [
        part("top", main("wood", 0xdcae6a, { grain: "y" }), extrude(pear, 0.03, 0.008)),
        part(
          "back",
          second("wood", 0x8a4f26, { paint: [stripes(0x3d2112, 9, { width: 0.2 })] }),
          all(bowlBack(0.72 * wide, 0.76, 0.26, 0.36), bowlBack(0.4, 0.86, 0.16, 0.5)),
        ),
        part("rose", third("wood", 0x33211a), all(cylinder(0.1, 0.012).turn(90, 0, 0).at(0, 0.54, 0.013))),
        part(
          "rose carving",
          fixed("wood", 0xc49a5a),
          all(
            loop(0.1, 0.009).turn(90, 0, 0),
            loop(0.05, 0.006).turn(90, 0, 0),
            many(8, (at) => box(0.008, 0.16, 0.006, 0.001).turn(0, 0, at * 22.5)),
          ).at(0, 0.54, 0.02),
        ),
        part(
          "neck",
          second("wood", 0x6b3a1f),
          all(box(0.13, 0.46, 0.06, 0.025).at(0, 1.08, -0.03), box(0.12, 0.34, 0.05, 0.015).turn(-78, 0, 0).at(0, 1.33, -0.17)),
        ),
        part("fretboard", PEG, box(0.13, 0.44, 0.018, 0.004).at(0, 1.09, 0.01)),
        part("frets", fixed("bone"), box(0.134, 0.008, 0.026, 0.003).array(7, [0, 0.055, 0]).at(0, 1.1, 0.012)),
        part("nut", fixed("bone"), box(0.13, 0.02, 0.03, 0.004).at(0, 1.31, 0.012)),
        part("bridge", PEG, box(0.3, 0.035, 0.03, 0.008).at(0, 0.18, 0.026)),
        part(
          "strings",
          STRING,
          all(
            ...Array.from({ length: courses * 2 }, (_, at) => {
              const x = (at / (courses * 2 - 1) - 0.5) * 0.11;
              return rod([x * 2, 0.18, 0.045], [x, 1.31, 0.03], 0.003);
            }),
          ),
        ),
        part(
          "pegs",
          PEG,
          many(courses, (at) => all(peg(0.1, 1.32, -0.06 - at * 0.045), peg(-0.1, 1.32, -0.06 - at * 0.045))),
        ),
      ];
    },
  }),
  program({
    id: "balalaika",
    nouns: ["russian balalaika", "prima balalaika"],
    about: "a balalaika: a Russian instrument with a three-cornered body and three strings",
    metresPerUnit: 0.44,
    wears: ["top body", "neck side back", "ornament"],
    params: { wide: [0.46, 0.52] },
    sockets: () => ({ grip: { at: [0, 1.2, 0.05], size: [0.12, 0.5, 0.1] } }),
    parts: ({ wide }) => {
      const body = symmetric([0, -0.02, wide * 0.7, 0, wide, 0.05, wide * 0.98, 0.1, 0.1, 0.86, 0.05, 0.9, 0, 0.9]);
      const inner = body.map(([x, y]) => [x * 0.95, 0.4 + (y - 0.4) * 0.955] as const);
      return [
        part("body", second("wood", 0x7b3f1c), all(extrude(body, 0.2, 0.03), extrude(inner, 0.06, 0.02).at(0, 0, -0.1))),
        part("top", main("wood", 0xdca45a, { grain: "y" }), extrude(inner, 0.02, 0.006).at(0, 0, 0.1)),
        part(
          "guard",
          third("wood", 0x33211a),
          extrude(symmetric([0, 0.28, 0.12, 0.3, 0.2, 0.42, 0.09, 0.62, 0, 0.68], 5), 0.012, 0.003).at(0, 0, 0.108),
        ),
        part("hole", fixed("wood", 0x120c09), drumZ(0.06, 0.012).at(0, 0.46, 0.112)),
        part(
          "flower",
          third("paint", 0xc8281f),
          many(6, (at) =>
            sphere(0.03, 1, 12)
              .scale(1, 1, 0.3)
              .at(0, 0.05, 0)
              .turn(0, 0, at * 60),
          ).scatter([{ at: [-0.26, 0.14, 0.11] }, { at: [0.26, 0.14, 0.11] }]),
        ),
        part("bridge", PEG, box(0.16, 0.02, 0.05, 0.006).at(0, 0.22, 0.125)),
        ...neck({ bridge: 0.22, heel: 0.88, nut: 1.5, width: 0.11, z: 0.13, strings: 3, of: second("wood", 0x8a5630), frets: 14 }),
      ];
    },
  }),
  program({
    id: "sitar",
    nouns: ["indian sitar", "ravi shankar sitar", "tanpura"],
    about: "a sitar with a gourd body, a long broad neck, curved frets and many pegs",
    metresPerUnit: 0.62,
    wears: ["gourd body neck", "soundboard", "inlay"],
    params: { frets: whole(12, 16), gourd: [0.3, 0.34] },
    sockets: () => ({ grip: { at: [0, 1.2, 0.02], size: [0.12, 0.5, 0.1] } }),
    parts: ({ frets, gourd }) => [
      part(
        "gourd",
        main("wood", 0x7a3f1c),
        all(
          sphere(gourd, 1, 40).at(0, gourd, -0.06),
          lathe(flat`0 0, 0.26 0, 0.16 0.2, 0.08 0.34, 0 0.36`, { smooth: 24 })
            .scale(1, 1, 0.7)
            .at(0, gourd * 1.4, -0.06),
          sphere(0.16, 1, 28).at(0, 1.52, -0.2),
        ),
      ),
      part(
        "top",
        second("wood", 0xb06a2c),
        sphere(gourd * 0.98, 1, 40)
          .scale(1, 1.05, 0.25)
          .at(0, gourd, 0.1),
      ),
      part(
        "neck",
        main("wood", 0x6b3416),
        all(box(0.15, 1.3, 0.09, 0.03).at(0, 1.22, 0.02), box(0.13, 0.14, 0.07, 0.03).turn(-20, 0, 0).at(0, 1.9, 0)),
      ),
      part(
        "inlay",
        third("bone"),
        all(
          torus(gourd * 0.86, 0.012)
            .turn(90, 0, 0)
            .scale(1, 1.05, 1)
            .at(0, gourd, 0.155),
          rod([0.07, 0.62, 0.062], [0.07, 1.84, 0.062], 0.007).mirror("x"),
          many(9, (at) =>
            sphere(0.018, 1, 10)
              .scale(1, 1, 0.4)
              .at(0, 0.4 + 0.07 * Math.cos(at * 0.7), 0.17)
              .at(0.09 * Math.sin(at * 0.7), 0.05, 0),
          ),
        ),
      ),
      part(
        "frets",
        fixed("brass"),
        many(frets, (at) => box(0.15, 0.014, 0.03, 0.006).at(0, 0.68 + (at * 1.12) / frets, 0.066)),
      ),
      part("bridge", fixed("bone"), box(0.18, 0.05, 0.06, 0.01).at(0, gourd * 0.8, 0.19)),
      part(
        "strings",
        STRING,
        all(
          ...Array.from({ length: 7 }, (_, at) => {
            const x = (at / 6 - 0.5) * 0.1;
            return rod([x * 1.3, gourd * 0.8, 0.22], [x, 1.84, 0.106], 0.003);
          }),
        ),
      ),
      part(
        "pegs",
        fixed("wood", 0x33211a),
        all(
          ...[0.78, 0.9, 1.02, 1.14, 1.26].map((y) => peg(-0.12, y, 0.02)),
          ...[1.6, 1.72, 1.84].map((y) => peg(0.12, y, 0.02)),
          ...[1.66, 1.8].map((y) => peg(-0.12, y, 0.02)),
        ),
      ),
      part("stand", fixed("fabric", 0x9a1f3a), torus(0.2, 0.05).scale(1, 0.8, 1).at(0, 0.02, -0.06)),
    ],
  }),
];
