import { all, box, cylinder, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { drumX, hose, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second } from "@blenda/forge/language/substance";
import { crawlers } from "../road/tracks.ts";
import { axle } from "../road/wheels.ts";

const GLASS = fixed("plastic", 0x20343e);

export const machines = [
  program({
    id: "excavator",
    nouns: ["digger", "backhoe", "power shovel", "mini excavator"],
    about: "an excavator on crawler tracks with a cabin and a jointed arm with a bucket",
    metresPerUnit: 2.6,
    wears: ["body arm", "bucket"],
    params: { reach: [0.92, 1.06], teeth: whole(4, 5) },
    parts: ({ reach, teeth }) => [
      ...crawlers(1.5, 0.32, 0.24, 0.76),
      part("turntable", fixed("iron", 0x3a3b3d), all(cylinder(0.28, 0.14).at(0, 0.36, 0), box(0.56, 0.16, 0.7, 0.03).at(0, 0.24, 0))),
      part(
        "house",
        main("paint", 0xf0ad1a),
        all(box(0.92, 0.34, 1.16, 0.04).at(0, 0.6, -0.2), box(0.4, 0.16, 0.6, 0.03).at(0.22, 0.84, -0.4)),
      ),
      part("counterweight", fixed("iron", 0x2c2d30), side(flat`-0.86 0.46, -0.74 0.44, -0.74 0.82, -0.84 0.78, -0.9 0.66`, 0.9, 0.03)),
      part("cabin", main("paint", 0xf0ad1a), side(flat`-0.2 0.6, 0.4 0.6, 0.42 0.86, 0.34 1.26, -0.2 1.26`, 0.38, 0.03).at(-0.26, 0, 0)),
      part(
        "glass",
        GLASS,
        all(
          side(flat`-0.13 0.84, 0.35 0.84, 0.28 1.2, -0.13 1.2`, 0.388, 0.006).at(-0.26, 0, 0),
          box(0.32, 0.36, 0.02, 0.006).turn(-10, 0, 0).at(-0.26, 1.03, 0.385),
        ),
      ),
      part(
        "boom",
        main("paint", 0xf0ad1a),
        all(
          side(flat`0.24 0.62, 0.44 0.64, 0.84 1.3, 1.26 1.5, 1.26 1.6, 0.76 1.5, 0.24 0.8`, 0.14, 0.02).scale(1, reach, 1).at(0.08, 0, 0),
          side(flat`1.06 1.64, 1.16 1.7, 1.34 1.46, 1.5 0.62, 1.42 0.6, 1.2 1.4`, 0.12, 0.02).scale(1, reach, 1).at(0.08, 0, 0),
        ),
        { motion: turns([0, 0.7, 0.3], [1, 0, 0], -20, 15) },
      ),
      part(
        "rams",
        fixed("steel", 0xcdd0d3),
        all(
          rod([0.08, 0.62, 0.46], [0.08, 1.24 * reach, 0.84], 0.034),
          rod([0.08, 1.56 * reach, 0.7], [0.08, 1.68 * reach, 1.12], 0.03),
          rod([0.08, 1.3 * reach, 1.34], [0.08, 0.76 * reach, 1.56], 0.026),
        ),
      ),
      part(
        "bucket",
        second("iron", 0x55534f),
        all(
          side(
            flat`1.4 0.62, 1.54 0.66, 1.6 0.5, 1.5 0.28, 1.3 0.16, 1.12 0.22, 1.08 0.3, 1.26 0.26, 1.42 0.36, 1.46 0.5`,
            0.44,
            0.012,
          ).scale(1, reach, 1),
          box(0.05, 0.06, 0.14, 0.012)
            .turn(-30, 0, 0)
            .array(teeth, [0.4 / teeth, 0, 0])
            .at(0, 0.29 * reach, 1.05),
          side(flat`1.4 0.6, 1.08 0.3, 1.12 0.22, 1.3 0.16, 1.5 0.28, 1.58 0.5`, 0.02, 0.004).at(0.21, 0, 0).mirror("x").scale(1, reach, 1),
        ).at(0.08, 0, 0),
        { motion: turns([0, 0.6 * reach, 1.45], [1, 0, 0], -40, 40) },
      ),
    ],
  }),
  program({
    id: "bulldozer",
    nouns: ["dozer", "crawler tractor"],
    about: "a bulldozer on crawler tracks with a wide blade in front",
    metresPerUnit: 2.6,
    wears: ["body", "blade"],
    params: { blade: [0.44, 0.56], cabin: [0.94, 1.06] },
    parts: ({ blade, cabin }) => [
      ...crawlers(1.6, 0.44, 0.26, 0.86),
      part(
        "body",
        main("paint", 0xedaa1c),
        all(
          side(flat`-0.7 0.3, 0.74 0.3, 0.76 0.66, 0.1 0.74, -0.72 0.74`, 0.58, 0.03),
          box(0.05, 0.1, 1.7, 0.02).at(0.6, 0.24, 0.2).mirror("x"),
        ),
      ),
      part(
        "cabin",
        main("paint", 0xedaa1c),
        all(
          box(0.6, 0.06, 0.7, 0.02).at(0, 1.24 * cabin, -0.28),
          box(0.05, 0.52 * cabin, 0.05, 0.01)
            .at(0.25, 0.98 * cabin, 0)
            .mirror("x"),
          box(0.05, 0.52 * cabin, 0.05, 0.01)
            .at(0.25, 0.98 * cabin, -0.56)
            .mirror("x"),
        ),
      ),
      part("glass", GLASS, box(0.49, 0.5 * cabin, 0.55, 0.02).at(0, 0.97 * cabin, -0.28)),
      part(
        "grille",
        fixed("iron", 0x2a2b2d),
        all(box(0.4, 0.02, 0.03, 0.005).array(6, [0, 0.05, 0]).at(0, 0.5, 0.755), rod([0.16, 0.68, 0.4], [0.16, 1, 0.4], 0.032)),
      ),
      part(
        "blade",
        second("steel", 0xb5aea0),
        side(flat`0.98 0, 1.06 0, 1 0.24, 1 0.36, 1.1 0.56, 1.04 0.58, 0.93 0.4, 0.92 0.2`, 1.4, 0.01).scale(1, blade * 2, 1),
        { motion: turns([0, 0.24, -0.4], [1, 0, 0], 0, -12) },
      ),
      part("rams", fixed("steel", 0xd0d3d5), rod([0.2, 0.62, 0.6], [0.2, 0.34, 0.98], 0.035).mirror("x")),
      part(
        "ripper",
        fixed("iron", 0x47464a),
        all(box(0.5, 0.12, 0.14, 0.02).at(0, 0.42, -0.86), rod([0.16, 0.44, -0.88], [0.16, 0.12, -0.98], 0.04, 0.02).mirror("x")),
      ),
    ],
  }),
  program({
    id: "tractor",
    is: ["ride"],
    nouns: ["farm tractor"],
    about: "a farm tractor with huge rear wheels, a narrow bonnet, a cabin or an open seat and an exhaust pipe",
    metresPerUnit: 1.9,
    wears: ["body bonnet", "wheel rim", "seat"],
    params: { big: [0.46, 0.5], bonnet: [0.9, 1.05] },
    traits: { open: "old vintage classic antique" },
    sockets: () => ({ seat: { at: [0, 0.8, -0.44], size: [0.4, 0.8, 0.4] } }),
    parts: ({ big, bonnet }, { has }) => [
      ...axle("back", { radius: big, width: 0.28, track: 0.86, z: -0.5, lugs: 22, rim: second("paint", 0xf0c22c) }),
      ...axle("front", { radius: 0.27, width: 0.18, track: 0.74, z: 0.72, lugs: 18, rim: second("paint", 0xf0c22c) }),
      part(
        "body",
        main("paint", 0x2f7d32),
        all(
          side(flat`-0.12 0.42, 0.86 0.42, 0.94 0.5, 0.94 0.78, 0.86 0.86, -0.12 0.92`, 0.36 * bonnet, 0.05),
          side(
            flat`-0.96 0.72, -0.9 0.7, -0.72 0.98, -0.4 1.02, -0.16 0.92, -0.04 0.6, 0 0.62, -0.1 0.96, -0.38 1.08, -0.74 1.04`,
            0.3,
            0.012,
          )
            .at(0.42, 0, 0)
            .mirror("x"),
        ),
      ),
      part(
        "chassis",
        fixed("iron", 0x333538),
        all(
          box(0.3, 0.28, 1.1, 0.04).at(0, 0.46, -0.2),
          box(0.24, 0.16, 1.2, 0.03).at(0, 0.34, 0.3),
          rod([-0.4, 0.46, -0.5], [0.4, 0.46, -0.5], 0.08),
          rod([-0.34, 0.27, 0.72], [0.34, 0.27, 0.72], 0.05),
        ),
      ),
      part(
        "grille",
        fixed("steel", 0x4b4e52),
        all(
          box(0.26, 0.022, 0.03, 0.005).array(6, [0, 0.045, 0]).at(0, 0.62, 0.94),
          rod([0.1, 0.8, 0.5], [0.1, 1.3, 0.5], 0.03),
          drumX(0.02, 0.4).at(0, 0.56, 0.3),
          torus(0.13, 0.015).turn(-50, 0, 0).at(0, 1.04, -0.2),
          rod([0, 0.88, -0.06], [0, 1.04, -0.2], 0.018),
        ),
      ),
      part("lamps", fixed("glass", 0xf3efdd), box(0.07, 0.06, 0.03, 0.015).at(0.11, 0.8, 0.9).mirror("x")),
      part(
        "seat",
        fixed("leather", 0x24211f),
        all(
          box(0.34, 0.08, 0.3, 0.035).at(0, 0.78, -0.48),
          box(0.34, 0.3, 0.08, 0.035).turn(-8, 0, 0).at(0, 0.94, -0.64),
          box(0.2, 0.24, 0.2).at(0, 0.64, -0.48),
        ),
      ),
      !has("open") &&
        part(
          "cabin",
          main("paint", 0x2f7d32),
          all(
            box(0.74, 0.07, 0.84, 0.03).at(0, 1.52, -0.4),
            rod([0.32, 0.9, -0.04], [0.32, 1.5, -0.06], 0.024).mirror("x"),
            rod([0.32, 1, -0.78], [0.32, 1.5, -0.76], 0.024).mirror("x"),
          ),
        ),
      !has("open") && part("beacon", light(0xff9d1f), cylinder(0.05, 0.08, { top: 0.035 }).at(0.26, 1.58, -0.2)),
    ],
  }),
  program({
    id: "forklift",
    nouns: ["fork lift", "forklift truck", "lift truck"],
    about: "a forklift with two prongs on a mast, a roll cage and a seat",
    metresPerUnit: 1.5,
    wears: ["body", "mast fork"],
    params: { lift: [0.1, 0.5], mast: [1.5, 1.7] },
    variants: { raised: { words: "lifted up", set: { lift: 0.9 } } },
    sockets: ({ lift }) => ({
      top: { at: [0, lift + 0.06, 1.1], size: [0.6, 1, 0.7] },
      seat: { at: [0, 0.72, -0.3], size: [0.4, 0.9, 0.4] },
    }),
    parts: ({ lift, mast }) => [
      ...axle("front", { radius: 0.2, width: 0.16, track: 0.66, z: 0.42 }),
      ...axle("back", { radius: 0.17, width: 0.13, track: 0.56, z: -0.56 }),
      part(
        "body",
        main("paint", 0xf1b31c),
        all(
          side(
            flat`-0.86 0.24, -0.8 0.16, 0.6 0.16, 0.6 0.5, 0.4 0.56, 0.2 0.36, -0.06 0.36, -0.1 0.62, -0.78 0.66, -0.86 0.56`,
            0.66,
            0.03,
          ),
        ),
      ),
      part(
        "cage",
        fixed("iron", 0x2a2b2d),
        all(
          hose([0.29, 0.6, -0.74, 0.29, 1.3, -0.56, 0.29, 1.42, -0.4, 0.29, 1.42, 0.2, 0.29, 1.34, 0.3, 0.29, 0.5, 0.5], 0.026).mirror("x"),
          box(0.58, 0.025, 0.03, 0.006).array(6, [0, 0, 0.12]).at(0, 1.42, -0.12),
          torus(0.12, 0.014).turn(-40, 0, 0).at(0, 0.86, 0.12),
          rod([0, 0.5, 0.3], [0, 0.86, 0.12], 0.018),
        ),
      ),
      part(
        "seat",
        fixed("leather", 0x222022),
        all(box(0.36, 0.1, 0.36, 0.04).at(0, 0.68, -0.34), box(0.36, 0.36, 0.1, 0.04).turn(-8, 0, 0).at(0, 0.88, -0.54)),
      ),
      part(
        "mast",
        second("steel", 0x56595d),
        all(
          box(0.07, mast, 0.09, 0.012)
            .at(0.24, mast / 2 + 0.06, 0.68)
            .mirror("x"),
          box(0.5, 0.07, 0.07, 0.012).at(0, mast + 0.04, 0.68),
          box(0.5, 0.07, 0.07, 0.012).at(0, mast * 0.5, 0.66),
          rod([0, 0.1, 0.66], [0, mast, 0.66], 0.03),
        ),
      ),
      part(
        "fork",
        second("steel", 0x8d9195),
        all(
          box(0.62, 0.06, 0.05, 0.01).array(2, [0, 0.24, 0]).at(0, 0.2, 0.755),
          side(flat`0.76 0, 1.5 0, 1.5 0.02, 0.84 0.06, 0.83 0.36, 0.76 0.36`, 0.1, 0.006).at(0.19, 0, 0).mirror("x"),
        ).at(0, lift, 0),
        { motion: { kind: "slide", at: [0, 0, 0], axis: [0, 1, 0], from: -0.08, to: 0.7 } },
      ),
      part("lamps", fixed("glass", 0xf3efdd), box(0.06, 0.06, 0.05, 0.02).at(0.29, 1.2, 0.36).mirror("x")),
    ],
  }),
];
