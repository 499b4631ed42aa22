import { all, box, cylinder, extrude, loft, sweep } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, slices, way } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { twin } from "@blenda/forge/language/places";
import { part, pick, program, slides, spins, turns } from "@blenda/forge/language/program";
import { rod } from "@blenda/forge/language/shorthand";
import { fixed, main, pane, second } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

export const fineMachines = [
  program({
    id: "microscope",
    nouns: ["lab microscope"],
    about: "a laboratory microscope with an eyepiece, lenses and a stage",
    metresPerUnit: 0.32,
    wears: ["body arm", "tube metal"],
    params: { tilt: [-32, -24], tone: pick("cream", "black", "mint", "blue") },
    parts: ({ tilt, tone }) => {
      const paint = main("paint", ENAMELS[tone]);
      const metal = second("steel", 0xb9bec3);
      const tube = all(
        cylinder(0.075, 0.44, { sides: 28 }).at(0, 0.2, 0),
        cylinder(0.055, 0.16, { sides: 24 }).at(0, 0.48, 0),
        cylinder(0.07, 0.07, { sides: 24 }).at(0, 0.56, 0),
      );
      const objective = all(cylinder(0.035, 0.14, { sides: 18 }).at(0, -0.09, 0), cylinder(0.022, 0.06, { sides: 16 }).at(0, -0.18, 0));
      return [
        part(
          "base",
          paint,
          all(
            extrude(
              softOutline(
                flat`
                  -0.3 -0.36, 0.3 -0.36, 0.36 -0.1, 0.22 0.1, 0.26 0.36, 0.1 0.42, 0 0.12, -0.1 0.42, -0.26 0.36, -0.22 0.1,
                  -0.36 -0.1
                `,
                4,
              ),
              0.1,
              0.03,
            )
              .turn(90, 0, 0)
              .at(0, 0.05, 0),
          ),
        ),
        part(
          "arm",
          paint,
          sweep(way`0 0.06 -0.24, 0 0.34 -0.3, 0 0.7 -0.34, 0 0.98 -0.22, 0 1.06 -0.04, 0 1.02 0.08`, [0.13, 0.11, 0.1, 0.11, 0.1, 0.09], {
            flatten: 0.8,
          }),
        ),
        part(
          "stage",
          fixed("iron", 0x2d2f33),
          all(box(0.5, 0.04, 0.42, 0.012).at(0, 0.5, 0.06), box(0.14, 0.12, 0.2, 0.02).at(0, 0.46, -0.18)),
        ),
        part("slide", pane(0xd6ecf2), box(0.3, 0.012, 0.1, 0.003).at(0, 0.528, 0.08)),
        part("clips", metal, twin(sweep(way`0.02 0.52 -0.06, 0 0.55 0, -0.02 0.535 0.1`, 0.01), 0.14, 0, 0)),
        part("tube", metal, tube.turn(tilt, 0, 0).at(0, 1.04, 0.06)),
        part(
          "turret",
          metal,
          all(
            cylinder(0.1, 0.06, { sides: 28 }),
            objective,
            objective.turn(0, 0, 38).at(0.04, 0.01, 0),
            objective.turn(0, 0, -38).at(-0.04, 0.01, 0),
          ).at(0, 0.9, 0.08),
          { motion: spins([0, 0.9, 0.08], [0, 1, 0]) },
        ),
        part(
          "knobs",
          fixed("iron", 0x2d2f33),
          twin(all(cylinder(0.1, 0.06, { sides: 30 }), cylinder(0.06, 0.11, { sides: 24 })).turn(0, 0, 90), 0.14, 0.4, -0.29),
          { motion: spins([0, 0.4, -0.29], [1, 0, 0]) },
        ),
        part(
          "mirror",
          metal,
          all(
            cylinder(0.12, 0.03, { sides: 32 }).turn(40, 0, 0).at(0, 0.24, 0.08),
            hoop(0.12, 0.014).turn(40, 0, 0).at(0, 0.24, 0.08),
            rod([0, 0.1, 0.06], [0, 0.22, 0.07], 0.02),
          ),
          { motion: turns([0, 0.24, 0.08], [1, 0, 0], -30, 30) },
        ),
      ];
    },
  }),
  program({
    id: "sewing machine",
    nouns: ["vintage sewing machine", "stitching machine"],
    about: "an old sewing machine with a hand wheel, a needle and thread",
    metresPerUnit: 0.4,
    wears: ["body", "ornament wheel rim", "base table"],
    params: { long: [0.95, 1.1], tone: pick("black", "mint", "red", "cream") },
    sockets: () => ({ top: { at: [0, 0.2, 0.1], size: [0.5, 0.3, 0.3] } }),
    parts: ({ long, tone }) => {
      const paint = main("paint", ENAMELS[tone]);
      const [left, right] = [-long / 2, long / 2 - 0.12];
      const wheel = [right + 0.22, 0.72, 0] as const;
      return [
        part(
          "table",
          second("wood", WOODS.walnut, { grain: "x" }),
          all(box(long + 0.3, 0.1, 0.52, 0.02).at(0, 0.05, 0), box(long + 0.2, 0.03, 0.46, 0.01).at(0, 0.11, 0)),
        ),
        part("bed", paint, box(long + 0.12, 0.06, 0.36, 0.02).at(0.02, 0.15, 0)),
        part(
          "arm",
          paint,
          all(
            loft([
              { y: 0.16, width: 0.26, depth: 0.26, x: right, corner: 0.7 },
              { y: 0.34, width: 0.18, depth: 0.2, x: right, corner: 0.8 },
              { y: 0.6, width: 0.19, depth: 0.2, x: right, corner: 0.8 },
              { y: 0.84, width: 0.24, depth: 0.22, x: right - 0.01, corner: 0.8 },
            ]),
            sweep(
              way`${right + 0.08} 0.74 0, ${right * 0.4} 0.78 0, ${left * 0.4} 0.74 0, ${left + 0.06} 0.7 0`,
              [0.12, 0.105, 0.085, 0.1],
            ),
            loft(slices([0.46, 0.17, 0.18, 0.5, 0.2, 0.2, 0.8, 0.2, 0.2, 0.84, 0.15, 0.16], 0.7)).at(left + 0.06, 0, 0),
          ),
        ),
        part(
          "needle",
          fixed("steel"),
          all(
            rod([left + 0.05, 0.16, 0.02], [left + 0.05, 0.5, 0.02], 0.006, 0.012),
            rod([left + 0.08, 0.2, 0], [left + 0.08, 0.5, 0], 0.016),
            box(0.09, 0.016, 0.12, 0.006).at(left + 0.06, 0.2, 0.03),
          ),
          { motion: slides([0, 1, 0], 0.06) },
        ),
        part("plate", fixed("steel"), box(0.22, 0.012, 0.3, 0.004).at(left + 0.08, 0.182, 0)),
        part(
          "wheel",
          fixed("steel"),
          all(hoop(0.16, 0.026), cylinder(0.05, 0.1, { sides: 24 }), box(0.024, 0.024, 0.14, 0.006).at(0, 0, 0.08).ring(5))
            .turn(0, 0, 90)
            .at(...wheel),
          { motion: spins(wheel, [1, 0, 0]) },
        ),
        part(
          "ornaments",
          second("gold"),
          all(
            hoop(0.118, 0.008)
              .turn(0, 0, 90)
              .at(right * 0.7, 0.765, 0),
            hoop(0.094, 0.008)
              .turn(0, 0, 90)
              .at(left * 0.36, 0.75, 0),
            cylinder(0.055, 0.03, { sides: 28 }).turn(90, 0, 0).at(right, 0.52, 0.094),
            box(long * 0.9, 0.008, 0.012, 0.002).at(0, 0.178, 0.15),
          ),
        ),
        part("spool", fixed("fabric", 0xc0392b), all(cylinder(0.05, 0.12, { sides: 24 })).at(right * 0.55, 0.94, 0)),
        part(
          "spool ends",
          fixed("wood", 0xc9a06a),
          all(cylinder(0.06, 0.02, { sides: 24 }).at(0, -0.065, 0).mirror("y"), cylinder(0.012, 0.22, { sides: 10 })).at(
            right * 0.55,
            0.94,
            0,
          ),
        ),
        part(
          "thread",
          fixed("fabric", 0xc0392b),
          sweep(
            way`${right * 0.55 - 0.05} 0.94 0, ${left * 0.3} 0.88 0.02, ${left + 0.06} 0.86 0.06, ${left + 0.05} 0.6 0.1, ${left + 0.05} 0.3 0.03`,
            0.005,
          ),
        ),
      ];
    },
  }),
];
