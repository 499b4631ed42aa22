import { all, box, cylinder, extrude, lathe, loft, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row, slices, way } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins, turns } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { speckles } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

const gripAt = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.1, 0.4, 0.1] as const } });

export const chores = [
  program({
    id: "spray bottle",
    nouns: ["cleaning spray", "spray", "atomizer", "cleaner bottle", "window cleaner"],
    about: "a bottle with a spray head and a trigger",
    metresPerUnit: 0.2,
    wears: ["bottle liquid", "head trigger", "label"],
    params: { height: [0.78, 0.9], fat: [0.36, 0.42], tone: pick("blue", "mint", "red") },
    sockets: ({ height }) => gripAt(height * 0.8),
    parts: ({ height, fat, tone }) => [
      part(
        "bottle",
        main("plastic", 0x6cc0e0),
        loft(
          slices(
            row`0 ${fat - 0.04} 0.24, 0.03 ${fat} 0.28, ${height * 0.62} ${fat} 0.28, ${height * 0.8} ${fat * 0.6} 0.2, ${height * 0.92} 0.13 0.13, ${height} 0.13 0.13`,
            0.8,
          ),
        ),
      ),
      part(
        "label",
        third("paper", 0xf7f3e8),
        loft(slices(row`${height * 0.16} ${fat + 0.008} 0.288, ${height * 0.56} ${fat + 0.008} 0.288`, 0.8)),
      ),
      part(
        "stripe",
        second("plastic", ENAMELS[tone]),
        loft(slices(row`${height * 0.3} ${fat + 0.014} 0.294, ${height * 0.4} ${fat + 0.014} 0.294`, 0.8)),
      ),
      part(
        "head",
        second("plastic", ENAMELS[tone]),
        all(
          cylinder(0.09, 0.07, { sides: 28 }).at(0, height + 0.01, 0),
          loft([
            { y: height + 0.03, width: 0.12, depth: 0.12, corner: 0.6 },
            { y: height + 0.16, width: 0.2, depth: 0.12, x: 0.02, corner: 0.6 },
            { y: height + 0.24, width: 0.36, depth: 0.12, x: 0.05, corner: 0.6 },
            { y: height + 0.28, width: 0.28, depth: 0.08, x: 0.03, corner: 0.6 },
          ]),
        ),
      ),
      part("nozzle", fixed("plastic", 0xf4f4f0), box(0.06, 0.09, 0.09, 0.014).at(0.25, height + 0.22, 0)),
      part(
        "trigger",
        fixed("plastic", 0xf4f4f0),
        sweep(
          way`0.15 ${height + 0.19} 0, 0.2 ${height + 0.1} 0, 0.19 ${height - 0.02} 0, 0.23 ${height - 0.08} 0`,
          [0.035, 0.03, 0.028, 0.026],
          { flatten: 1.2 },
        ),
        { motion: turns([0.15, height + 0.19, 0], [0, 0, 1], -18, 0) },
      ),
    ],
  }),
  program({
    id: "dustpan",
    nouns: ["dust pan", "dustpan and brush"],
    about: "a dustpan with a handle and a small brush",
    metresPerUnit: 0.3,
    wears: ["pan", "bristle", "brush"],
    params: { width: [0.95, 1.1], tone: pick("red", "mint", "blue") },
    sockets: () => ({ grip: { at: [0, 0.2, -0.7], size: [0.1, 0.1, 0.3] } }),
    parts: ({ width, tone }) => {
      const pan = extrude(flat`-0.5 0, 0.5 0, 0.36 0.16, 0.3 0.3, 0.14 0.34, -0.5 0.025`, width, 0).minus(
        extrude(flat`-0.6 0.03, 0.42 0.03, 0.3 0.15, 0.24 0.5, -0.6 0.5`, width - 0.06, 0),
      );
      return [
        part("pan", main("plastic", ENAMELS[tone]), pan.turn(0, 90, 0)),
        part(
          "handle",
          main("plastic", ENAMELS[tone]),
          sweep(way`0 0.2 -0.3, 0 0.24 -0.5, 0 0.22 -0.75, 0 0.16 -0.98`, [0.06, 0.055, 0.065, 0.055], { flatten: 0.7 }),
        ),
        part(
          "brush",
          third("wood", WOODS.oak),
          all(
            box(0.7, 0.07, 0.12, 0.024).at(0.02, 0.34, 0.2),
            sweep(way`0.34 0.34 0.2, 0.55 0.35 0.2, 0.78 0.38 0.2`, [0.05, 0.04, 0.048], { flatten: 0.7 }),
          ).turn(0, 18, 0),
        ),
        part(
          "bristles",
          second("fabric", 0x3b3128),
          many(22, (at) =>
            cylinder(0.03, 0.24, { top: 0.02, sides: 7, bevel: 0 }).at(
              ((at % 11) - 5) * 0.062 + 0.02,
              0.2,
              0.175 + Math.floor(at / 11) * 0.05,
            ),
          ).turn(0, 18, 0),
        ),
      ];
    },
  }),
  program({
    id: "plunger",
    nouns: ["toilet plunger", "drain plunger"],
    about: "a plunger: a rubber cup on a wooden stick",
    metresPerUnit: 0.4,
    wears: ["cup", "stick handle"],
    params: { long: [1, 1.2], fat: [0.22, 0.26], wood: pick("pine", "oak") },
    sockets: ({ long }) => gripAt(long * 0.8),
    parts: ({ long, fat, wood }) => [
      part(
        "cup",
        main("rubber", 0xb5402f),
        lathe(
          flat`${fat - 0.03} 0, ${fat} 0, ${fat + 0.01} 0.03, ${fat * 0.92} 0.14, ${fat * 0.5} 0.24, 0.07 0.27, 0.07 0.36, 0 0.36, 0 0.22, ${fat * 0.5} 0.19, ${fat * 0.84} 0.1, ${fat - 0.03} 0`,
          { sides: 44 },
        ),
      ),
      part("rings", main("rubber", 0xb5402f), all(hoop(fat * 0.82, 0.014, 40).at(0, 0.165, 0), hoop(0.075, 0.014).at(0, 0.35, 0))),
      part(
        "stick",
        second("wood", WOODS[wood], { grain: "y" }),
        all(rod([0, 0.3, 0], [0, long, 0], 0.036, 0.04), sphere(0.046, 1, 18).at(0, long, 0)),
      ),
    ],
  }),
  program({
    id: "sponge",
    nouns: ["kitchen sponge", "dish sponge", "scrub sponge"],
    about: "a kitchen sponge with a rough green side",
    metresPerUnit: 0.1,
    wears: ["sponge", "scrubber"],
    params: { long: [1, 1.15], pore: [0.07, 0.1] },
    sockets: () => gripAt(0.2),
    parts: ({ long, pore }) => {
      return [
        part(
          "sponge",
          main("fabric", 0xf2cf45, { paint: [speckles(0xa57f22, pore, { size: 0.34, relief: -0.02 })] }),
          loft(slices(row`0 ${long - 0.04} 0.62, 0.03 ${long} 0.66, 0.32 ${long} 0.66, 0.34 ${long - 0.02} 0.64`, 0.2)),
        ),
        part(
          "scrubber",
          second("fabric", 0x3f8a4a),
          loft(slices(row`0.335 ${long - 0.01} 0.65, 0.35 ${long} 0.66, 0.44 ${long} 0.66, 0.46 ${long - 0.04} 0.62`, 0.2)),
        ),
      ];
    },
  }),
  program({
    id: "clothes hanger",
    nouns: ["coat hanger", "hanger"],
    about: "a wooden clothes hanger with a metal hook",
    metresPerUnit: 0.42,
    wears: ["hanger", "hook"],
    params: { drop: [0.2, 0.28], wood: pick("oak", "pine", "walnut", "cherry") },
    sockets: () => ({ grip: { at: [0, 0.62, 0], size: [0.1, 0.1, 0.1] } }),
    parts: ({ drop, wood }) => [
      part(
        "arms",
        main("wood", WOODS[wood], { grain: "x" }),
        sweep(
          way`-0.52 0.02 0.03, -0.3 ${drop * 0.62} 0, 0 ${drop} -0.01, 0.3 ${drop * 0.62} 0, 0.52 0.02 0.03`,
          [0.03, 0.042, 0.04, 0.042, 0.03],
          { flatten: 0.6 },
        ),
      ),
      part("bar", main("wood", WOODS[wood], { grain: "x" }), rod([-0.46, 0.06, 0.02], [0.46, 0.06, 0.02], 0.015)),
      part(
        "hook",
        second("steel", 0xc4c9ce),
        sweep(
          way`0 ${drop} 0, 0 ${drop + 0.12} 0, 0.05 ${drop + 0.17} 0, 0.08 ${drop + 0.25} 0, 0 ${drop + 0.32} 0, -0.08 ${drop + 0.26} 0, -0.085 ${drop + 0.22} 0`,
          0.013,
        ),
        { motion: spins([0, drop, 0], [0, 1, 0]) },
      ),
      part("socket", second("steel", 0xc4c9ce), cylinder(0.024, 0.03, { sides: 16 }).at(0, drop + 0.035, 0)),
    ],
  }),
  program({
    id: "lighter",
    is: ["upright"],
    nouns: ["cigarette lighter", "pocket lighter"],
    about: "a metal lighter with an open lid and a flame",
    metresPerUnit: 0.05,
    wears: ["case"],
    params: { height: [0.75, 0.85], metal: pick("silver", "brass", "steel") },
    sockets: () => gripAt(0.4),
    parts: ({ height, metal }) => [
      part("case", main(metal), extrude(roundedRectangle(0.7, height, 0.06, 4), 0.24, 0.03).at(0, height / 2, 0)),
      part(
        "lid",
        main(metal),
        extrude(roundedRectangle(0.7, 0.42, 0.08, 4), 0.24, 0.03)
          .turn(0, 0, -112)
          .at(0.56, height + 0.22, 0),
        {
          motion: turns([0.35, height, 0], [0, 0, 1], 0, 112),
        },
      ),
      part(
        "chimney",
        fixed("steel", 0x9aa0a6),
        all(box(0.34, 0.26, 0.17, 0.03).at(-0.04, height + 0.12, 0), box(0.6, 0.05, 0.2, 0.01).at(0, height + 0.01, 0)),
      ),
      part(
        "holes",
        fixed("iron", 0x1f2022),
        cylinder(0.024, 0.18, { sides: 12, bevel: 0 })
          .turn(90, 0, 0)
          .at(-0.04, height + 0.13, 0)
          .array(3, [0.1, 0, 0])
          .array(2, [0, 0.09, 0]),
      ),
      part(
        "wheel",
        fixed("iron", 0x54585e),
        lathe(flat`0 -0.05, 0.08 -0.05, 0.08 0.05, 0 0.05`, { sides: 48, ribs: 16, ribDepth: 0.12 })
          .turn(90, 0, 0)
          .at(0.2, height + 0.14, 0),
        { motion: spins([0.2, height + 0.14, 0], [0, 0, 1]) },
      ),
      part(
        "flame",
        light(0xffb347),
        lathe(flat`0 0, 0.06 0.04, 0.09 0.14, 0.07 0.28, 0.02 0.46, 0 0.52`, { smooth: 16, sides: 14 }).at(-0.04, height + 0.22, 0),
      ),
      part("emblem", second("gold"), extrude(circle(0.12, 28), 0.25, 0.006, [circle(0.09, 28)]).at(0, height * 0.46, 0)),
    ],
  }),
];
