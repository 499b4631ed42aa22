import { all, box, cylinder, extrude, type Form, sphere, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { many, twin } from "@blenda/forge/language/places";
import { part, pick, program, whole } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { WOODS } from "@blenda/forge/language/tones";

const gripAt = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.1, 0.5, 0.1] as const } });
const pole = (from: number, to: number, thick = 0.032): Form =>
  sweep(way`0 ${from} 0, 0 ${(from + to) / 2} 0, 0 ${to} 0`, [thick, thick * 1.06, thick]);

export const gardenTools = [
  program({
    id: "shovel",
    nouns: ["spade", "garden spade", "snow shovel", "digging shovel"],
    about: "a shovel with a steel blade and a handle to dig",
    metresPerUnit: 0.75,
    wears: ["blade", "handle shaft"],
    params: { long: [1.3, 1.5], blade: pick("round", "square"), wood: pick("oak", "pine", "cherry") },
    variants: { square: { words: "spade snow flat", set: { blade: "square" } } },
    sockets: ({ long }) => gripAt(long * 0.6),
    parts: ({ long, blade, wood }) => {
      const outline =
        blade === "round"
          ? [0, -0.02, 0.1, 0.06, 0.16, 0.22, 0.17, 0.4, 0.12, 0.45, -0.12, 0.45, -0.17, 0.4, -0.16, 0.22, -0.1, 0.06]
          : [-0.15, 0, 0, -0.012, 0.15, 0, 0.165, 0.2, 0.165, 0.42, 0.12, 0.45, -0.12, 0.45, -0.165, 0.42, -0.165, 0.2];
      return [
        part(
          "blade",
          main("steel", 0x8b9197),
          all(
            extrude(softOutline(flat(outline), 4), 0.024, 0.007),
            sweep(way`0 0.2 0.012, 0 0.36 0.02, 0 0.5 0.005, 0 0.66 0`, [0.012, 0.03, 0.042, 0.04]),
            twin(box(0.09, 0.022, 0.05, 0.008), 0.1, 0.45, 0.006),
          ),
        ),
        part("shaft", second("wood", WOODS[wood], { grain: "y" }), pole(0.52, long)),
        part(
          "handle",
          second("wood", WOODS[wood], { grain: "x" }),
          all(
            sweep(way`0 ${long - 0.04} 0, -0.09 ${long + 0.07} 0, -0.1 ${long + 0.17} 0`, [0.034, 0.024]).mirror("x"),
            rod([-0.12, long + 0.17, 0], [0.12, long + 0.17, 0], 0.026),
          ),
        ),
        part("rivets", fixed("iron"), cylinder(0.01, 0.09, { sides: 10 }).turn(90, 0, 0).at(0, 0.6, 0).array(2, [0, 0.06, 0])),
      ];
    },
  }),
  program({
    id: "rake",
    is: ["straddled"],
    nouns: ["garden rake", "leaf rake", "lawn rake"],
    about: "a rake with a row of teeth on a long handle",
    metresPerUnit: 0.9,
    wears: ["head teeth", "handle shaft"],
    params: { long: [1.5, 1.7], teeth: whole(11, 15), wood: pick("oak", "pine") },
    traits: { fan: "leaf leaves lawn" },
    sockets: ({ long }) => gripAt(long * 0.65),
    parts: ({ long, teeth, wood }, ask) => {
      const shaft = part(
        "handle",
        second("wood", WOODS[wood], { grain: "y" }),
        all(pole(0.3, long, 0.022), sphere(0.026, 1, 14).at(0, long, 0)),
      );
      if (ask.has("fan")) {
        const tine = (at: number) => {
          const x = at / (teeth - 1) - 0.5;
          return sweep(way`${x * 0.06} 0.5 0, ${x * 0.4} 0.22 0.01, ${x * 0.62} 0.06 0.03, ${x * 0.66} 0 0.09`, 0.009, { flatten: 0.6 });
        };
        return [
          shaft,
          part("tines", main("paint", 0x3f7d4a), many(teeth, tine)),
          part(
            "bridge",
            main("paint", 0x3f7d4a),
            all(box(0.36, 0.03, 0.03, 0.01).at(0, 0.22, 0.012), cylinder(0.04, 0.2, { sides: 16 }).at(0, 0.48, 0)),
          ),
        ];
      }
      return [
        shaft,
        part(
          "head",
          main("iron", 0x3f4247),
          all(
            box(0.62, 0.045, 0.04, 0.012).at(0, 0.18, 0.02),
            many(teeth, (at) =>
              sweep(way`0 0.18 0.02, 0 0.09 0.05, 0 0 0.09`, [0.014, 0.012, 0.005]).at((at / (teeth - 1) - 0.5) * 0.58, 0, 0),
            ),
            sweep(way`0.2 0.18 0.02, 0.12 0.28 0.01, 0 0.36 0`, 0.012).mirror("x"),
          ),
        ),
        part("socket", fixed("steel"), cylinder(0.03, 0.2, { top: 0.026, sides: 16 }).at(0, 0.38, 0)),
      ];
    },
  }),
  program({
    id: "pitchfork",
    nouns: ["hay fork", "hayfork", "garden fork", "digging fork"],
    about: "a fork with long tines on a wooden shaft for hay",
    metresPerUnit: 0.9,
    wears: ["tine head", "handle shaft"],
    params: { long: [1.15, 1.3], tines: whole(3, 4), wide: [0.15, 0.19], wood: pick("oak", "pine", "walnut") },
    sockets: ({ long }) => gripAt(long * 0.4),
    parts: ({ long, tines, wide, wood }) => [
      part("shaft", second("wood", WOODS[wood], { grain: "y" }), all(pole(0, long, 0.026), sphere(0.03, 1, 14).at(0, 0.01, 0))),
      part(
        "tines",
        main("iron", 0x4a4d52),
        all(
          many(tines, (at) => {
            const x = (at / (tines - 1) - 0.5) * 2 * wide;
            return sweep(
              way`0 ${long + 0.02} 0, ${x * 0.9} ${long + 0.08} 0.02, ${x} ${long + 0.2} 0.05, ${x} ${long + 0.42} 0.03, ${x * 0.96} ${long + 0.6} -0.02`,
              [0.02, 0.018, 0.016, 0.004],
            );
          }),
          cylinder(0.034, 0.18, { top: 0.026, sides: 16 }).at(0, long - 0.06, 0),
        ),
      ),
      part("ring", fixed("steel"), hoop(0.034, 0.008).at(0, long - 0.14, 0)),
    ],
  }),
  program({
    id: "pickaxe",
    nouns: ["pick", "mattock", "pick axe", "miner's pick", "ice pick"],
    about: "a pickaxe with a pointed curved head",
    metresPerUnit: 0.6,
    wears: ["head", "handle shaft"],
    params: { long: [1.2, 1.4], reach: [0.52, 0.62], wood: pick("oak", "pine", "walnut") },
    sockets: ({ long }) => gripAt(long * 0.3),
    parts: ({ long, reach, wood }) => [
      part(
        "shaft",
        second("wood", WOODS[wood], { grain: "y" }),
        sweep(way`0 0 0, 0 0.08 0, 0 ${long * 0.5} 0, 0 ${long + 0.06} 0`, [0.055, 0.045, 0.042, 0.05], { flatten: 0.75 }),
      ),
      part(
        "head",
        main("iron", 0x54585e),
        all(
          sweep(
            way`${-reach} ${long - 0.2} 0, ${-reach * 0.6} ${long - 0.06} 0, 0 ${long} 0, ${reach * 0.6} ${long - 0.06} 0, ${reach} ${long - 0.2} 0`,
            [0.004, 0.04, 0.062, 0.04, 0.004],
            { flatten: 0.8 },
          ),
          box(0.15, 0.14, 0.13, 0.03).at(0, long, 0),
        ),
      ),
      part(
        "wraps",
        fixed("leather", 0x5a3a22),
        many(5, (at) =>
          hoop(0.046, 0.012)
            .scale(1, 1, 0.8)
            .at(0, 0.16 + at * 0.03, 0),
        ),
      ),
      part("wedge", fixed("steel"), box(0.05, 0.02, 0.02, 0.004).at(0, long + 0.07, 0)),
    ],
  }),
];
