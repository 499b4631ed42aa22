import { hex } from "@blenda/forge/solid/color";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { horn } from "../../core/details.ts";
import { type PropMaker, rod } from "./prop-parts.ts";

/** What trades are known by. */
export const TRADE_THINGS = {
  tray: ({ brief, steel }) => [
    ["tray", placed(cylinder(0.17, 0.016, { bevel: 0.006 }), { at: [0, 0.06, 0.1] }), steel],
    [
      "glasses",
      joined([-0.06, 0.06].map((x) => placed(cylinder(0.026, 0.11, { top: 0.036 }), { at: [x, 0.125, 0.1 + x * 0.5] }))),
      brief.always("glass", hex(0xd8a83a)),
    ],
  ],
  cleaver: ({ wood, steel }) => [
    ["handle", rod(-0.08, 0.08, 0.018), wood],
    ["cleaver", placed(box(0.02, 0.24, 0.13, 0.006), { at: [0, 0.19, 0.045] }), steel],
  ],
  pickaxe: ({ wood, steel }) => [
    ["handle", rod(-0.3, 0.42, 0.019), wood],
    [
      "pick",
      tube(
        [
          [-0.3, 0.31, 0],
          [-0.16, 0.4, 0],
          [0, 0.43, 0],
          [0.16, 0.4, 0],
          [0.3, 0.31, 0],
        ],
        (t) => 0.008 + 0.028 * Math.sin(t * Math.PI),
        { sides: 8, rings: 20 },
      ),
      steel,
    ],
  ],
  "watering can": ({ brief }) => {
    const tin = brief.always("steel", hex(0x5f9a78));
    const spout = tube(
      [
        [0, -0.2, 0.08],
        [0, -0.1, 0.2],
        [0, 0.0, 0.26],
      ],
      0.018,
      { sides: 10, rings: 10 },
    );
    return [
      ["can", joined([placed(cylinder(0.1, 0.17, { top: 0.09 }), { at: [0, -0.16, 0] }), spout]), tin],
      ["rose", placed(cylinder(0.022, 0.03, { top: 0.05 }), { at: [0, 0.01, 0.27], turn: [52, 0, 0] }), tin],
      ["handle", placed(torus(0.085, 0.012, 28, 8), { at: [0, -0.06, 0], turn: [0, 0, 90] }), tin],
    ];
  },
  gavel: ({ brief }) => {
    const dark = brief.always("wood", hex(0x6a3a1e));
    return [
      ["handle", rod(-0.1, 0.2, 0.014), dark],
      ["gavel", placed(cylinder(0.05, 0.15, { bevel: 0.016 }), { at: [0, 0.22, 0], turn: [0, 0, 90] }), dark],
      [
        "rings",
        joined([-0.045, 0.045].map((x) => placed(torus(0.05, 0.008, 24, 8), { at: [x, 0.22, 0], turn: [0, 0, 90] }))),
        brief.always("gold"),
      ],
    ];
  },
  magnifier: ({ brief, wood, gold }) => [
    ["handle", rod(-0.1, 0.06, 0.017), wood],
    ["ring", placed(torus(0.085, 0.013, 36, 10), { at: [0, 0.15, 0], turn: [90, 0, 0] }), gold],
    ["lens", placed(sphere(0.082, 24), { at: [0, 0.15, 0], scale: [1, 1, 0.14] }), brief.always("glass", hex(0xbfe0ee))],
  ],
  bow: ({ brief, wood }) => [
    [
      "bow",
      tube(
        [
          [0, -0.58, -0.16],
          [0, -0.46, -0.04],
          [0, -0.2, 0.03],
          [0, 0, 0.0],
          [0, 0.2, 0.03],
          [0, 0.46, -0.04],
          [0, 0.58, -0.16],
        ],
        (t) => 0.009 + 0.012 * Math.sin(t * Math.PI),
        { sides: 8, rings: 30 },
      ),
      wood,
    ],
    ["string", placed(rod(-0.57, 0.57, 0.004), { at: [0, 0, -0.155] }), brief.always("fabric", hex(0xe9e2d0))],
  ],
  dagger: ({ steel, gold }) => [
    [
      "dagger",
      tube(
        [
          [0, 0.05, 0],
          [0, 0.2, 0],
          [0, 0.36, 0],
        ],
        (t) => 0.026 * (1 - t * 0.95),
        { sides: 6, rings: 10, flatten: 0.35 },
      ),
      steel,
    ],
    ["hilt", joined([placed(box(0.11, 0.02, 0.03, 0.006), { at: [0, 0.05, 0] }), rod(-0.06, 0.05, 0.014)]), gold],
  ],
  bread: ({ brief }) => {
    const crust = brief.always("clay", hex(0xc98a45));
    const loaf = (x: number, lean: number) => placed(sphere(0.045, 18), { at: [x, 0.14, 0.02], scale: [1, 5, 1], turn: [0, 0, lean] });
    return [
      ["bread", joined([loaf(-0.04, 7), loaf(0.04, -7)]), crust],
      [
        "slashes",
        joined(
          [0.02, 0.12, 0.22].flatMap((y) =>
            [-0.04, 0.04].map((x) =>
              placed(box(0.05, 0.014, 0.012, 0.004), { at: [x * (1.4 - y), y, 0.062 - Math.abs(y - 0.14) * 0.06], turn: [0, 0, 30] }),
            ),
          ),
        ),
        brief.always("clay", hex(0xf0d8a4)),
      ],
    ];
  },
  "coffee cup": ({ brief }) => [
    ["cup", placed(cylinder(0.042, 0.13, { top: 0.055 }), { at: [0, 0.06, 0.03] }), brief.always("porcelain", hex(0xf4efe6))],
    ["lid", placed(cylinder(0.058, 0.025), { at: [0, 0.135, 0.03] }), brief.always("plastic", hex(0x4a3020))],
    ["band", placed(cylinder(0.052, 0.05, { top: 0.055 }), { at: [0, 0.06, 0.03] }), brief.always("paper", hex(0xa87848))],
  ],
  bulb: ({ brief, steel }) => [
    ["bulb", placed(sphere(0.075, 24), { at: [0, 0.15, 0], scale: [1, 1.1, 1] }), glowing(brief.light(hex(0xffe08a)))],
    ["socket", placed(cylinder(0.036, 0.09), { at: [0, 0.045, 0] }), steel],
  ],
  letter: ({ brief }) => [
    ["letter", placed(box(0.2, 0.13, 0.012, 0.003), { at: [0, 0.1, 0.02] }), brief.always("paper", hex(0xf4efe2))],
    ["seal", placed(sphere(0.022, 14), { at: [0, 0.1, 0.026], scale: [1, 1, 0.4] }), brief.always("plastic", hex(0xb3261e))],
    [
      "flap",
      joined(
        [1, -1].map((side) =>
          tube(
            [
              [side * 0.095, 0.158, 0.028],
              [0, 0.1, 0.03],
            ],
            0.0035,
            { isStraight: true, sides: 6 },
          ),
        ),
      ),
      brief.always("paper", hex(0xb8a888)),
    ],
  ],
  mop: ({ brief, wood, ground }) => [
    ["stick", rod(-ground + 0.1, 0.55, 0.016), wood],
    [
      "mop",
      joined(
        Array.from({ length: 14 }, (_, at) => {
          const turn = (at / 14) * 6.283;
          const [x, z] = [Math.sin(turn), Math.cos(turn)];
          return horn(
            [
              [x * 0.02, -ground + 0.16, z * 0.02],
              [x * 0.1, -ground + 0.1, z * 0.1],
              [x * 0.15, -ground + 0.02, z * 0.15],
            ],
            0.03,
            8,
            0.6,
          );
        }),
      ),
      brief.always("fabric", hex(0xe9e4d6)),
    ],
  ],
  crosier: ({ gold, ground }) => [
    [
      "crosier",
      tube(
        [
          [0, -ground, 0],
          [0, 0.2, 0],
          [0, 0.62, 0],
          [0.09, 0.78, 0],
          [0.19, 0.68, 0],
          [0.13, 0.57, 0],
          [0.07, 0.64, 0],
        ],
        (t) => 0.02 - t * 0.006,
        { sides: 10, rings: 50 },
      ),
      gold,
    ],
    ["knob", placed(sphere(0.04, 18), { at: [0, 0.5, 0], scale: [1, 0.8, 1] }), gold],
  ],
  "skull staff": ({ brief, ground }) => {
    const bone = brief.always("bone", hex(0xe9e2cc));
    return [
      ["staff", rod(-ground, 0.6, 0.02), brief.always("wood", hex(0x2f241c))],
      [
        "skull",
        joined([placed(sphere(0.085, 20), { at: [0, 0.7, 0] }), placed(box(0.085, 0.06, 0.07, 0.015), { at: [0, 0.62, 0.03] })]),
        bone,
      ],
      [
        "sockets",
        joined([1, -1].map((side) => placed(sphere(0.025, 12), { at: [side * 0.035, 0.7, 0.072] }))),
        glowing(brief.light(hex(0x62f08a))),
      ],
    ];
  },
  club: ({ brief }) => [
    [
      "club",
      lathe(
        [
          [0, -0.16],
          [0.03, -0.15],
          [0.026, -0.05],
          [0.04, 0.15],
          [0.085, 0.45],
          [0.1, 0.62],
          [0.07, 0.72],
          [0, 0.74],
        ],
        { segments: 20 },
      ),
      brief.always("wood", hex(0x6a4426)),
    ],
    [
      "knots",
      joined(
        [0, 1, 2, 3, 4, 5, 6].map((at) => {
          const [turn, y] = [at * 2.4, 0.36 + at * 0.045];
          return horn(
            [
              [Math.sin(turn) * 0.06, y, Math.cos(turn) * 0.06],
              [Math.sin(turn) * 0.11, y + 0.01, Math.cos(turn) * 0.11],
              [Math.sin(turn) * 0.15, y + 0.02, Math.cos(turn) * 0.15],
            ],
            0.024,
            8,
          );
        }),
      ),
      brief.always("bone", hex(0xd9cba8)),
    ],
  ],
  "pan flute": ({ brief }) => [
    [
      "pan flute",
      joined(
        [0, 1, 2, 3, 4, 5].map((at) => placed(cylinder(0.018, 0.24 - at * 0.026), { at: [-0.08 + at * 0.034, 0.12 + at * 0.013, 0.05] })),
      ),
      brief.always("wood", hex(0xc9a05a)),
    ],
    ["band", placed(box(0.22, 0.026, 0.05, 0.006), { at: [0, 0.16, 0.05] }), brief.always("leather", hex(0x6a3a20))],
  ],
  spyglass: ({ brief, gold }) => [
    [
      "spyglass",
      placed(
        joined([
          placed(cylinder(0.04, 0.16), { at: [0, 0.12, 0] }),
          placed(cylinder(0.033, 0.14), { at: [0, 0, 0] }),
          placed(cylinder(0.027, 0.1), { at: [0, -0.1, 0] }),
        ]),
        { turn: [70, 0, 0] },
      ),
      gold,
    ],
    ["lens", placed(sphere(0.036, 16), { at: [0, 0.07, 0.19], scale: [1, 1, 0.4] }), brief.always("glass", hex(0x8fc0dc))],
  ],
} satisfies Record<string, PropMaker>;
