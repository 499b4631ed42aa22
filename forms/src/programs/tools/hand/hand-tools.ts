import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { polygon, softOutline } from "@blenda/forge/language/outlines";
import { part, pick, program, turns } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

const gripAt = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.12, 0.4, 0.12] as const } });
/** A hickory handle from the ground to `top`, thicker where the hand holds it. */
const shaft = (top: number, thick: number): Form =>
  sweep(
    way`0 0 0, 0 ${top * 0.12} 0, 0 ${top * 0.4} 0, 0 ${top * 0.75} 0, 0 ${top} 0`,
    [thick * 1.15, thick * 1.1, thick * 0.95, thick * 0.72, thick * 0.8],
    { flatten: 0.72 },
  );

export const handTools = [
  program({
    id: "hammer",
    nouns: ["claw hammer", "sledgehammer", "mallet", "sledge hammer", "gavel", "tack hammer"],
    about: "a hammer with a steel head and a claw on a wooden handle",
    metresPerUnit: 0.28,
    wears: ["handle grip", "head"],
    params: { long: [1.05, 1.2], wood: pick("oak", "pine", "cherry"), face: [0.1, 0.125] },
    traits: { sledge: "sledgehammer heavy", mallet: "wooden-headed gavel judge" },
    sockets: ({ long }) => gripAt(long * 0.25),
    parts: ({ long, wood, face }, ask) => {
      const top = ask.has("sledge") ? long * 1.4 : long;
      const barrel = (radius: number, length: number) =>
        lathe(
          flat`0 ${-length}, ${radius * 0.86} ${-length}, ${radius} ${-length + 0.03}, ${radius} ${length - 0.03}, ${radius * 0.86} ${length}, 0 ${length}`,
          { sides: ask.has("sledge") ? 8 : 36 },
        ).turn(0, 0, 90);
      const claw = sweep(way`-0.08 0 0.02, -0.22 -0.01 0.035, -0.34 -0.09 0.05, -0.4 -0.2 0.06`, [0.07, 0.055, 0.035, 0.012], {
        flatten: 0.7,
      }).mirror("z");
      const head = all(
        box(0.2, 0.15, 0.14, 0.03),
        rod([0.08, 0, 0], [0.24, 0, 0], 0.07, 0.06),
        cylinder(face, 0.1, { bevel: 0.02, sides: 32 }).turn(0, 0, 90).at(0.28, 0, 0),
        claw,
      );
      return [
        part("handle", main("wood", WOODS[wood], { grain: "y" }), shaft(top, 0.062)),
        ask.has("mallet")
          ? part("head", main("wood", WOODS.walnut, { grain: "x" }), barrel(0.19, 0.3).at(0, top - 0.06, 0))
          : part(
              "head",
              second("steel", 0x6b7076),
              ask.has("sledge") ? barrel(0.16, 0.28).at(0, top - 0.04, 0) : head.at(0, top - 0.04, 0),
            ),
        part("wedge", fixed("steel"), box(0.06, 0.03, 0.02, 0.004).at(0, top + (ask.has("mallet") ? 0.135 : 0.04), 0)),
        !ask.has("mallet") &&
          part(
            "grip",
            fixed("rubber", 0x1f2022),
            sweep(way`0 -0.01 0, 0 ${top * 0.1} 0, 0 ${top * 0.38} 0`, [0.074, 0.077, 0.064], { flatten: 0.74 }),
          ),
      ];
    },
  }),
  program({
    id: "screwdriver",
    nouns: ["flathead screwdriver", "phillips screwdriver", "turnscrew"],
    about: "a screwdriver with a fluted handle and a steel shaft",
    metresPerUnit: 0.2,
    wears: ["handle", "shaft tip"],
    params: { long: [0.6, 0.8], fat: [0.12, 0.14], tone: pick("red", "blue", "mint", "black") },
    sockets: () => gripAt(0.25),
    parts: ({ long, fat, tone }) => [
      part(
        "handle",
        main("plastic", ENAMELS[tone]),
        lathe(flat`0 0, 0.7 0, 0.95 0.05, 1 0.14, 0.94 0.3, 0.72 0.42, 0.6 0.46, 0.7 0.52, 0.5 0.56, 0 0.56`, {
          smooth: 44,
          sides: 48,
          ribs: 6,
          ribDepth: 0.14,
        }).scale(fat, 1, fat),
      ),
      part(
        "stripe",
        fixed("plastic", 0xf0c43c),
        lathe(flat`0 -0.014, 0.6 -0.014, 0.7 0.01, 0.6 0.03, 0 0.03`, { sides: 28 }).scale(fat, 1, fat),
      ),
      part("ferrule", second("steel", 0xb9bec3), cylinder(0.055, 0.05, { sides: 24 }).at(0, 0.575, 0)),
      part(
        "shaft",
        second("steel", 0xb9bec3),
        all(
          cylinder(0.034, long, { sides: 20 }).at(0, 0.58 + long / 2, 0),
          extrude(flat`-0.034 -0.04, 0.034 -0.04, 0.05 0.06, 0.046 0.12, -0.046 0.12, -0.05 0.06`, 0.028, 0.006).at(0, 0.58 + long, 0),
        ),
      ),
    ],
  }),
  program({
    id: "wrench",
    nouns: ["spanner", "open-end wrench", "combination wrench", "adjustable wrench", "monkey wrench"],
    about: "a steel wrench with an open jaw and a ring",
    metresPerUnit: 0.22,
    wears: ["wrench"],
    params: { long: [1, 1.2], jaw: [0.1, 0.12], ring: pick("ring", "double") },
    sockets: ({ long }) => gripAt(long * 0.4),
    parts: ({ long, jaw, ring }) => {
      const mouth = (y: number, turn: number) =>
        extrude(flat`${-jaw} -0.04, 0 -0.1, ${jaw} -0.04, ${jaw} 0.4, ${-jaw} 0.4`, 0.3, 0).turn(0, 0, turn).at(0, y, 0);
      const hex = extrude(polygon(6, 0.12), 0.3, 0).at(0, 0.2, 0);
      const body = all(
        cylinder(0.22, 0.09, { sides: 40, bevel: 0.02 }).turn(90, 0, 0).at(0, 0.2, 0),
        cylinder(0.23, 0.1, { sides: 40, bevel: 0.02 })
          .turn(90, 0, 0)
          .at(0, long + 0.2, 0),
        box(0.15, long, 0.07, 0.024).at(0, long / 2 + 0.2, 0),
      );
      return [
        part(
          "wrench",
          main("steel", 0xa9aeb4),
          body.minus(
            mouth(long + 0.24, -15),
            ring === "ring" ? hex : mouth(0.16, 165),
            box(0.07, long * 0.5, 0.03, 0.01).at(0, long / 2 + 0.2, 0.04),
            box(0.07, long * 0.5, 0.03, 0.01).at(0, long / 2 + 0.2, -0.04),
          ),
        ),
        part("inlay", second("paint", 0x2d3138), box(0.05, long * 0.46, 0.056, 0.004).at(0, long / 2 + 0.2, 0)),
      ];
    },
  }),
  program({
    id: "pliers",
    nouns: ["pincers", "combination pliers", "plier", "wire cutters"],
    about: "pliers with two padded handles",
    metresPerUnit: 0.2,
    wears: ["grip handle", "jaw"],
    params: { spread: [0.2, 0.26], nose: [0.36, 0.46], tone: pick("red", "blue", "mint", "black") },
    sockets: () => gripAt(0.35),
    parts: ({ spread, nose, tone }) => {
      const jaw = extrude(
        softOutline(flat`0.012 0.86, 0.1 0.84, 0.13 0.95, 0.1 ${1 + nose * 0.5}, 0.05 ${1 + nose}, 0.012 ${1 + nose}, 0.016 1.1`, 4),
        0.09,
        0.014,
      );
      const half = (side: number) => [
        part(
          "jaw",
          second("steel", 0x7d838a),
          all(jaw, sweep(way`0.06 0.94 0, 0.02 0.84 0, -0.07 0.74 0, -0.12 0.62 0`, [0.06, 0.075, 0.06, 0.045], { flatten: 0.7 })).turn(
            0,
            side > 0 ? 0 : 180,
            0,
          ),
          { motion: turns([0, 0.86, 0], [0, 0, 1], side > 0 ? -8 : 0, side > 0 ? 0 : 8) },
        ),
        part(
          "grip",
          main("rubber", ENAMELS[tone]),
          sweep(
            way`${-0.11 * side} 0.66 0, ${-spread * 0.9 * side} 0.46 0, ${-spread * side} 0.22 0, ${-spread * 0.8 * side} 0.02 0`,
            [0.05, 0.062, 0.06, 0.05],
            { flatten: 0.8 },
          ),
          { motion: turns([0, 0.86, 0], [0, 0, 1], side > 0 ? -8 : 0, side > 0 ? 0 : 8) },
        ),
      ];
      return [
        ...half(1),
        ...half(-1),
        part("pivot", fixed("steel", 0xc9ced2), cylinder(0.06, 0.12, { sides: 24, bevel: 0.02 }).turn(90, 0, 0).at(0, 0.86, 0)),
      ];
    },
  }),
  program({
    id: "saw",
    nouns: ["handsaw", "hand saw", "wood saw", "panel saw"],
    about: "a hand saw with a toothed blade and a wooden handle",
    metresPerUnit: 0.35,
    wears: ["handle", "blade"],
    params: { long: [1.15, 1.35], wood: pick("walnut", "cherry", "oak") },
    sockets: () => ({ grip: { at: [-0.5, 0.22, 0], size: [0.1, 0.3, 0.1] } }),
    parts: ({ long, wood }) => {
      const teeth = Array.from({ length: 61 }, (_, at) => [-0.38 + (at / 60) * long, at % 2 ? 0.035 : 0]).flat();
      const blade = extrude(flat([...teeth, long - 0.38, 0.14, -0.38, 0.36]), 0.018, 0.003);
      const handle = softOutline(
        flat`
          -0.34 0.02, -0.28 0.16, -0.3 0.34, -0.42 0.42, -0.6 0.46, -0.68 0.4, -0.62 0.28, -0.64 0.14, -0.72 0.02, -0.62 -0.04,
          -0.46 0.0
        `,
        4,
      );
      const hole = softOutline(flat`-0.42 0.1, -0.39 0.2, -0.44 0.3, -0.53 0.33, -0.55 0.2, -0.56 0.1, -0.49 0.06`, 4);
      return [
        part("blade", second("steel", 0xbcc2c7), blade),
        part("handle", main("wood", WOODS[wood], { grain: "y" }), extrude(handle, 0.09, 0.026, [hole])),
        part(
          "screws",
          second("brass"),
          cylinder(0.022, 0.1, { sides: 16, bevel: 0.004 })
            .turn(90, 0, 0)
            .scatter([{ at: [-0.35, 0.12, 0] }, { at: [-0.34, 0.28, 0] }, { at: [-0.4, 0.37, 0] }]),
        ),
      ];
    },
  }),
  program({
    id: "chisel",
    nouns: ["wood chisel", "carving chisel", "gouge"],
    about: "a chisel: a steel blade in a wooden handle",
    metresPerUnit: 0.2,
    wears: ["handle", "blade"],
    params: { broad: [0.07, 0.11], long: [0.6, 0.75], wood: pick("oak", "cherry", "walnut") },
    sockets: () => gripAt(0.3),
    parts: ({ broad, long, wood }) => [
      part(
        "handle",
        main("wood", WOODS[wood], { grain: "y" }),
        lathe(flat`0 0.02, 0.08 0.02, 0.1 0.1, 0.11 0.24, 0.09 0.4, 0.065 0.54, 0.06 0.6, 0 0.6`, { smooth: 40, sides: 32 }),
      ),
      part(
        "hoops",
        second("brass"),
        all(cylinder(0.09, 0.05, { sides: 28 }).at(0, 0.025, 0), cylinder(0.068, 0.08, { sides: 28 }).at(0, 0.6, 0)),
      ),
      part(
        "blade",
        second("steel", 0xb4b9be),
        all(
          rod([0, 0.62, 0], [0, 0.74, 0], 0.04, 0.03),
          extrude(flat`0 0.7, 0.03 0.74, 0.03 ${0.72 + long}, -0.02 ${0.72 + long * 0.86}, -0.02 0.74`, broad * 2, 0.006).turn(0, 90, 0),
          sphere(0.045, 0.6, 16).at(0, 0.66, 0),
        ),
      ),
    ],
  }),
];
