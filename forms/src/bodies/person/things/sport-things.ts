import { flat } from "@blenda/forge/language/numbers";
import { anticlockwise, softOutline } from "@blenda/forge/language/pieces/outlines";
import { hex } from "@blenda/forge/solid/color";
import { box, cylinder, extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type PropMaker, rod } from "./prop-parts.ts";

/** What players and players of music hold. */
export const SPORT_THINGS = {
  microphone: ({ brief, steel }) => [
    ["microphone", placed(cylinder(0.016, 0.17, { top: 0.024 }), { at: [0, 0.03, 0] }), brief.always("plastic", hex(0x22242a))],
    ["grille", placed(sphere(0.04, 20), { at: [0, 0.14, 0] }), steel],
  ],
  drumstick: ({ brief }) => {
    const wood = brief.always("wood", hex(0xd9b070));
    const stick = joined([rod(-0.06, 0.3, 0.011), placed(sphere(0.018, 12), { at: [0, 0.31, 0] })]);
    return [["drumstick", placed(stick, { turn: [72, 0, 0] }), wood]];
  },
  "golf club": ({ brief, steel, ground }) => [
    ["shaft", rod(-ground + 0.03, 0.12, 0.009), steel],
    ["grip", rod(-0.1, 0.14, 0.016), brief.always("rubber", hex(0x1c1c20))],
    [
      "club head",
      placed(sphere(0.05, 18), { at: [0.035, -ground + 0.035, 0], scale: [1.3, 0.7, 0.8] }),
      brief.always("wood", hex(0x7a2f20)),
    ],
    ["golf ball", placed(sphere(0.03, 16), { at: [0.16, -ground + 0.005, 0.02] }), brief.always("plastic", hex(0xf8f8f6))],
  ],
  "ski pole": ({ brief, steel, ground }) => [
    ["pole", rod(-ground - 0.02, 0.04, 0.009), steel],
    ["basket", placed(torus(0.045, 0.008, 20, 6), { at: [0, -ground + 0.07, 0] }), brief.always("plastic", hex(0xd0302a))],
    ["grip", rod(-0.07, 0.06, 0.018), brief.always("rubber", hex(0x1c1c20))],
  ],
  surfboard: ({ brief, ground }) => {
    const line = softOutline(
      flat`
        0 -0.98, 0.16 -0.9, 0.25 -0.5, 0.27 0, 0.24 0.5, 0.13 0.88, 0 1.02, -0.13 0.88, -0.24 0.5, -0.27 0, -0.25 -0.5, -0.16 -0.9
      `,
      60,
    );
    const [x, y, z]: Point = [-0.16, 0.99 - ground, -0.04];
    return [
      [
        "surfboard",
        placed(extruded(anticlockwise(line), 0.05, { bevel: 0.018, bevelSteps: 3 }), { at: [x, y, z] }),
        brief.always("plastic", hex(0xf4ecd8)),
      ],
      ["stripe", placed(box(0.05, 1.84, 0.056, 0.004), { at: [x, y, z] }), brief.always("plastic", hex(0xe0572c))],
      [
        "stripe",
        joined([1, -1].map((side) => placed(box(0.022, 1.66, 0.055, 0.004), { at: [x + side * 0.075, y, z] }))),
        brief.always("plastic", hex(0x2f9ab8)),
      ],
    ];
  },
  racket: ({ brief }) => {
    const strings = [-0.08, -0.04, 0, 0.04, 0.08].flatMap((at) => {
      const half = Math.sqrt(1 - (at / 0.13) ** 2);
      return [
        tube(
          [
            [at, 0.42 - half * 0.16, 0],
            [at, 0.42 + half * 0.16, 0],
          ],
          0.003,
          { isStraight: true, sides: 4 },
        ),
        tube(
          [
            [-half * 0.12, 0.42 + at * 1.3, 0.002],
            [half * 0.12, 0.42 + at * 1.3, 0.002],
          ],
          0.003,
          { isStraight: true, sides: 4 },
        ),
      ];
    });
    return [
      [
        "racket",
        joined([placed(torus(0.13, 0.013, 36, 8), { at: [0, 0.42, 0], turn: [90, 0, 0], scale: [1, 1, 1.25] }), rod(0.06, 0.27, 0.013)]),
        brief.always("plastic", hex(0xd0302a)),
      ],
      ["grip", rod(-0.1, 0.1, 0.018), brief.always("rubber", hex(0x22242a))],
      ["strings", joined(strings), brief.always("plastic", hex(0xf2f0e6))],
    ];
  },
  bat: ({ brief }) => [
    [
      "bat",
      tube(
        [
          [0, -0.1, 0],
          [0, 0.2, 0],
          [0, 0.5, 0],
          [0, 0.72, 0],
        ],
        (t) => 0.017 + 0.024 * t * (t > 0.97 ? 0.6 : 1),
        { sides: 14, rings: 18 },
      ),
      brief.always("wood", hex(0xd9a860)),
    ],
    ["knob", placed(sphere(0.026, 12), { at: [0, -0.1, 0], scale: [1, 0.6, 1] }), brief.always("wood", hex(0xb07a3a))],
  ],
  "hockey stick": ({ brief, wood, ground }) => [
    ["shaft", placed(box(0.022, ground + 0.28, 0.034, 0.006), { at: [0, (0.28 - ground) / 2, 0] }), wood],
    ["blade", placed(box(0.022, 0.075, 0.3, 0.008), { at: [0, -ground + 0.03, 0.13] }), brief.always("plastic", hex(0x1c1c20))],
    ["puck", placed(cylinder(0.05, 0.03), { at: [0.08, -ground - 0.005, 0.22] }), brief.always("rubber", hex(0x15151a))],
  ],
  "fishing rod": ({ brief, wood }) => [
    [
      "rod",
      placed(
        tube(
          [
            [0, -0.14, 0],
            [0, 0.6, 0.0],
            [0, 1.1, 0.14],
            [0, 1.3, 0.34],
          ],
          (t) => 0.018 - t * 0.013,
          { sides: 8, rings: 24 },
        ),
        {},
      ),
      wood,
    ],
    ["reel", placed(cylinder(0.035, 0.04), { at: [0.03, 0.06, 0], turn: [0, 0, 90] }), brief.always("steel")],
    [
      "line",
      tube(
        [
          [0, 1.3, 0.34],
          [0, 0.75, 0.36],
        ],
        0.003,
        { isStraight: true, sides: 4 },
      ),
      brief.always("plastic", hex(0xe9eef0)),
    ],
    [
      "fish",
      joined([
        placed(sphere(0.06, 18), { at: [0, 0.66, 0.36], scale: [0.5, 1.6, 1] }),
        placed(extruded(flat`-0.055 -0.05, 0.055 -0.05, 0 0.04`, 0.016, { bevel: 0.004 }), { at: [0, 0.55, 0.36], turn: [0, 90, 0] }),
      ]),
      brief.always("plastic", hex(0x7aa0b8)),
    ],
  ],
  "pom-pom": ({ brief }) => {
    const tuft = Array.from({ length: 22 }, (_, at) => {
      const up = 1 - ((at + 0.5) / 22) * 2;
      const [turn, r] = [at * 2.4, Math.sqrt(1 - up * up)];
      return placed(sphere(0.055, 10), { at: [Math.sin(turn) * r * 0.09, up * 0.09, Math.cos(turn) * r * 0.09] });
    });
    return [["pom-pom", joined(tuft), brief.always("plastic", hex(0xf2c22c))]];
  },
} satisfies Record<string, PropMaker>;
