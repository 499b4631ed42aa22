import { all, box, cylinder, extrude, lathe, sphere, torus } from "@blenda/forge/language/form";
import { symmetric } from "@blenda/forge/language/lists";
import { flat } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, program, spins } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumX, drumZ, rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second, third } from "@blenda/forge/language/substance";
export const workshopMachines = [
  program({
    id: "drill press",
    nouns: ["pillar drill", "bench drill", "column drill"],
    about: "a drill press: a column with a motor head, a chuck, a table and a crank",
    metresPerUnit: 0.8,
    wears: ["head body", "table base", "handle"],
    params: { table: [0.42, 0.54] },
    sockets: ({ table }) => ({ top: { at: [0, table + 0.03, 0.12], size: [0.4, 0.3, 0.4] } }),
    parts: ({ table }) => [
      part(
        "base",
        second("iron", 0x4a5058),
        all(
          box(0.56, 0.07, 0.74, 0.025).at(0, 0.035, 0.04),
          box(0.46, 0.05, 0.44, 0.02).at(0, table, 0.14),
          box(0.02, 0.01, 0.4, 0.002)
            .at(0.1, table + 0.028, 0.14)
            .mirror("x"),
          box(0.2, 0.12, 0.2, 0.03).at(0, table - 0.04, -0.16),
        ),
      ),
      part("column", fixed("steel"), cylinder(0.065, 1.2, { sides: 32 }).at(0, 0.64, -0.2)),
      part(
        "head",
        main("paint", 0x3f7a52),
        all(
          box(0.3, 0.3, 0.6, 0.06).at(0, 1.14, 0),
          box(0.34, 0.12, 0.72, 0.05).at(0, 1.34, -0.02),
          cylinder(0.14, 0.34, { bevel: 0.03 }).at(0, 1.12, -0.38),
        ),
      ),
      part(
        "spindle",
        fixed("steel"),
        all(
          cylinder(0.05, 0.16, { sides: 24 }).at(0, 0.95, 0.14),
          cylinder(0.04, 0.1, { top: 0.07, sides: 24 }).at(0, 0.84, 0.14),
          cylinder(0.016, 0.16, { sides: 12 }).at(0, 0.74, 0.14),
        ),
        { motion: spins([0, 0.84, 0.14], [0, 1, 0]) },
      ),
      part(
        "crank",
        fixed("steel"),
        all(
          drumX(0.05, 0.12).at(0.19, 1.08, 0.1),
          many(3, (at) =>
            rod([0, 0, 0], [0, 0.26, 0], 0.014)
              .turn(at * 120 + 20, 0, 0)
              .at(0.23, 1.08, 0.1),
          ),
        ),
      ),
      part(
        "knobs",
        third("plastic", 0xc8281f),
        all(
          many(3, (at) =>
            sphere(0.036, 1, 16)
              .at(0, 0.27, 0)
              .turn(at * 120 + 20, 0, 0)
              .at(0.23, 1.08, 0.1),
          ),
          drumZ(0.03, 0.03).at(0.08, 1.2, 0.31),
        ),
      ),
      part("plate", fixed("plastic", 0xf2f2ee), box(0.14, 0.1, 0.02, 0.006).at(-0.04, 1.16, 0.3)),
    ],
  }),
  program({
    id: "lathe",
    nouns: ["lathe machine", "wood lathe", "metal lathe", "turning lathe"],
    about: "a lathe: a bed with a headstock and its wheel, a tailstock and a turned piece between them",
    metresPerUnit: 1,
    wears: ["body headstock", "bed", "workpiece"],
    params: { long: [1.3, 1.5] },
    parts: ({ long }) => {
      const x = long / 2;
      return [
        part(
          "bed",
          second("iron", 0x4a5058),
          all(
            box(long, 0.08, 0.08, 0.02).at(0, 0.52, 0.1).mirror("z"),
            box(0.24, 0.5, 0.36, 0.04)
              .at(x - 0.2, 0.25, 0)
              .mirror("x"),
            box(long * 0.7, 0.03, 0.3, 0.01).at(0, 0.2, 0),
          ),
        ),
        part(
          "headstock",
          main("paint", 0x3f6f8f),
          all(
            box(0.34, 0.44, 0.38, 0.06).at(-x + 0.2, 0.78, 0),
            extrude(symmetric([0, 0, 0.14, 0, 0.08, 0.3, 0.06, 0.36, 0, 0.36]), 0.22, 0.03).at(x - 0.2, 0.56, 0),
          ),
        ),
        part(
          "chuck",
          fixed("steel"),
          all(
            drumX(0.13, 0.1, 0.02).at(-x + 0.42, 0.8, 0),
            many(3, (at) =>
              box(0.08, 0.07, 0.06, 0.01)
                .at(0, 0.08, 0)
                .turn(at * 120, 0, 0)
                .at(-x + 0.5, 0.8, 0),
            ),
            put(cylinder(0.002, 0.14, { top: 0.04, sides: 20 }), [x - 0.36, 0.8, 0], [0, 0, -90]),
            drumX(0.05, 0.16).at(x - 0.24, 0.8, 0),
          ),
          { motion: spins([0, 0.8, 0], [1, 0, 0]) },
        ),
        part(
          "workpiece",
          third("wood", 0xc89a5c, { grain: "x" }),
          put(
            lathe(
              flat`0 ${-x + 0.5}, 0.07 ${-x + 0.5}, 0.07 ${-x + 0.6}, 0.04 ${-x + 0.66}, 0.09 ${-x + 0.8}, 0.1 ${-0.05}, 0.045 0.1, 0.07 0.18, 0.04 0.24, 0.06 ${x - 0.5}, 0.05 ${x - 0.42}, 0 ${x - 0.42}`,
              { smooth: 50 },
            ),
            [0, 0.8, 0],
            [0, 0, -90],
          ),
          { motion: spins([0, 0.8, 0], [1, 0, 0]) },
        ),
        part(
          "rest",
          fixed("steel"),
          all(
            box(0.4, 0.04, 0.05, 0.012).at(0, 0.76, 0.16),
            cylinder(0.025, 0.2, { sides: 16 }).at(0, 0.65, 0.16),
            box(0.14, 0.05, 0.3, 0.015).at(0, 0.57, 0.08),
          ),
        ),
        part(
          "wheel",
          fixed("steel"),
          all(
            put(torus(0.11, 0.018), [x - 0.08, 0.8, 0], [0, 0, 90]),
            drumX(0.035, 0.14).at(x - 0.12, 0.8, 0),
            box(0.02, 0.22, 0.025, 0.006).at(x - 0.08, 0.8, 0),
            box(0.02, 0.025, 0.22, 0.006).at(x - 0.08, 0.8, 0),
          ),
        ),
        part(
          "switch",
          fixed("plastic", 0xc8281f),
          all(drumZ(0.04, 0.04).at(-x + 0.14, 0.9, 0.2), drumZ(0.03, 0.03).at(-x + 0.26, 0.9, 0.2)),
        ),
      ];
    },
  }),
];
