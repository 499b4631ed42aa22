import { hex } from "@blenda/forge/solid/color";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { horn } from "../../core/details.ts";
import { blade, type PropMaker, rod } from "./prop-parts.ts";

/** What people carry at work and at play. */
export const TOOLS = {
  ladle: ({ brief }) => {
    return [
      [
        "ladle",
        joined([rod(-0.1, 0.26, 0.012), placed(sphere(0.06, 18), { at: [0, 0.3, 0.02], scale: [1, 1, 0.6] })]),
        brief.always("wood", hex(0xb08050)),
      ],
    ];
  },
  pitchfork: ({ wood, steel, ground }) => {
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
      ["shaft", rod(-ground, 0.64, 0.017), wood],
      ["tines", joined(tines), steel],
    ];
  },
  broom: ({ brief, wood, ground }) => {
    return [
      ["stick", rod(-ground * 0.8, 0.5, 0.016), wood],
      [
        "twigs",
        placed(
          tube(
            [
              [0, 0.5, 0],
              [0, 0.58, 0],
              [0, 0.86, 0],
            ],
            (t) => 0.03 + Math.sin(t * 2.4) * 0.07,
            { sides: 14, rings: 12 },
          ),
          {},
        ),
        brief.always("fabric", hex(0xc09a4a)),
      ],
    ];
  },
  shovel: ({ wood, steel, ground }) => {
    return [
      ["handle", rod(-ground * 0.9, 0.4, 0.018), wood],
      [
        "blade",
        placed(
          blade(
            [
              [-0.09, 0],
              [0.09, 0],
              [0.085, 0.16],
              [0, 0.26],
              [-0.085, 0.16],
            ],
            0.018,
          ),
          { at: [0, 0.38, 0] },
        ),
        steel,
      ],
    ];
  },
  hammer: ({ wood, steel }) => {
    return [
      ["handle", rod(-0.12, 0.24, 0.018), wood],
      ["hammer head", placed(box(0.2, 0.075, 0.075, 0.012), { at: [0, 0.26, 0] }), steel],
    ];
  },
  wrench: ({ steel }) => {
    return [["wrench", joined([rod(-0.1, 0.22, 0.02), placed(torus(0.045, 0.02, 24, 8), { at: [0, 0.26, 0], turn: [90, 0, 0] })]), steel]];
  },
  briefcase: ({ brief }) => {
    return [
      ["briefcase", placed(box(0.09, 0.24, 0.34, 0.02), { at: [0, -0.16, 0] }), brief.always("leather", hex(0x5a3a22))],
      ["handle", placed(torus(0.05, 0.012, 24, 8), { turn: [0, 0, 90], at: [0, -0.035, 0] }), brief.always("leather", hex(0x3a2616))],
    ];
  },
  bag: ({ brief }) => {
    return [["sack", placed(sphere(0.22, 24), { at: [0, -0.14, -0.2], scale: [0.9, 1.1, 0.9] }), brief.always("fabric", hex(0xb98a52))]];
  },
  book: ({ brief }) => {
    return [["book", placed(box(0.17, 0.22, 0.045, 0.01), { at: [0, 0.04, 0.05] }), brief.always("leather", hex(0x8a2f2a))]];
  },
  ball: ({ brief }) => {
    return [["ball", placed(sphere(0.12, 24), { at: [0, 0.06, 0.1] }), brief.always("rubber", hex(0xe07a24))]];
  },
  flower: ({ brief }) => {
    return [
      ["stem", rod(-0.1, 0.22, 0.01), brief.always("plastic", hex(0x3f8a3a))],
      [
        "petals",
        joined(
          Array.from({ length: 6 }, (_, at) =>
            placed(sphere(0.045, 12), {
              at: [Math.sin((at / 6) * 6.283) * 0.05, 0.25 + Math.cos((at / 6) * 6.283) * 0.05, 0],
              scale: [1, 1, 0.5],
            }),
          ),
        ),
        brief.always("fabric", hex(0xe65a8a)),
      ],
      ["heart", placed(sphere(0.035, 12), { at: [0, 0.25, 0.015] }), brief.always("plastic", hex(0xf2c83a))],
    ];
  },
  brush: ({ brief, wood }) => {
    return [
      ["brush", rod(-0.08, 0.18, 0.012), wood],
      [
        "bristles",
        horn(
          [
            [0, 0.18, 0],
            [0, 0.23, 0],
            [0, 0.28, 0],
          ],
          0.02,
          10,
          0.3,
        ),
        brief.always("plastic", hex(0x2f6fd0)),
      ],
    ];
  },
  flask: ({ brief }) => [
    [
      "flask",
      lathe(
        [
          [0, -0.06],
          [0.085, -0.055],
          [0.095, -0.03],
          [0.03, 0.12],
          [0.026, 0.2],
          [0.036, 0.21],
          [0, 0.21],
        ].map(([r, y]) => [r, y + 0.04] as const),
        { segments: 28 },
      ),
      brief.always("glass", hex(0xd6ecf0)),
    ],
    [
      "potion",
      lathe(
        [
          [0, -0.02],
          [0.098, -0.015],
          [0.1, 0.012],
          [0.062, 0.09],
          [0, 0.09],
        ],
        { segments: 28 },
      ),
      glowing(brief.light(hex(0x5ad06a))),
    ],
  ],
  "walking stick": ({ wood, ground }) => [
    [
      "stick",
      tube(
        [
          [0, -ground, 0],
          [0.012, -0.3, 0],
          [-0.01, 0.1, 0],
          [0.01, 0.42, 0],
        ],
        (t) => 0.018 + t * 0.008,
        { sides: 8, rings: 20 },
      ),
      wood,
    ],
  ],
  lasso: ({ brief }) => {
    return [
      [
        "lasso",
        joined(
          [0, 1, 2].map((ring) =>
            placed(torus(0.11 + ring * 0.008, 0.012, 36, 8), { at: [0, -0.1, 0.01 * ring], turn: [90, 0, ring * 8] }),
          ),
        ),
        brief.always("fabric", hex(0xb08a52)),
      ],
    ];
  },
  "candy cane": ({ brief }) => {
    return [
      ["stick", rod(-0.1, 0.24, 0.012), brief.always("plastic", hex(0xf6f3ee))],
      ["sweet", placed(sphere(0.09, 24), { at: [0, 0.32, 0], scale: [1, 1, 0.35] }), brief.always("plastic", hex(0xe0384a))],
    ];
  },
  lollipop: ({ brief }) => {
    return [
      ["stick", rod(-0.1, 0.24, 0.012), brief.always("plastic", hex(0xf6f3ee))],
      ["sweet", placed(sphere(0.09, 24), { at: [0, 0.32, 0], scale: [1, 1, 0.35] }), brief.always("plastic", hex(0xe0384a))],
    ];
  },
  syringe: ({ brief, steel }) => {
    return [
      [
        "syringe",
        joined([
          placed(cylinder(0.022, 0.14), { at: [0, 0.07, 0] }),
          placed(cylinder(0.03, 0.012), { at: [0, -0.05, 0] }),
          rod(-0.05, 0.02, 0.008),
        ]),
        brief.always("plastic", hex(0xe6eef2)),
      ],
      [
        "needle",
        horn(
          [
            [0, 0.14, 0],
            [0, 0.19, 0],
            [0, 0.24, 0],
          ],
          0.006,
          8,
        ),
        steel,
      ],
    ];
  },
} satisfies Record<string, PropMaker>;
