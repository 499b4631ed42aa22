import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { lacquer } from "@blenda/forge/language/pieces/finishes";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { hex, mix } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { curved, lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { bulbPart, hood, lightOf, metalOf, PAINTS } from "./light.ts";

/** Brass, and a green half-cylinder of glass. */
export function banker(brief: Brief): Part[] {
  const chance = brief.random.fork("banker");
  const glassColor = brief.color(0, hex(chance.pick([0x1f7a4a, 0x1f7a4a, 0x2456a0, 0xa5512a])));
  const foot = lathe(
    flat`
      0 0, 0.34 0, 0.35 0.03, 0.3 0.05, 0.27 0.08, 0.12 0.1, 0.06 0.16, 0.045 0.24, 0.07 0.28, 0.04 0.33, 0.03 0.5, 0.05 0.54,
      0.03 0.6, 0.028 0.78, 0.05 0.8, 0 0.83
    `,
    { segments: brief.segments(40), creaseDegrees: 44 },
  );
  const yoke = tube(
    [
      [-0.475, 1, 0],
      [-0.46, 0.86, 0],
      [-0.24, 0.79, 0],
      [0, 0.77, 0],
      [0.24, 0.79, 0],
      [0.46, 0.86, 0],
      [0.475, 1, 0],
    ],
    0.018,
    { sides: brief.segments(12), rings: brief.segments(30) },
  );
  const caps = [-1, 1].map((side) => placed(sphere(0.035, brief.segments(14)), { at: [side * 0.47, 0.99, 0] }));
  const chain = tube(
    [
      [0.12, 0.99, 0.02],
      [0.12, 0.8, 0.09],
      [0.12, 0.66, 0.1],
    ],
    0.006,
    { sides: 6, rings: 6 },
  );
  const pull = placed(sphere(0.022, 10), { at: [0.12, 0.645, 0.102] });
  const shell = brief.solids
    .cylinder(0.2, 0.9, { bevel: 0.06, segments: brief.segments(40) })
    .turn(0, 0, 90)
    .scale(1, 0.9, 1);
  const hollow = brief.solids
    .cylinder(0.18, 0.86, { bevel: 0.05, segments: brief.segments(40) })
    .turn(0, 0, 90)
    .scale(1, 0.9, 1);
  const cut = brief.solids.box(2, 1, 2).at(0, -0.53, 0);
  const hoodShape = shell.minus(hollow, cut).turn(8, 0, 0).at(0, 0.96, 0).shape(40);
  const tubeLight = placed(cylinder(0.05, 0.87, { bevel: 0.03, segments: brief.segments(16) }), { turn: [0, 0, 90], at: [0, 1.0, 0] });
  const lit = brief.always("glass", glassColor);
  const glowingGlass: Surface = (at, out) => {
    lit(at, out);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = glassColor[channel] * 0.22;
  };
  return [
    { name: "stand", shape: joined([foot, yoke, ...caps, chain, pull]), surface: brief.made("brass", brief.look.colors[1]) },
    { name: "shade", shape: hoodShape, surface: brief.look.material ? brief.made(brief.look.material) : glowingGlass },
    bulbPart(brief, tubeLight),
  ];
}

const BODIES: readonly (readonly number[])[] = [
  [0, 0, 0.2, 0, 0.21, 0.03, 0.12, 0.07, 0.16, 0.16, 0.25, 0.34, 0.22, 0.52, 0.1, 0.64, 0.05, 0.7, 0.045, 0.82, 0, 0.82],
  [
    0, 0, 0.26, 0, 0.27, 0.03, 0.1, 0.06, 0.05, 0.12, 0.09, 0.2, 0.05, 0.28, 0.12, 0.36, 0.05, 0.46, 0.09, 0.55, 0.045, 0.64, 0.04, 0.82, 0,
    0.82,
  ],
  [0, 0, 0.24, 0, 0.28, 0.12, 0.27, 0.3, 0.2, 0.44, 0.08, 0.54, 0.05, 0.6, 0.045, 0.82, 0, 0.82],
  [0, 0, 0.15, 0, 0.16, 0.04, 0.19, 0.3, 0.17, 0.56, 0.09, 0.66, 0.05, 0.7, 0.045, 0.82, 0, 0.82],
];

/** A turned or glazed body under a shade of cloth that glows from within. */
export function shadeLamp(brief: Brief): Part[] {
  const chance = brief.random.fork("body");
  const color = brief.color(0, hex(chance.pick([0x2f5a6e, 0xb9683f, 0xe6e0d2, 0x5f7a5a, 0x3a3f58, 0xd8a23a])));
  const stretch = brief.has("tall") ? 3.2 : 1;
  const body = pairs(chance.pick(BODIES));
  const slim = brief.has("tall")
    ? body.map(([r, y]): ProfilePoint => [y < 0.08 ? r * 1.1 : r * 0.36, y < 0.08 ? y : 0.08 + (y - 0.08) * stretch])
    : body;
  const top = slim[slim.length - 1][1];
  const [wide, narrow, tall] = chance.pick([
    [0.44, 0.26, 0.44],
    [0.4, 0.4, 0.42],
    [0.46, 0.16, 0.4],
    [0.36, 0.3, 0.5],
  ]);
  const pleats = chance.chance(0.5) ? 24 : 0;
  const low = top + 0.02;
  const wall = (shift: number): ProfilePoint[] =>
    Array.from({ length: 7 }, (_, at) => [mix(wide, narrow, (at / 6) ** 0.9) - shift, low + (tall * at) / 6]);
  const cloth = lathe([...wall(0), ...wall(0.016).reverse(), wall(0)[0]], {
    segments: brief.segments(pleats > 0 ? 96 : 48),
    creaseDegrees: 60,
    radius: pleats > 0 ? (angle) => 1 + 0.018 * Math.cos(angle * pleats) : undefined,
  });
  const ring = (r: number, y: number) => placed(torus(r, 0.012, brief.segments(48), 6), { at: [0, y, 0] });
  const wires = [0, 60, 120].map((angle) =>
    placed(cylinder(0.008, narrow * 2, { bevel: 0.001, segments: 6 }), { turn: [0, angle, 90], at: [0, low + tall - 0.02, 0] }),
  );
  const linen = brief.always("fabric", brief.look.colors[1] ?? hex(0xf0e6d2));
  const light = lightOf(brief);
  const lit: Surface = (at, out) => {
    linen(at, out);
    const warm = 0.62 - 0.5 * Math.abs((at.y - low) / tall - 0.42);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = light[channel] * out.color[channel] * warm;
  };
  return [
    {
      name: "body",
      shape: lathe(
        curved(slim, brief.segments(44)).map(([r, y], at, all): ProfilePoint => [at === 0 || at === all.length - 1 ? 0 : r, y]),
        { segments: brief.segments(40), creaseDegrees: 46 },
      ),
      surface: brief.made(brief.has("tall") ? "brass" : "porcelain", color),
    },
    { name: "shade", shape: cloth, surface: lit },
    {
      name: "fittings",
      shape: joined([
        ring(wide, low),
        ring(narrow, low + tall),
        ...wires,
        placed(cylinder(0.014, tall, { bevel: 0.002, segments: 10 }), { at: [0, low + tall / 2 - 0.01, 0] }),
        placed(sphere(0.03, 12), { at: [0, low + tall + 0.012, 0] }),
      ]),
      surface: brief.always("brass"),
    },
    bulbPart(brief, placed(sphere(0.09, brief.segments(20), 1.2), { at: [0, low + tall * 0.42, 0] })),
  ];
}

/** A hood like half a ball on a slim or conical stem. */
export function domeLamp(brief: Brief): Part[] {
  const chance = brief.random.fork("dome");
  const color = brief.color(0, hex(brief.random.fork("paint").pick(PAINTS)));
  const r = chance.between(0.4, 0.52);
  const tall = chance.between(0.62, 0.9);
  const isCone = chance.chance(0.5);
  const stem = isCone
    ? flat`0 0, 0.26 0, 0.27 0.02, 0.2 0.2, 0.1 0.6, 0.09 1, 0 1`
    : flat`0 0, 0.3 0, 0.31 0.02, 0.28 0.04, 0.05 0.06, 0.035 0.12, 0.035 1, 0 1`;
  const profile = Array.from(
    { length: 12 },
    (_, at): ProfilePoint => [
      r * Math.sin(((at + 0.6) / 11.6) * (Math.PI / 2)),
      tall + r * 0.72 * Math.cos(((at + 0.6) / 11.6) * (Math.PI / 2)) - 0.02,
    ],
  );
  return [
    { name: "hood", shape: hood(brief, profile), surface: lacquer(brief, color, 0.05) },
    {
      name: "stem",
      shape: lathe(
        stem.map(([x, y]) => [x, y * (tall + 0.1)]),
        { segments: brief.segments(40), creaseDegrees: 46 },
      ),
      surface: chance.chance(0.5) ? lacquer(brief, brief.look.colors[1] ?? color, 0.05) : metalOf(brief),
    },
    {
      // A rod carries the hood; the knob holds it down.
      name: "knob",
      shape: joined([
        placed(cylinder(0.03, 0.05, { bevel: 0.008, segments: 16 }), { at: [0, tall + r * 0.72 + 0.03, 0] }),
        placed(cylinder(r * 0.11, 0.016, { bevel: 0.005, segments: 24 }), { at: [0, tall + r * 0.72 - 0.008, 0] }),
        placed(cylinder(0.012, r * 0.72, { segments: 8 }), { at: [0, tall + r * 0.36 + 0.02, 0] }),
      ]),
      surface: brief.always("brass"),
    },
    bulbPart(brief, placed(sphere(r * 0.5, brief.segments(28), 0.7), { at: [0, tall + r * 0.12, 0] })),
  ];
}
