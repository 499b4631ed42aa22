import { all, box, cylinder, lathe, loft, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { many } from "@blenda/forge/language/places";
import { part, program } from "@blenda/forge/language/program";
import { fixed, main, pane, second, third } from "@blenda/forge/language/substance";
import { slices } from "../garments/cut.ts";
import { headSlot } from "../hats/head-slot.ts";

export const breathingMasks = [
  program({
    id: "gas mask",
    nouns: ["respirator", "gasmask", "breathing mask"],
    about: "a rubber mask with two round eye glasses and a filter",
    metresPerUnit: 0.3,
    wears: ["mask rubber", "filter", "strap"],
    params: { eye: [0.13, 0.15], side: [0, 30] },
    sockets: () => headSlot(0.3, 0.6),
    parts: ({ eye, side }) => [
      part(
        "mask",
        main("rubber", 0x34372f),
        all(
          loft(
            slices([0, 0.2, 0.2, 0.06, 0.36, 0.34, 0.26, 0.56, 0.5, 0.5, 0.64, 0.56, 0.74, 0.62, 0.54, 0.9, 0.46, 0.38, 0.95, 0.2, 0.16]),
          ),
          lathe(flat`0 0, 0.16 0, 0.15 0.1, 0.12 0.14, 0 0.14`, { sides: 28 }).turn(90, 0, 0).at(0, 0.28, 0.18),
        ),
      ),
      part(
        "rims",
        fixed("steel", 0x8d9298),
        lathe(flat`${eye - 0.02} 0, ${eye + 0.03} 0, ${eye + 0.02} 0.07, ${eye - 0.02} 0.07, ${eye - 0.02} 0`, { sides: 32 })
          .turn(90, 0, 0)
          .turn(0, 22, 0)
          .at(0.16, 0.6, 0.21)
          .mirror("x"),
      ),
      part(
        "glasses",
        { ...pane(0x8fb0a6), slot: null },
        cylinder(eye, 0.02, { sides: 32 }).turn(90, 0, 0).turn(0, 22, 0).at(0.175, 0.6, 0.245).mirror("x"),
      ),
      part(
        "filter",
        second("paint", 0x5d6440),
        all(
          lathe(flat`0 0, 0.15 0, 0.17 0.03, 0.17 0.2, 0.14 0.24, 0 0.24`, { sides: 36 }),
          torus(0.172, 0.014).at(0, 0.06, 0),
          torus(0.172, 0.014).at(0, 0.16, 0),
        )
          .turn(90 + side * 0.4, 0, 0)
          .at(0, 0.26, 0.3),
      ),
      part(
        "grille",
        fixed("steel", 0x1f2124),
        all(cylinder(0.11, 0.02), cylinder(0.016, 0.03, { sides: 10 }).at(0, 0.004, 0.07).ring(8))
          .turn(90 + side * 0.4, 0, 0)
          .at(0, 0.26 - side * 0.0018, 0.545),
      ),
      part(
        "straps",
        third("fabric", 0x4d4a3a),
        all(
          sweep(way`0.3 0.7 0.06, 0.3 0.74 -0.16, 0 0.76 -0.36, -0.3 0.74 -0.16, -0.3 0.7 0.06`, 0.035, { flatten: 0.25 }),
          sweep(way`0.29 0.36 0.04, 0.28 0.4 -0.18, 0 0.42 -0.36, -0.28 0.4 -0.18, -0.29 0.36 0.04`, 0.035, { flatten: 0.25 }),
          sweep(way`0 0.94 0.06, 0 0.94 -0.14, 0 0.76 -0.36, 0 0.42 -0.37`, 0.035, { flatten: 0.25 }),
        ),
      ),
    ],
  }),
  program({
    id: "plague doctor mask",
    nouns: ["plague mask", "beak mask"],
    about: "a leather mask with a long beak, round glasses and straps",
    metresPerUnit: 0.35,
    wears: ["leather mask beak", "rim glass", "stitch"],
    params: { beak: [0.6, 0.75], drop: [0.14, 0.24] },
    sockets: () => headSlot(0.3, 0.6),
    parts: ({ beak, drop }) => [
      part(
        "mask",
        main("leather", 0x3b2a20),
        all(
          loft(slices([0, 0.3, 0.26, 0.1, 0.44, 0.38, 0.34, 0.56, 0.46, 0.6, 0.58, 0.48, 0.76, 0.4, 0.34, 0.8, 0.2, 0.18])),
          sweep(
            way`0 0.32 0.08, 0 0.34 0.3, 0 ${0.34 - drop * 0.2} ${beak * 0.7}, 0 ${0.3 - drop * 0.6} ${beak}, 0 ${0.26 - drop} ${beak + 0.22}`,
            [0.21, 0.19, 0.13, 0.07, 0.012],
          ),
        ),
      ),
      part(
        "seam",
        { ...second("fabric", 0xb99a68), slot: 2 },
        many(14, (at) =>
          box(0.05, 0.012, 0.02, 0.004).at(0, 0.515 - (at / 13) ** 2 * (0.2 + drop * 0.55), 0.28 + at * ((beak - 0.16) / 13)),
        ),
      ),
      part(
        "rims",
        second("brass", 0xc09a4e),
        all(lathe(flat`0.1 0, 0.14 0, 0.135 0.06, 0.1 0.06, 0.1 0`, { sides: 30 }), sphere(0.014, 1, 8).at(0, 0.05, 0.135).ring(8))
          .turn(90, 0, 0)
          .turn(0, 20, 0)
          .at(0.155, 0.56, 0.175)
          .mirror("x"),
      ),
      part("glasses", fixed("obsidian", 0x1a2326), sphere(0.104, 0.5, 24).turn(90, 0, 0).turn(0, 20, 0).at(0.17, 0.56, 0.2).mirror("x")),
      part(
        "straps",
        fixed("leather", 0x241812),
        all(
          sweep(way`0.27 0.6 0.02, 0.28 0.62 -0.14, 0 0.64 -0.32, -0.28 0.62 -0.14, -0.27 0.6 0.02`, 0.034, { flatten: 0.25 }),
          sweep(way`0.23 0.24 0.02, 0.25 0.26 -0.14, 0 0.28 -0.3, -0.25 0.26 -0.14, -0.23 0.24 0.02`, 0.034, { flatten: 0.25 }),
        ),
      ),
      part("holes", fixed("iron", 0x0b0c0d), sphere(0.014, 1, 8).array(3, [0, 0, 0.05]).at(0.1, 0.36, 0.5).mirror("x")),
    ],
  }),
];
