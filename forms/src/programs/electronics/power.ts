import { all, box, cylinder, type Form, lathe, loft, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { hose, panel, rod, slices } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second } from "@blenda/forge/language/substance";

export const power = [
  program({
    id: "wind turbine",
    nouns: ["wind generator", "wind power plant", "windmill turbine", "wind wheel"],
    about: "a wind turbine: a tall slim tower with three long blades",
    metresPerUnit: 40,
    wears: ["tower body", "blade"],
    params: { high: [1.6, 1.9], blade: [0.8, 0.95] },
    parts: ({ high, blade }) => {
      const wing = loft(slices([0, 0.05, 0.05, 1, 0, 0.16, 0.13, 0.04, 1, 0, 0.5, 0.08, 0.025, 1, 0, 1, 0.02, 0.012, 1, 0]))
        .twist(24)
        .scale(1, blade, 1)
        .at(0.01, 0.04, 0);
      return [
        part(
          "tower",
          main("plastic", 0xf2f2ef),
          all(cylinder(0.08, high, { top: 0.045 }).at(0, high / 2, 0), box(0.12, 0.13, 0.34, 0.05).at(0, high + 0.05, -0.04)),
        ),
        part(
          "blades",
          second("plastic", 0xf2f2ef),
          wing.scatter([0, 120, 240].map((z) => ({ at: [0, 0, 0] as const, turn: [0, 0, z + 18] as const }))).at(0, high + 0.05, 0.2),
          { motion: spins([0, high + 0.05, 0.2], [0, 0, 1]) },
        ),
        part(
          "hub",
          second("plastic", 0xe2e2de),
          lathe(flat`0 -0.08, 0.07 -0.08, 0.07 0, 0.05 0.06, 0 0.09`)
            .turn(90, 0, 0)
            .at(0, high + 0.05, 0.2),
        ),
        part("lamp", light(0xff3b30), sphere(0.02).at(0, high + 0.13, -0.16)),
        part("door", fixed("steel", 0x7f858b), box(0.06, 0.12, 0.03, 0.006).at(0, 0.09, 0.07), {
          motion: turns([-0.03, 0.09, 0.08], [0, 1, 0], 0, -90),
        }),
        part("foot", fixed("concrete", 0xa9a79f), cylinder(0.2, 0.05, { top: 0.17 }).at(0, 0.01, 0)),
        part("meadow", fixed("fabric", 0x6f9a4a), cylinder(0.5, 0.05, { top: 0.46 }).at(0, -0.03, 0)),
      ];
    },
  }),
  program({
    id: "solar panel",
    nouns: ["solar module", "photovoltaic panel", "solar cell", "solar array", "pv panel"],
    about: "a solar panel with blue cells in a frame on a tilted stand",
    metresPerUnit: 1,
    wears: ["cell panel", "frame"],
    params: { tilt: [28, 42], columns: whole(5, 7) },
    parts: ({ tilt, columns }) => {
      const wide = columns * 0.24;
      const lean = (form: Form) => form.turn(-90 + tilt, 0, 0).at(0, 0.62, 0);
      const motion = { motion: turns([0, 0.62, 0], [1, 0, 0], -20, 20) };
      return [
        part(
          "cells",
          main("plastic", 0x1b3a7a),
          lean(panel(0.225, 0.225, 0.02, 0.02, 0.004).array(columns, [0.24, 0, 0]).array(4, [0, 0.24, 0]).at(0, 0, 0.022)),
          motion,
        ),
        part(
          "seams",
          fixed("steel", 0xcfd2d5),
          lean(
            box(0.006, 0.9, 0.006, 0)
              .array(columns * 2, [0.12, 0, 0])
              .at(0, 0, 0.031),
          ),
          motion,
        ),
        part("back", fixed("plastic", 0xe8e8e4), lean(box(wide, 0.96, 0.02, 0.004)), motion),
        part(
          "frame",
          second("steel", 0xb4b8bd),
          lean(all(box(wide + 0.06, 0.04, 0.07, 0.008).array(2, [0, 0.98, 0]), box(0.04, 1.02, 0.07, 0.008).array(2, [wide + 0.02, 0, 0]))),
          motion,
        ),
        part(
          "stand",
          second("steel", 0x8f949a),
          all(
            rod([wide * 0.36, 0, 0.3], [wide * 0.36, 0.6, 0], 0.026).mirror("x"),
            rod([wide * 0.36, 0, -0.4], [wide * 0.36, 0.6, 0], 0.026).mirror("x"),
            rod([-wide * 0.36, 0.03, 0.3], [wide * 0.36, 0.03, 0.3], 0.02),
            rod([-wide * 0.36, 0.03, -0.4], [wide * 0.36, 0.03, -0.4], 0.02),
            rod([-wide * 0.4, 0.6, 0], [wide * 0.4, 0.6, 0], 0.026),
          ),
        ),
        part("box", fixed("plastic", 0x2a2c30), box(0.2, 0.14, 0.07, 0.015).at(wide * 0.36, 0.26, -0.2)),
      ];
    },
  }),
  program({
    id: "satellite dish",
    nouns: ["parabolic antenna", "radar dish", "dish antenna", "sat dish", "radio telescope"],
    about: "a satellite dish on a mast with a receiver on an arm",
    metresPerUnit: 0.8,
    wears: ["dish", "mast arm"],
    params: { tilt: [38, 52], wide: [0.62, 0.74] },
    parts: ({ tilt, wide }) => {
      const aim = (form: Form) => form.turn(tilt, 14, 0).at(0, 0.96, 0.08);
      const motion = { motion: turns([0, 0.9, 0.04], [0, 1, 0], -60, 60) };
      return [
        part(
          "dish",
          main("plastic", 0xe9e9e6),
          aim(lathe(flat`0 0, 0.4 0.05, 0.8 0.2, 1 0.33, 0.985 0.35, 0.78 0.235, 0.38 0.085, 0 0.04`, { sides: 64 }).scale(wide)),
          motion,
        ),
        part("rim", fixed("steel", 0xa9adb2), aim(torus(wide * 0.995, 0.014).at(0, wide * 0.34, 0)), motion),
        part(
          "arms",
          second("steel", 0x8d9297),
          aim(
            all(
              rod([0, 0.03, 0], [0, 0.66, 0.1], 0.016),
              rod([0.4 * wide, 0.06, -0.3 * wide], [0, 0.64, 0.08], 0.01).mirror("x"),
              rod([0, wide * 0.3, wide * 0.92], [0, 0.62, 0.1], 0.016),
            ),
          ),
          motion,
        ),
        part(
          "receiver",
          fixed("plastic", 0x33363b),
          aim(all(cylinder(0.06, 0.16).at(0, 0.66, 0.1), cylinder(0.08, 0.05).at(0, 0.58, 0.1))),
          motion,
        ),
        part(
          "mast",
          second("steel", 0x8d9297),
          all(
            hose([0, 0, -0.2, 0, 0.5, -0.2, 0, 0.82, -0.16, 0, 0.94, 0.04], 0.05),
            box(0.18, 0.26, 0.12, 0.03).at(0, 0.88, -0.06),
            cylinder(0.26, 0.04).at(0, 0.02, -0.2),
            cylinder(0.03, 0.06).at(0, 0.05, 0.18).ring(4, 45).at(0, 0, -0.2),
          ),
        ),
        part("cable", fixed("rubber"), hose([0.04, 0.9, -0.12, 0.08, 0.6, -0.26, 0.07, 0.2, -0.24, 0.16, 0.02, -0.4], 0.014)),
      ];
    },
  }),
];
