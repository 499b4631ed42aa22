import { all, box, cylinder, extrude, type Form, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { arc, symmetric } from "@blenda/forge/language/lists";
import { flat, way } from "@blenda/forge/language/numbers";
import { star } from "@blenda/forge/language/outlines";
import { part, program, spins, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { fixed, main, second, third } from "@blenda/forge/language/substance";

export const seafaring = [
  program({
    id: "anchor",
    nouns: ["ship anchor", "boat anchor"],
    about: "a ship's anchor with two flukes, a stock, a ring and a rope",
    metresPerUnit: 1,
    wears: ["anchor", "stock", "rope chain"],
    params: { span: [0.56, 0.66], long: [1.3, 1.45] },
    parts: ({ span, long }) => {
      const arm = arc(span, 205, 335, 14).map(([x, y]) => [x, y + span + 0.08, 0] as const);
      const fluke = extrude(flat`-0.02 -0.16, 0.16 0.02, -0.02 0.2, -0.08 0.02`, 0.05, 0.018);
      return [
        part(
          "shank",
          main("iron", 0x4a4e54),
          all(sweep(way`0 0.1 0, 0 ${long} 0`, [0.075, 0.05], { isStraight: true }), sweep(arm, [0.045, 0.07, 0.085, 0.07, 0.045])),
        ),
        part("flukes", main("iron", 0x565a60), put(fluke, [span * 0.86, span * 0.62 + 0.08, 0], [0, 0, 62]).mirror("x")),
        part(
          "stock",
          second("wood", 0x7a4d28),
          all(
            put(cylinder(0.06, 0.9, { bevel: 0.02 }), [0, long - 0.12, 0], [0, 0, 90]),
            sphere(0.075, 1, 18)
              .at(0.46, long - 0.12, 0)
              .mirror("x"),
          ),
        ),
        part(
          "bands",
          fixed("iron", 0x34373b),
          put(torus(0.06, 0.016), [0, 0, 0], [0, 0, 90]).scatter(
            [0.14, -0.14, 0.34, -0.34].map((x) => ({ at: [x, long - 0.12, 0] as const })),
          ),
        ),
        part("ring", main("iron", 0x4a4e54), put(torus(0.11, 0.026), [0, long + 0.1, 0], [90, 0, 0])),
        part(
          "rope",
          third("fabric", 0xcdb07a),
          sweep(
            way`
              0 1.48 0.02, 0.12 1.36 0.1, 0.14 1.1 0.12, -0.12 0.9 0.1, -0.16 0.7 -0.08, 0.1 0.5 -0.12, 0.18 0.3 0.06, 0.02 0.12 0.14,
              -0.3 0.03 0.2
            `.map(([x, y, z]) => [x, (y * long) / 1.35, z] as const),
            0.03,
          ),
        ),
      ];
    },
  }),
  program({
    id: "ship wheel",
    nouns: ["ship's wheel", "steering wheel of a ship", "helm", "boat wheel", "pirate wheel"],
    about: "a ship's wooden steering wheel with turned spokes and a brass hub on a stand",
    metresPerUnit: 0.75,
    wears: ["wheel wood", "hub ring", "stand"],
    params: { spokes: whole(6, 10), size: [0.4, 0.46] },
    traits: { loose: "wall decoration hanging" },
    parts: ({ spokes, size }, { has }) => {
      const y = has("loose") ? 0.66 : 0.86;
      const wheel = (form: Form): Form => put(form, [0, y, 0], [90, 0, 0]);
      const motion = spins([0, y, 0], [0, 0, 1]);
      const spoke = put(
        lathe(flat`0 0.08, 0.026 0.1, 0.02 0.2, 0.034 0.28, 0.02 0.36, 0.024 0.5, 0.02 0.54, 0.036 0.62, 0.02 0.68, 0 0.69`, {
          smooth: 34,
          sides: 14,
        }).scale(1, size / 0.44, 1),
        [0, 0, 0],
        [90, 0, 0],
      );
      return [
        part(
          "rim",
          main("wood", 0x8a5630),
          wheel(
            lathe(
              flat`-0.06 -0.04, 0.04 -0.04, 0.05 0, 0.04 0.04, -0.06 0.04, -0.07 0, -0.06 -0.04`.map(([r, h]) => [r + size, h] as const),
            ),
          ),
          { motion },
        ),
        part("spokes", main("wood", 0x9a6234), wheel(spoke.ring(spokes)), { motion }),
        part("hub", main("wood", 0x6b3a1f), wheel(cylinder(0.13, 0.14, { bevel: 0.02 })), { motion }),
        part(
          "brass",
          second("brass"),
          wheel(
            all(
              cylinder(0.07, 0.18),
              torus(size + 0.01, 0.012).at(0, 0.042, 0),
              torus(size - 0.04, 0.01).at(0, 0.042, 0),
              torus(0.12, 0.014).at(0, 0.07, 0),
              sphere(0.016, 1, 10)
                .at(0, 0.046, size - 0.015)
                .ring(spokes, 180 / spokes),
            ),
          ),
          { motion },
        ),
        !has("loose") &&
          part(
            "stand",
            third("wood", 0x5c3a1e),
            all(
              put(extrude(symmetric([0, 0, 0.3, 0, 0.26, 0.1, 0.11, 0.3, 0.09, 0.94, 0, 0.98]), 0.14, 0.02), [0, 0, -0.2]),
              box(0.7, 0.08, 0.5, 0.02).at(0, 0.03, -0.2),
              put(cylinder(0.05, 0.24), [0, y, -0.1], [90, 0, 0]),
            ),
          ),
      ];
    },
  }),
  program({
    id: "compass",
    nouns: ["magnetic compass", "pocket compass", "pirate compass", "navigation compass"],
    about: "a brass compass with a rose of the winds, a needle and an open lid",
    metresPerUnit: 0.08,
    wears: ["case", "rose dial", "needle"],
    params: { lid: [62, 80], north: [-50, 50] },
    parts: ({ lid, north }) => [
      part("case", main("brass", 0xcaa044), lathe(flat`0 0, 0.42 0, 0.5 0.04, 0.5 0.18, 0.46 0.2, 0.44 0.16, 0.44 0.12, 0 0.12`)),
      part("dial", second("paper", 0xf0e2bc), cylinder(0.435, 0.02, { bevel: 0.002, sides: 48 }).at(0, 0.125, 0)),
      part(
        "rose",
        fixed("leather", 0x4a2a1a),
        all(
          put(extrude(star(4, 0.34, 0.07), 0.012, 0.002), [0, 0.138, 0], [-90, 0, 0]),
          put(torus(0.38, 0.006), [0, 0.138, 0]),
          box(0.012, 0.01, 0.05, 0.002).at(0, 0.138, 0.4).ring(16),
        ),
      ),
      part(
        "small rose",
        fixed("leather", 0xa8232c),
        put(extrude(star(4, 0.22, 0.06), 0.01, 0.002), [0, 0.136, 0], [-90, 0, 0]).turn(0, 45, 0),
      ),
      part(
        "needle",
        third("paint", 0xc22a24),
        put(extrude(flat`0 0, 0.045 0, 0 0.36, -0.045 0`, 0.016, 0.004), [0, 0.165, 0], [-90, 0, 0]).turn(0, north, 0),
        { motion: turns([0, 0.16, 0], [0, 1, 0], -30, 30) },
      ),
      part(
        "counter needle",
        fixed("steel", 0xd8dade),
        put(extrude(flat`-0.045 0, 0 -0.36, 0.045 0`, 0.016, 0.004), [0, 0.165, 0], [-90, 0, 0]).turn(0, north, 0),
        { motion: turns([0, 0.16, 0], [0, 1, 0], -30, 30) },
      ),
      part("pin", fixed("brass"), cylinder(0.03, 0.06, { sides: 16 }).at(0, 0.165, 0)),
      part(
        "lid",
        main("brass", 0xb98c3c),
        put(
          all(
            lathe(flat`0 0.06, 0.4 0.03, 0.48 -0.01, 0.5 0, 0.43 0.07, 0 0.1`),
            put(extrude(star(8, 0.2, 0.1), 0.03, 0.008), [0, 0.09, 0], [-90, 0, 0]),
          ).at(0, 0, 0.5),
          [0, 0.2, -0.5],
          [-lid, 0, 0],
        ),
        { motion: turns([0, 0.2, -0.5], [1, 0, 0], 0, lid) },
      ),
      part(
        "ring",
        main("brass", 0xb98c3c),
        all(
          put(torus(0.1, 0.02), [0, 0.1, 0.62]),
          box(0.08, 0.06, 0.06, 0.02).at(0, 0.1, 0.51),
          put(cylinder(0.04, 0.24), [0, 0.18, -0.5], [0, 0, 90]),
        ),
      ),
    ],
  }),
];
