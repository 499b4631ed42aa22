import { all, box, cylinder, extrude, lathe, loft, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, slices, way } from "@blenda/forge/language/numbers";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { part, pick, program, slides, turns } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

const gripAt = (y: number) => ({ grip: { at: [0, y, 0] as const, size: [0.1, 0.4, 0.1] as const } });

export const safety = [
  program({
    id: "chainsaw",
    nouns: ["chain saw", "motor saw", "power saw"],
    about: "a chainsaw with a motor, a bar and a toothed chain",
    metresPerUnit: 0.4,
    wears: ["body case", "handle", "bar blade"],
    params: { bar: [0.85, 1.05], tone: pick("red", "mint", "blue") },
    sockets: () => ({ grip: { at: [-0.58, 0.34, 0], size: [0.2, 0.2, 0.1] } }),
    parts: ({ bar, tone }) => {
      const track = roundedRectangle(bar + 0.12, 0.2, 0.1, 6);
      const teeth = Array.from({ length: 15 }, (_, at) => ({ at: [0.2 + (at / 14) * (bar - 0.1), 0, 0] as const }));
      return [
        part(
          "body",
          main("paint", ENAMELS[tone]),
          all(
            loft(slices([0, 0.52, 0.3, 0.04, 0.6, 0.36, 0.3, 0.58, 0.36, 0.4, 0.44, 0.28, 0.43, 0.3, 0.18], 0.5)).at(-0.14, 0, 0),
            box(0.3, 0.2, 0.2, 0.04).at(0.12, 0.16, 0),
          ),
        ),
        part(
          "grille",
          fixed("plastic", 0x222326),
          all(
            box(0.3, 0.02, 0.375, 0.004).at(-0.2, 0.2, 0).array(4, [0, 0.045, 0]),
            cylinder(0.05, 0.06, { sides: 20 }).turn(90, 0, 0).at(0.02, 0.1, 0.16),
          ),
        ),
        part(
          "rear handle",
          second("plastic", 0x222326),
          all(
            sweep(way`-0.38 0.34 0, -0.6 0.36 0, -0.74 0.26 0, -0.72 0.1 0, -0.56 0.05 0, -0.38 0.06 0`, 0.045, {
              flatten: 0.8,
            }),
          ),
        ),
        part(
          "front handle",
          second("plastic", 0x222326),
          all(
            sweep(way`0.02 0.1 0.2, 0.04 0.46 0.2, 0.04 0.56 0.08, 0.04 0.56 -0.1, 0.02 0.46 -0.21, 0 0.1 -0.2`, 0.032),
            box(0.03, 0.22, 0.3, 0.012).turn(0, 0, -14).at(0.18, 0.48, 0),
          ),
        ),
        part(
          "bar",
          fixed("steel", 0xc4c9ce),
          extrude(
            track.map(([x, y]) => [x * 0.97 + bar / 2 + 0.14, y * 0.8 + 0.18] as const),
            0.03,
            0.006,
          ),
        ),
        part(
          "chain",
          fixed("iron", 0x4a4d52),
          all(
            extrude(
              track.map(([x, y]) => [x + bar / 2 + 0.14, y + 0.18] as const),
              0.044,
              0.004,
              [track.map(([x, y]) => [x * 0.96 + bar / 2 + 0.14, y * 0.74 + 0.18] as const)],
            ),
            box(0.032, 0.03, 0.036, 0.008).turn(0, 0, 24).at(0, 0.288, 0).scatter(teeth),
            box(0.032, 0.03, 0.036, 0.008).turn(0, 0, 24).at(0, 0.072, 0).scatter(teeth),
          ),
        ),
        part("starter", second("plastic", 0x222326), rod([-0.2, 0.3, 0.19], [-0.2, 0.3, 0.24], 0.035), { motion: slides([0, 0, 1], 0.3) }),
      ];
    },
  }),
  program({
    id: "fire extinguisher",
    nouns: ["extinguisher"],
    about: "a red fire extinguisher with a hose and a lever",
    metresPerUnit: 0.5,
    wears: ["bottle body", "label"],
    params: { height: [0.85, 1], fat: [0.17, 0.2] },
    sockets: ({ height }) => gripAt(height + 0.1),
    parts: ({ height, fat }) => [
      part(
        "bottle",
        main("paint", 0xc42a22),
        lathe(
          flat`0 0.02, ${fat - 0.03} 0.02, ${fat} 0.06, ${fat} ${height - 0.14}, ${fat * 0.8} ${height - 0.05}, 0.06 ${height}, 0 ${height}`,
          { sides: 44 },
        ),
      ),
      part("foot", fixed("rubber", 0x1f2022), cylinder(fat + 0.006, 0.06, { sides: 44 }).at(0, 0.03, 0)),
      part(
        "label",
        second("paper", 0xf2ecdc),
        lathe(
          flat`${fat - 0.01} ${height * 0.38}, ${fat + 0.004} ${height * 0.38}, ${fat + 0.004} ${height * 0.66}, ${fat - 0.01} ${height * 0.66}`,
          { sides: 44 },
        ),
      ),
      part(
        "valve",
        fixed("brass"),
        all(
          cylinder(0.05, 0.12, { sides: 20 }).at(0, height + 0.04, 0),
          cylinder(0.04, 0.05, { sides: 20 })
            .turn(90, 0, 0)
            .at(0, height + 0.05, 0.06),
        ),
      ),
      part(
        "gauge",
        fixed("paper", 0xf4efe2),
        cylinder(0.034, 0.02, { sides: 20 })
          .turn(90, 0, 0)
          .at(0, height + 0.05, 0.092),
      ),
      part(
        "levers",
        fixed("iron", 0x222326),
        all(
          sweep(way`-0.03 ${height + 0.1} 0, 0.12 ${height + 0.13} 0, 0.26 ${height + 0.09} 0`, [0.03, 0.024], { flatten: 0.5 }),
          sweep(way`0 ${height + 0.07} 0, 0.12 ${height + 0.04} 0, 0.22 ${height - 0.04} 0`, [0.03, 0.024], { flatten: 0.5 }),
        ),
        { motion: turns([0, height + 0.1, 0], [0, 0, 1], -10, 0) },
      ),
      part(
        "hose",
        fixed("rubber", 0x1f2022),
        sweep(
          way`-0.04 ${height + 0.05} 0, -0.2 ${height + 0.06} 0, ${-fat - 0.09} ${height * 0.8} 0.02, ${-fat - 0.05} ${height * 0.4} 0.04, ${-fat - 0.04} ${height * 0.26} 0.04`,
          0.024,
        ),
      ),
      part("nozzle", fixed("iron", 0x222326), cylinder(0.052, 0.2, { top: 0.03, sides: 20 }).at(-fat - 0.04, height * 0.18, 0.04)),
      part(
        "pin",
        fixed("steel"),
        hoop(0.032, 0.007)
          .turn(90, 0, 0)
          .at(-0.04, height + 0.13, 0.03),
      ),
    ],
  }),
];
