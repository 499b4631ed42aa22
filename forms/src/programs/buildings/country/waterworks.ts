import { all, box, cylinder, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { flat, way } from "@blenda/forge/language/numbers";
import { part, pick, program, spins, whole } from "@blenda/forge/language/program";
import { fixed, liquid, main, second, third } from "@blenda/forge/language/substance";

import { gableRoof, roundBlocks, shingles } from "./walls.ts";

export const waterworks = [
  program({
    id: "well",
    nouns: ["wishing well", "water well", "stone well", "draw well"],
    about: "a round stone well with a roof, a winch and a bucket",
    metresPerUnit: 1.2,
    wears: ["stone wall", "roof", "wood"],
    params: { wide: [0.44, 0.5], tall: [1.15, 1.3] },
    sockets: () => ({ inside: { at: [0, 0.3, 0], size: [0.6, 0.4, 0.6] } }),
    parts: ({ wide, tall }) => [
      part(
        "wall",
        main("stone", 0x9a948a, { paint: roundBlocks(0.45) }),
        lathe(flat`0 0, ${wide} 0, ${wide} 0.48, ${wide - 0.14} 0.48, ${wide - 0.14} 0.1, 0 0.1`),
      ),
      part(
        "rim",
        main("stone", 0x857f76),
        lathe(flat`${wide - 0.15} 0.47, ${wide + 0.04} 0.47, ${wide + 0.04} 0.54, ${wide - 0.15} 0.54, ${wide - 0.15} 0.47`),
      ),
      part("water", liquid(0x2f6f8a, null), cylinder(wide - 0.13, 0.03).at(0, 0.3, 0)),
      part(
        "posts",
        third("wood", 0x7a5230),
        all(
          box(0.07, tall - 0.1, 0.07, 0.01)
            .at(wide - 0.03, tall / 2 + 0.05, 0)
            .mirror("x"),
          box(wide * 2, 0.05, 0.05, 0.008).at(0, tall, 0),
        ),
      ),
      part(
        "roof",
        second("clay", 0xa8482e, { paint: shingles }),
        gableRoof(0.86, 0.36, wide * 2 + 0.34, 0.05)
          .turn(0, 90, 0)
          .at(0, tall, 0),
      ),
      part(
        "winch",
        third("wood", 0x8a5f38),
        all(
          cylinder(0.06, wide * 2 - 0.06)
            .turn(0, 0, 90)
            .at(0, 0.86, 0),
          cylinder(0.016, 0.24, { sides: 8 }).at(wide + 0.06, 0.78, 0),
          cylinder(0.018, 0.14, { sides: 8 })
            .turn(0, 0, 90)
            .at(wide + 0.12, 0.67, 0),
          cylinder(0.02, 0.12, { sides: 8 })
            .turn(0, 0, 90)
            .at(wide + 0.02, 0.86, 0),
        ),
        { motion: spins([0, 0.86, 0], [1, 0, 0]) },
      ),
      part(
        "rope",
        fixed("fabric", 0xc9b184),
        all(
          cylinder(0.012, 0.3, { sides: 8 }).at(0, 0.74, 0.06),
          torus(0.064, 0.012).turn(0, 0, 90).array(5, [0.022, 0, 0]).at(0, 0.86, 0),
        ),
      ),
      part(
        "bucket",
        third("wood", 0x9a6a3c),
        all(lathe(flat`0 0.42, 0.09 0.42, 0.115 0.6, 0.1 0.6, 0.08 0.45, 0 0.45`), torus(0.108, 0.01).at(0, 0.55, 0)).at(0, 0, 0.06),
      ),
    ],
  }),
  program({
    id: "fountain",
    nouns: ["water fountain", "garden fountain"],
    about: "a stone basin with bowls and falling water",
    metresPerUnit: 2,
    wears: ["stone", "water"],
    params: { tiers: whole(2, 3), sides: pick("round", "round", "eight") },
    sockets: () => ({ inside: { at: [0, 0.2, 0], size: [1.2, 0.5, 1.2] } }),
    parts: ({ tiers, sides }) => {
      const edges = sides === "eight" ? 8 : 56;
      const bowls = Array.from({ length: tiers }, (_, n) => ({ y: 0.55 + n * 0.36, r: 0.46 - n * 0.15 }));
      const bowl = ({ y, r }: (typeof bowls)[number]) =>
        all(
          lathe(
            flat`
              0 ${y - 0.1}, 0.07 ${y - 0.1}, ${r * 0.6} ${y - 0.05}, ${r} ${y + 0.03}, ${r + 0.02} ${y + 0.06},
              ${r - 0.03} ${y + 0.06}, ${r * 0.6} ${y}, 0 ${y - 0.02}
            `,
          ),
          lathe(flat`0 ${y - 0.4}, 0.1 ${y - 0.4}, 0.06 ${y - 0.3}, 0.085 ${y - 0.2}, 0.05 ${y - 0.1}, 0 ${y - 0.08}`),
        );
      const fall = ({ y, r }: (typeof bowls)[number], n: number) =>
        sweep(
          way`
            0 ${y + 0.05} ${r - 0.05}, 0 ${y + 0.055} ${r + 0.01}, 0 ${y + 0.02} ${r + 0.055}, 0 ${y - 0.08} ${r + 0.085},
            0 ${n === 0 ? 0.2 : y - 0.3} ${r + 0.11}
          `,
          [0.03, 0.026, 0.02, 0.03],
          { isStraight: true },
        ).ring(n === 0 ? 10 : 7);
      const last = bowls[tiers - 1];
      return [
        part(
          "basin",
          main("stone", 0xb5aea2),
          all(
            lathe(flat`0 0, 0.92 0, 0.92 0.05, 0.86 0.07, 0.86 0.24, 0.92 0.27, 0.92 0.31, 0.78 0.31, 0.78 0.1, 0 0.1`, {
              sides: edges,
            }),
            ...bowls.map(bowl),
            sphere(0.06, 1.3, 16).at(0, last.y + 0.06, 0),
          ),
        ),
        part(
          "water",
          { ...liquid(0x6fb4d8, 1) },
          all(cylinder(0.8, 0.03, { sides: 48 }).at(0, 0.22, 0), ...bowls.map(({ y, r }) => cylinder(r - 0.03, 0.02).at(0, y + 0.04, 0))),
        ),
        part(
          "falls",
          { ...liquid(0xbfe2f2, 1) },
          all(
            ...bowls.map(fall),
            sweep(
              way`0 ${last.y + 0.1} 0, 0 ${last.y + 0.34} 0.02, 0 ${last.y + 0.3} 0.12, 0 ${last.y + 0.06} 0.17`,
              [0.022, 0.018, 0.014, 0.016],
            ).ring(6),
          ),
        ),
      ];
    },
  }),
];
