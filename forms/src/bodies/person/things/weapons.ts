import { hex } from "@blenda/forge/solid/color";
import { box, cylinder, extruded, sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { blade, type PropMaker, rod, straightBlade } from "./prop-parts.ts";

/** What fighters, kings and wizards carry. */
export const WEAPONS = {
  sword: ({ steel, gold }) => {
    return [
      ["sword", straightBlade(), steel],
      [
        "hilt",
        joined([
          placed(box(0.2, 0.03, 0.035, 0.008), { at: [0, 0.06, 0] }),
          rod(-0.07, 0.06, 0.016),
          placed(sphere(0.026, 12), { at: [0, -0.085, 0] }),
        ]),
        gold,
      ],
    ];
  },
  cutlass: ({ steel, gold }) => {
    const line: Point[] = [
      [0, 0.05, 0],
      [0, 0.3, 0.01],
      [0, 0.52, 0.08],
      [0, 0.68, 0.18],
    ];
    return [
      ["blade", tube(line, (t) => 0.03 * (1 - t * t * 0.9), { sides: 8, rings: 16, flatten: 0.3 }), steel],
      ["hilt", joined([placed(cylinder(0.05, 0.015), { at: [0, 0.05, 0] }), rod(-0.12, 0.05, 0.018)]), gold],
    ];
  },
  katana: ({ brief, steel }) => {
    const line: Point[] = [
      [0, 0.05, 0],
      [0, 0.3, 0.01],
      [0, 0.52, 0.03],
      [0, 0.68, 0.06],
    ];
    return [
      ["blade", tube(line, (t) => 0.03 * (1 - t * t * 0.9), { sides: 8, rings: 16, flatten: 0.3 }), steel],
      [
        "hilt",
        joined([placed(cylinder(0.05, 0.015), { at: [0, 0.05, 0] }), rod(-0.12, 0.05, 0.018)]),
        brief.always("fabric", hex(0x22222a)),
      ],
    ];
  },
  staff: ({ brief, wood, ground }) => {
    return [
      [
        "staff",
        tube(
          [
            [0, -ground, 0],
            [0.01, 0, 0],
            [0, 0.6, 0],
            [0.06, 0.74, 0],
            [0.02, 0.84, 0],
            [-0.05, 0.78, 0],
          ],
          (t) => 0.022 + t * 0.008,
          { sides: 10, rings: 30 },
        ),
        wood,
      ],
      ["orb", placed(sphere(0.06, 20), { at: [0.0, 0.77, 0] }), glowing(brief.light(hex(0x62c8ff)))],
    ];
  },
  wand: ({ brief }) => {
    return [
      ["wand", rod(-0.06, 0.32, 0.012), brief.always("wood", hex(0x4a3020))],
      [
        "star",
        placed(
          extruded(
            Array.from(
              { length: 10 },
              (_, at) =>
                [Math.sin((at / 5) * Math.PI) * (at % 2 ? 0.035 : 0.085), Math.cos((at / 5) * Math.PI) * (at % 2 ? 0.035 : 0.085)] as const,
            ).reverse(),
            0.03,
            { bevel: 0.008 },
          ),
          { at: [0, 0.36, 0] },
        ),
        glowing(brief.light(hex(0xffd84a))),
      ],
    ];
  },
  trident: ({ gold, ground }) => {
    const tines = [-0.09, 0, 0.09].map((x) =>
      tube(
        [
          [0, 0.62, 0],
          [x, 0.68, 0],
          [x, 0.9, 0],
        ],
        (t) => 0.014 * (1 - Math.max(0, t - 0.7) * 2.6),
        { sides: 8, rings: 12 },
      ),
    );
    return [
      ["shaft", rod(-ground, 0.64, 0.017), gold],
      ["tines", joined(tines), gold],
    ];
  },
  spear: ({ wood, steel, ground }) => {
    return [
      ["shaft", rod(-ground, 0.8, 0.016), wood],
      [
        "tip",
        blade(
          [
            [-0.04, 0.78],
            [0.04, 0.78],
            [0, 1.0],
          ],
          0.02,
        ),
        steel,
      ],
    ];
  },
  scythe: ({ wood, steel, ground }) => [
    ["handle", rod(-ground, 0.72, 0.022), wood],
    [
      "scythe blade",
      placed(
        blade(
          [
            [-0.03, -0.06],
            [0.05, -0.03],
            [0.3, 0.02],
            [0.52, -0.06],
            [0.66, -0.22],
            [0.58, 0.02],
            [0.34, 0.14],
            [-0.03, 0.08],
          ],
          0.02,
        ),
        { at: [0, 0.7, 0] },
      ),
      steel,
    ],
  ],
  axe: ({ wood, steel }) => {
    return [
      ["handle", rod(-0.28, 0.42, 0.02), wood],
      [
        "axe head",
        placed(
          blade(
            [
              [-0.03, 0],
              [0.04, 0.02],
              [0.2, -0.07],
              [0.23, 0.06],
              [0.2, 0.19],
              [0.04, 0.1],
              [-0.03, 0.11],
            ],
            0.035,
          ),
          { at: [0, 0.28, 0] },
        ),
        steel,
      ],
    ];
  },
  sceptre: ({ gold }) => {
    return [
      [
        "sceptre",
        joined([
          rod(-0.26, 0.34, 0.018),
          placed(sphere(0.055, 18), { at: [0, 0.38, 0] }),
          placed(box(0.1, 0.022, 0.022, 0.004), { at: [0, 0.48, 0] }),
          rod(0.42, 0.53, 0.012),
        ]),
        gold,
      ],
    ];
  },
  flag: ({ brief, wood, ground }) => {
    return [
      ["pole", rod(-ground, 0.8, 0.014), wood],
      ["flag", placed(box(0.42, 0.26, 0.012, 0.004), { at: [0.21, 0.66, 0] }), brief.always("fabric", hex(0xb3261e))],
    ];
  },
} satisfies Record<string, PropMaker>;
