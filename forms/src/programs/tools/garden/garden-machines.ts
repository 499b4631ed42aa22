import { all, box, cylinder, extrude, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, row, slices, way } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, spins } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

/** The half of a disc towards +x. */
const halfDisc = (radius: number) =>
  Array.from(
    { length: 17 },
    (_, at) => [radius * Math.cos((at / 16 - 0.5) * Math.PI), radius * Math.sin((at / 16 - 0.5) * Math.PI)] as const,
  );

export const gardenMachines = [
  program({
    id: "watering can",
    already: "long thin",
    nouns: ["garden can", "sprinkling can"],
    about: "a watering can with a long spout and a rose",
    metresPerUnit: 0.3,
    wears: ["can body", "rose rim"],
    params: { height: [0.62, 0.74], fat: [0.34, 0.4], tone: pick("mint", "red", "blue", "cream") },
    sockets: ({ height }) => ({
      grip: { at: [0, height + 0.34, 0], size: [0.2, 0.1, 0.1] },
      inside: { at: [0, 0.05, 0], size: [0.5, height, 0.5] },
    }),
    parts: ({ height, fat, tone }) => [
      part(
        "can",
        main("paint", ENAMELS[tone]),
        all(
          lathe(
            flat`0 0, ${fat} 0, ${fat + 0.01} 0.03, ${fat * 0.9} ${height - 0.02}, ${fat * 0.9} ${height}, ${fat * 0.86} ${height}, ${fat * 0.94} 0.05, 0 0.04`,
            { sides: 48 },
          ),
        ),
      ),
      part(
        "cover",
        main("paint", ENAMELS[tone]),
        extrude(halfDisc(fat * 0.87), 0.02, 0.004)
          .turn(-90, 0, 0)
          .at(0, height - 0.03, 0),
      ),
      part(
        "bands",
        second("brass"),
        all(
          torus(fat * 0.9, 0.014).at(0, height, 0),
          torus(fat + 0.005, 0.014).at(0, 0.04, 0),
          torus(fat * 0.955, 0.008).at(0, height * 0.5, 0),
        ),
      ),
      part(
        "spout",
        main("paint", ENAMELS[tone]),
        all(
          sweep(way`${fat * 0.8} 0.16 0, ${fat + 0.18} ${height * 0.5} 0, ${fat + 0.44} ${height + 0.08} 0`, [0.085, 0.06, 0.045]),
          rod([fat * 0.85, height * 0.8, 0], [fat + 0.26, height * 0.72, 0], 0.014),
        ),
      ),
      part(
        "rose",
        second("brass"),
        lathe(flat`0 -0.05, 0.05 -0.05, 0.06 0, 0.14 0.1, 0.145 0.12, 0.1 0.145, 0 0.155`, { sides: 36 })
          .turn(0, 0, -42)
          .at(fat + 0.46, height + 0.1, 0),
      ),
      part(
        "holes",
        fixed("iron", 0x222222),
        all(sphere(0.012, 1, 8).at(0, 0.152, 0.05).ring(6), sphere(0.012, 1, 8).at(0, 0.14, 0.09).ring(10))
          .turn(0, 0, -42)
          .at(fat + 0.46, height + 0.1, 0),
      ),
      part(
        "handle",
        main("paint", ENAMELS[tone]),
        all(
          sweep(
            way`${-fat * 0.9} 0.2 0, ${-fat - 0.2} ${height * 0.5} 0, ${-fat - 0.1} ${height + 0.16} 0, -0.12 ${height + 0.32} 0, ${fat * 0.55} ${height + 0.22} 0, ${fat * 0.8} ${height - 0.02} 0`,
            0.03,
            { flatten: 0.7 },
          ),
        ),
      ),
    ],
  }),
  program({
    id: "wheelbarrow",
    nouns: ["barrow", "garden cart", "wheel barrow"],
    about: "a wheelbarrow with one wheel, a tray and two handles",
    metresPerUnit: 0.9,
    wears: ["tray", "frame handle", "wheel"],
    params: { deep: [0.3, 0.36], tone: pick("mint", "red", "blue") },
    sockets: ({ deep }) => ({
      inside: { at: [0, 0.42, 0], size: [0.7, deep, 0.5] },
      grip: { at: [-0.95, 0.62, 0.27], size: [0.2, 0.1, 0.1] },
    }),
    parts: ({ deep, tone }) => {
      const tray = extrude(flat`-0.36 0.36, 0.26 0.36, 0.56 ${0.4 + deep}, -0.5 ${0.4 + deep}`, 0.66, 0).minus(
        extrude(flat`-0.34 0.385, 0.25 0.385, 0.56 ${0.46 + deep}, -0.5 ${0.46 + deep}`, 0.62, 0),
      );
      const motion = spins([0.68, 0.2, 0], [0, 0, 1]);
      return [
        part("tray", main("paint", ENAMELS[tone]), tray),
        part(
          "rim",
          main("paint", ENAMELS[tone]),
          sweep(
            way`-0.5 ${0.4 + deep} 0.325, 0.56 ${0.4 + deep} 0.325, 0.56 ${0.4 + deep} -0.325, -0.5 ${0.4 + deep} -0.325, -0.5 ${0.4 + deep} 0.325`,
            0.018,
            { isStraight: true },
          ),
        ),
        part(
          "frame",
          second("wood", WOODS.oak),
          all(
            sweep(way`-1.02 0.62 0.3, -0.5 0.5 0.28, 0 0.34 0.24, 0.68 0.2 0.09`, 0.028).mirror("z"),
            rod([-0.3, 0.4, 0.25], [-0.36, 0, 0.27], 0.026).mirror("z"),
            rod([-0.33, 0.16, -0.26], [-0.33, 0.16, 0.26], 0.018),
          ),
        ),
        part("grips", fixed("rubber", 0x232427), rod([-1.06, 0.63, 0.302], [-0.84, 0.582, 0.294], 0.036).mirror("z")),
        part("tyre", fixed("rubber", 0x26272a), hoop(0.155, 0.05).turn(90, 0, 0).at(0.68, 0.2, 0), { motion }),
        part(
          "wheel",
          third("steel"),
          all(
            cylinder(0.035, 0.18, { sides: 16 }).turn(90, 0, 0),
            many(6, (at) =>
              box(0.02, 0.14, 0.02, 0.004)
                .at(0, 0.075, 0)
                .turn(0, 0, at * 60),
            ),
            hoop(0.125, 0.014).turn(90, 0, 0),
          ).at(0.68, 0.2, 0),
          { motion },
        ),
      ];
    },
  }),
  program({
    id: "lawnmower",
    nouns: ["lawn mower", "mower", "grass mower"],
    about: "a lawnmower with an engine, four wheels, a grass bag and a handle",
    metresPerUnit: 0.8,
    wears: ["deck body", "engine", "bag"],
    params: { wide: [0.6, 0.7], tone: pick("red", "mint", "blue") },
    sockets: () => ({ grip: { at: [-1.02, 1.0, 0], size: [0.1, 0.1, 0.5] } }),
    parts: ({ wide, tone }) => {
      const wheel = (x: number, radius: number) =>
        [-1, 1].flatMap((side) => {
          const at = [x, radius, side * (wide / 2 + 0.02)] as const;
          const motion = spins(at, [0, 0, 1]);
          return [
            part(
              "tyre",
              fixed("rubber", 0x26272a),
              cylinder(radius, 0.1, { bevel: 0.03, sides: 36 })
                .turn(90, 0, 0)
                .at(...at),
              { motion },
            ),
            part(
              "hub",
              fixed("steel"),
              cylinder(radius * 0.5, 0.12, { sides: 24 })
                .turn(90, 0, 0)
                .at(...at),
              { motion },
            ),
          ];
        });
      return [
        part(
          "deck",
          main("paint", ENAMELS[tone]),
          loft(slices(row`0.1 0.98 ${wide - 0.04}, 0.22 1 ${wide}, 0.3 0.92 ${wide - 0.06}, 0.34 0.7 ${wide - 0.2}`, 0.5)),
        ),
        part(
          "engine",
          second("plastic", 0x2a2b2e),
          all(
            cylinder(0.2, 0.16, { sides: 36, bevel: 0.03 }).at(0.08, 0.42, 0),
            loft(slices([0.48, 0.46, 0.42, 0.6, 0.42, 0.38, 0.64, 0.3, 0.26], 0.6)).at(0.08, 0, 0),
            box(0.14, 0.1, 0.2, 0.02).at(0.34, 0.42, 0),
          ),
        ),
        part(
          "cap",
          fixed("paint", 0xe8e2d2),
          all(cylinder(0.11, 0.03, { sides: 28 }).at(0.08, 0.65, 0), cylinder(0.045, 0.06, { sides: 18 }).at(0.3, 0.5, 0.12)),
        ),
        part(
          "bag",
          third("fabric", 0x33363b),
          loft([
            { y: 0.2, width: 0.34, depth: wide - 0.12, x: -0.66, corner: 0.5 },
            { y: 0.42, width: 0.44, depth: wide - 0.06, x: -0.7, corner: 0.5 },
            { y: 0.56, width: 0.34, depth: wide - 0.12, x: -0.66, corner: 0.5 },
          ]),
        ),
        part(
          "handle",
          fixed("steel"),
          all(
            sweep(way`-0.42 0.24 ${wide / 2 - 0.08}, -0.74 0.68 ${wide / 2 - 0.06}, -1 1 ${wide / 2 - 0.08}`, 0.02).mirror("z"),
            rod([-0.76, 0.7, -wide / 2 + 0.06], [-0.76, 0.7, wide / 2 - 0.06], 0.014),
          ),
        ),
        part("grip", fixed("rubber", 0x232427), rod([-1, 1, -wide / 2 + 0.06], [-1, 1, wide / 2 - 0.06], 0.032)),
        ...wheel(0.36, 0.14),
        ...wheel(-0.38, 0.18),
      ];
    },
  }),
];
