import { all, box, cylinder, sphere } from "@blenda/forge/language/form";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { main, second, third } from "@blenda/forge/language/substance";

import { bricks, stoneWall } from "./walls.ts";

export const enclosures = [
  program({
    id: "brick wall",
    is: ["wall"],
    nouns: ["wall", "stone wall", "garden wall"],
    about: "a free-standing wall of bricks or stones",
    metresPerUnit: 1.5,
    wears: ["brick stone", "coping"],
    params: { long: [1.4, 1.8], tall: [0.75, 0.95] },
    traits: { stone: "stony rock", ruined: "broken crumbling destroyed" },
    sockets: ({ tall }) => ({ top: { at: [0, tall + 0.06, 0], size: [1.2, 0.6, 0.2] } }),
    parts: ({ long, tall }, { has }) => {
      const wall = (w: number, h: number) => box(w, h, 0.2, 0.006);
      const broken = [0, 1, 2, 3, 4, 5, 6].map((n) =>
        wall(long / 7 + 0.006, tall * (1 - Math.abs(Math.sin(n * 2.3 + 1)) * 0.6)).at(
          -long / 2 + (n + 0.5) * (long / 7),
          (tall * (1 - Math.abs(Math.sin(n * 2.3 + 1)) * 0.6)) / 2,
          0,
        ),
      );
      return [
        part(
          "wall",
          has("stone") ? stoneWall() : main("clay", 0xa4523a, { paint: bricks }),
          has("ruined") ? all(...broken) : wall(long, tall).at(0, tall / 2, 0),
        ),
        !has("ruined") && part("coping", second("concrete", 0xb3aca0), box(long + 0.06, 0.06, 0.28, 0.015).at(0, tall + 0.03, 0)),
        part("foot", second("concrete", 0xa09a8e), box(long + 0.02, 0.08, 0.26, 0.01).at(0, 0.04, 0)),
        has("ruined") &&
          part(
            "rubble",
            main("clay", 0x9a4c34),
            box(0.12, 0.07, 0.09, 0.01).scatter(
              Array.from({ length: 12 }, (_, n) => ({
                at: [Math.sin(n * 5.1) * long * 0.45, 0.035, 0.2 + ((n * 0.37) % 0.3)],
                turn: [0, n * 47, 0],
                scale: 0.7 + ((n * 0.31) % 0.5),
              })),
            ),
          ),
      ];
    },
  }),
  program({
    id: "gate",
    is: ["wall"],
    nouns: ["iron gate", "garden gate", "gateway"],
    about: "a two-winged gate between pillars",
    metresPerUnit: 1.6,
    wears: ["bars wing", "pillar"],
    params: { bars: whole(5, 6), tall: [1, 1.15] },
    traits: { open: "opened", wooden: "wood farm" },
    parts: ({ bars, tall }, { has }) => {
      const width = 0.5;
      const peak = (x: number) => tall * (0.78 + 0.2 * (1 - x / width));
      const rods = Array.from({ length: bars }, (_, n) => {
        const x = 0.05 + ((n + 0.5) / bars) * (width - 0.06);
        return all(
          cylinder(0.011, peak(x), { sides: 8 }).at(x, peak(x) / 2 + 0.04, 0),
          cylinder(0.024, 0.08, { top: 0.002, bevel: 0.001, sides: 8 }).at(x, peak(x) + 0.07, 0),
        );
      });
      const iron = all(
        ...rods,
        box(width - 0.02, 0.026, 0.026, 0.005).at(width / 2 + 0.01, 0.14, 0),
        box(width - 0.02, 0.026, 0.026, 0.005).at(width / 2 + 0.01, tall * 0.72, 0),
        box(0.035, tall * 0.82, 0.035, 0.006).at(width, tall * 0.41 + 0.03, 0),
        cylinder(0.05, 0.014)
          .turn(90, 0, 0)
          .at(width * 0.5, tall * 0.44, 0),
      );
      const wood = all(
        box(0.075, tall * 0.78, 0.03, 0.006)
          .array(6, [0.083, 0, 0])
          .at(width / 2, tall * 0.45, 0),
        box(width, 0.07, 0.03, 0.006).at(width / 2, tall * 0.2, 0.03),
        box(width, 0.07, 0.03, 0.006).at(width / 2, tall * 0.7, 0.03),
        box(0.06, tall * 0.62, 0.025, 0.006)
          .turn(0, 0, 40)
          .at(width / 2, tall * 0.45, 0.028),
      );
      const wing = (side: 1 | -1) =>
        (has("wooden") ? wood : iron)
          .at(-width, 0, 0)
          .turn(0, has("open") ? 65 : 0, 0)
          .turn(0, side === 1 ? 0 : 180, 0)
          .at(side * width, 0, 0);
      const of = has("wooden") ? main("wood", 0x8a5f38) : main("iron", 0x3a3d42);
      return [
        part("right wing", of, wing(1), { motion: turns([width, 0, 0], [0, 1, 0], 0, 80) }),
        part("left wing", of, wing(-1), { motion: turns([-width, 0, 0], [0, 1, 0], 0, -80) }),
        part(
          "pillars",
          second("clay", 0xa4523a, { paint: bricks }),
          box(0.2, tall + 0.1, 0.2, 0.008)
            .at(width + 0.13, (tall + 0.1) / 2, 0)
            .mirror("x"),
        ),
        part(
          "caps",
          third("concrete", 0xc2bbae),
          all(box(0.27, 0.05, 0.27, 0.012).at(0, tall + 0.12, 0), sphere(0.08, 1, 20).at(0, tall + 0.22, 0))
            .at(width + 0.13, 0, 0)
            .mirror("x"),
        ),
      ];
    },
  }),
];
