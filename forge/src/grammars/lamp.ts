import { hex, mix, type Rgb } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { box, cylinder, sphere, torus } from "../solid/shapes/forms.ts";
import { curved, lathe, type ProfilePoint } from "../solid/shapes/lathe.ts";
import { joined, type Placement, type Point, placed, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import type { Surface } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import { coated } from "./coat.ts";
import type { Grammar } from "./grammar.ts";
import { lantern, pipeLamp } from "./lamp-lantern.ts";
import { pairs } from "./pairs.ts";

const PAINTS = [0xd9572b, 0x2f7f86, 0xe3b52f, 0x3a3f46, 0xb8312f, 0x5f8f6a, 0xe8e3d8];

type Kind = "jointed" | "banker" | "shade" | "dome" | "bar" | "lantern" | "pipe" | "orb";

export const lamp: Grammar = {
  id: "lamp",
  nouns: [
    "lamp",
    "desk lamp",
    "table lamp",
    "reading lamp",
    "bedside lamp",
    "anglepoise",
    "floor lamp",
    "night light",
    "light",
    "banker lamp",
  ],
  about: "a lamp: a jointed desk lamp, a table lamp with a shade, a lantern or a glowing light",
  traits: {
    jointed: ["desk", "anglepoise", "jointed", "reading", "architect", "adjustable"],
    banker: ["banker", "library", "brass"],
    shade: ["table", "shade", "bedside", "ceramic", "living"],
    dome: ["dome", "mushroom", "round", "retro"],
    bar: ["led", "minimal", "minimalist", "slim", "bar"],
    lantern: ["lantern", "oil", "camping", "candle"],
    pipe: ["pipe", "industrial", "edison"],
    orb: ["orb", "magic", "ball", "globe", "moon", "night"],
    tall: ["floor", "standing", "tall"],
  },
  metresPerUnit: 0.42,
  build(brief) {
    return BUILDERS[kindOf(brief)](brief);
  },
};

const KINDS: readonly Kind[] = ["lantern", "banker", "pipe", "bar", "orb", "dome", "shade", "jointed"];

function kindOf(brief: Brief): Kind {
  const named = KINDS.find((kind) => brief.has(kind));
  if (brief.isStyle("medieval") || (named === undefined && brief.isStyle("fantasy"))) return named === "orb" ? "orb" : "lantern";
  if (named) return named;
  if (brief.isStyle("steampunk")) return "pipe";
  if (brief.isStyle("sci-fi")) return brief.random.pick(["orb", "bar"]);
  if (brief.isStyle("modern")) return brief.random.pick(["bar", "dome", "orb"]);
  if (brief.isStyle("ornate")) return brief.random.pick(["shade", "banker"]);
  if (brief.has("tall")) return "shade";
  return brief.random.pick(["jointed", "jointed", "shade", "dome", "banker"]);
}

const lightOf = (brief: Brief): Rgb => brief.look.glow ?? hex(0xffdba6);
const bulbPart = (brief: Brief, shape: Shape): Part => ({ name: "bulb", shape, surface: glowing(lightOf(brief)) });
const metalOf = (brief: Brief): Surface => {
  const own = brief.random.fork("metal").pick(["steel", "brass", "steel", "copper"] as const);
  return brief.always(own, brief.look.colors[1]);
};

const BUILDERS: Record<Kind, (brief: Brief) => Part[]> = {
  jointed,
  banker,
  shade: shadeLamp,
  dome: domeLamp,
  bar: barLamp,
  lantern,
  pipe: pipeLamp,
  orb: orbLamp,
};

/** Two arms with springs, a round foot, a conical head. */
function jointed(brief: Brief): Part[] {
  const chance = brief.random.fork("pose");
  const color = brief.color(0, hex(brief.random.fork("paint").pick(PAINTS)));
  const [low, high] = [chance.between(100, 112), chance.between(38, 54)];
  const along = (from: Point, degrees: number, length: number): Point => [
    from[0] + Math.cos((degrees * Math.PI) / 180) * length,
    from[1] + Math.sin((degrees * Math.PI) / 180) * length,
    0,
  ];
  const root: Point = [-0.14, 0.14, 0];
  const elbow = along(root, low, 0.72);
  const wrist = along(elbow, high, chance.between(0.66, 0.8));
  const rods = [-1, 1].flatMap((side) => [rod(root, elbow, side * 0.03), rod(elbow, wrist, side * 0.03)]);
  const joints = [root, elbow, wrist].map((at) =>
    placed(cylinder(0.042, 0.11, { bevel: 0.01, segments: brief.segments(20) }), { turn: [90, 0, 0], at }),
  );
  const springs = [-1, 1].map((side) => spring(brief, along(root, low, 0.08), along(root, low, 0.36), side * 0.055));
  const r = chance.between(0.34, 0.4);
  const foot = lathe(
    [
      [0, 0],
      [r - 0.01, 0],
      [r, 0.012],
      [r - 0.01, 0.035],
      [r * 0.8, 0.055],
      [0.1, 0.07],
      [0.06, 0.1],
      [0, 0.1],
    ],
    { segments: brief.segments(48), creaseDegrees: 50 },
  );
  const stub = placed(cylinder(0.04, 0.1, { bevel: 0.008, segments: brief.segments(18) }), { at: [root[0], 0.09, 0] });
  const tilt: Placement = { turn: [0, 0, chance.between(24, 40)], at: [wrist[0] + 0.05, wrist[1] - 0.03, 0] };
  const profile: readonly ProfilePoint[] = chance.chance(0.5)
    ? pairs([0.055, 0.1, 0.075, 0.04, 0.09, -0.06, 0.13, -0.14, 0.26, -0.36])
    : pairs([0.05, 0.1, 0.09, 0.05, 0.1, -0.08, 0.19, -0.16, 0.25, -0.27, 0.265, -0.34]);
  const head = hood(brief, profile);
  return [
    { name: "paint", shape: joined([placed(foot, { at: [root[0], 0, 0] }), placed(head, tilt)]), surface: coated(brief, color, 0.06) },
    {
      name: "arms",
      shape: joined([
        ...rods,
        ...joints,
        ...springs,
        stub,
        tube([wrist, [wrist[0] + 0.05, wrist[1] - 0.02, 0]], 0.03, { sides: 10, rings: 2 }),
      ]),
      surface: metalOf(brief),
    },
    bulbPart(brief, placed(placed(sphere(0.095, brief.segments(24), 1.15), { at: [0, -0.2, 0] }), tilt)),
  ];
}

const rod = (from: Point, to: Point, z: number): Shape =>
  tube(
    [
      [from[0], from[1], z],
      [to[0], to[1], z],
    ],
    0.014,
    { sides: 10, isStraight: true },
  );

function spring(brief: Brief, from: Point, to: Point, z: number): Shape {
  const turns = 9;
  const dense = brief.isStyle("low-poly") ? 4 : 7;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const path = Array.from({ length: turns * dense + 1 }, (_, at): Point => {
    const t = at / (turns * dense);
    const angle = t * turns * 2 * Math.PI;
    const out = 0.02 * Math.cos(angle);
    return [from[0] + dx * t - (dy / length) * out, from[1] + dy * t + (dx / length) * out, z + 0.02 * Math.sin(angle)];
  });
  return tube(path, 0.005, { sides: 4, rings: turns * dense, isStraight: true });
}

/** A thin-walled hood, opening downwards; the given profile runs from its crown to its rim. */
function hood(brief: Brief, profile: readonly ProfilePoint[]): Shape {
  const outside = curved(profile, brief.segments(16));
  const [rimR, rimY] = outside[outside.length - 1];
  const inside = outside.map(([r, y]): ProfilePoint => [Math.max(0.004, r - 0.014), y - 0.01]);
  const [crownR, crownY] = outside[0];
  return lathe(
    [
      [0, inside[0][1]],
      ...inside,
      [rimR - 0.006, rimY - 0.014],
      [rimR + 0.004, rimY - 0.006],
      ...[...outside].reverse(),
      [crownR * 0.6, crownY + 0.02],
      [0, crownY + 0.026],
    ],
    { segments: brief.segments(44), creaseDegrees: 50 },
  );
}

/** Brass, and a green half-cylinder of glass. */
function banker(brief: Brief): Part[] {
  const chance = brief.random.fork("banker");
  const glassColor = brief.color(0, hex(chance.pick([0x1f7a4a, 0x1f7a4a, 0x2456a0, 0xa5512a])));
  const foot = lathe(
    pairs([
      0, 0, 0.34, 0, 0.35, 0.03, 0.3, 0.05, 0.27, 0.08, 0.12, 0.1, 0.06, 0.16, 0.045, 0.24, 0.07, 0.28, 0.04, 0.33, 0.03, 0.5, 0.05, 0.54,
      0.03, 0.6, 0.028, 0.78, 0.05, 0.8, 0, 0.83,
    ]),
    { segments: brief.segments(40), creaseDegrees: 44 },
  );
  const yoke = tube(
    [
      [-0.3, 0.98, 0],
      [-0.26, 0.84, 0],
      [-0.1, 0.78, 0],
      [0, 0.77, 0],
      [0.1, 0.78, 0],
      [0.26, 0.84, 0],
      [0.3, 0.98, 0],
    ],
    0.018,
    { sides: brief.segments(12), rings: brief.segments(30) },
  );
  const caps = [-1, 1].map((side) => placed(sphere(0.035, brief.segments(14)), { at: [side * 0.47, 0.99, 0] }));
  const chain = tube(
    [
      [0.12, 0.9, 0.06],
      [0.12, 0.66, 0.1],
    ],
    0.006,
    { sides: 6, rings: 2 },
  );
  const pull = placed(sphere(0.022, 10), { at: [0.12, 0.645, 0.102] });
  const shell = brief.solids
    .cylinder(0.2, 0.9, { bevel: 0.06, segments: brief.segments(40) })
    .scale(1, 1, 1)
    .turn(0, 0, 90)
    .scale(1, 0.9, 1);
  const hollow = brief.solids
    .cylinder(0.18, 0.86, { bevel: 0.05, segments: brief.segments(40) })
    .turn(0, 0, 90)
    .scale(1, 0.9, 1);
  const cut = brief.solids.box(2, 1, 2).at(0, -0.53, 0);
  const hoodShape = shell.minus(hollow, cut).turn(8, 0, 0).at(0, 0.96, 0).shape(40);
  const tubeLight = placed(cylinder(0.05, 0.6, { bevel: 0.03, segments: brief.segments(16) }), { turn: [0, 0, 90], at: [0, 1.0, 0] });
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
function shadeLamp(brief: Brief): Part[] {
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
function domeLamp(brief: Brief): Part[] {
  const chance = brief.random.fork("dome");
  const color = brief.color(0, hex(brief.random.fork("paint").pick(PAINTS)));
  const r = chance.between(0.4, 0.52);
  const tall = chance.between(0.62, 0.9);
  const isCone = chance.chance(0.5);
  const stem = isCone
    ? pairs([0, 0, 0.26, 0, 0.27, 0.02, 0.2, 0.2, 0.1, 0.6, 0.09, 1, 0, 1])
    : pairs([0, 0, 0.3, 0, 0.31, 0.02, 0.28, 0.04, 0.05, 0.06, 0.035, 0.12, 0.035, 1, 0, 1]);
  const profile = Array.from(
    { length: 12 },
    (_, at): ProfilePoint => [
      r * Math.sin(((at + 0.6) / 11.6) * (Math.PI / 2)),
      tall + r * 0.72 * Math.cos(((at + 0.6) / 11.6) * (Math.PI / 2)) - 0.02,
    ],
  );
  return [
    { name: "hood", shape: hood(brief, profile), surface: coated(brief, color, 0.05) },
    {
      name: "stem",
      shape: lathe(
        stem.map(([x, y]) => [x, y * (tall + 0.1)]),
        { segments: brief.segments(40), creaseDegrees: 46 },
      ),
      surface: chance.chance(0.5) ? coated(brief, brief.look.colors[1] ?? color, 0.05) : metalOf(brief),
    },
    {
      name: "knob",
      shape: placed(cylinder(0.03, 0.05, { bevel: 0.008, segments: 16 }), { at: [0, tall + r * 0.72 + 0.03, 0] }),
      surface: brief.always("brass"),
    },
    bulbPart(brief, placed(sphere(r * 0.5, brief.segments(28), 0.7), { at: [0, tall + r * 0.12, 0] })),
  ];
}

/** A thin arm with a strip of light, on a weighted block. */
function barLamp(brief: Brief): Part[] {
  const chance = brief.random.fork("bar");
  const color = brief.color(0, hex(chance.pick([0x2c2f36, 0xd9d6cf, 0x8d5c3a, 0x34506b])));
  const tall = chance.between(0.9, 1.15);
  const reach = chance.between(0.75, 1);
  const isArc = chance.chance(0.5);
  const base = isArc
    ? placed(cylinder(0.3, 0.06, { bevel: 0.015, segments: brief.segments(44) }), { at: [-0.3, 0.03, 0] })
    : placed(box(0.42, 0.07, 0.3, 0.02, 2), { at: [-0.3, 0.035, 0] });
  const path: Point[] = isArc
    ? [
        [-0.3, 0.05, 0],
        [-0.34, tall * 0.6, 0],
        [-0.1, tall, 0],
        [reach - 0.5, tall + 0.02, 0],
      ]
    : [
        [-0.3, 0.05, 0],
        [-0.3, tall, 0],
      ];
  const head = placed(box(reach, 0.04, 0.11, 0.016, 2), { at: [reach / 2 - 0.34, tall, 0] });
  const strip = placed(box(reach - 0.08, 0.02, 0.07, 0.008), { at: [reach / 2 - 0.34, tall - 0.018, 0] });
  const hinge = placed(cylinder(0.045, 0.13, { bevel: 0.01, segments: brief.segments(20) }), { turn: [90, 0, 0], at: [-0.3, tall, 0] });
  const button = placed(torus(0.05, 0.01, 24, 8), { at: [-0.2, 0.071, 0.06] });
  return [
    { name: "body", shape: joined([base, head]), surface: coated(brief, color, 0.05) },
    {
      name: "arm",
      shape: joined([tube(path, 0.022, { sides: brief.segments(14), rings: isArc ? brief.segments(30) : 2 }), ...(isArc ? [] : [hinge])]),
      surface: metalOf(brief),
    },
    bulbPart(brief, joined([strip, button])),
  ];
}

/** A ball of light held by a stand of rings, claws or a dish. */
function orbLamp(brief: Brief): Part[] {
  const chance = brief.random.fork("orb");
  const light = lightOf(brief);
  const r = chance.between(0.3, 0.38);
  const y = 0.36 + r;
  const claws = chance.whole(3, 5);
  const isRinged = brief.isStyle("sci-fi") || chance.chance(0.4);
  const stand = [
    lathe(pairs([0, 0, 0.3, 0, 0.31, 0.03, 0.26, 0.06, 0.14, 0.09, 0.07, 0.16, 0.06, 0.24, 0.14, 0.32, 0.2, 0.37, 0.18, 0.38, 0, 0.34]), {
      segments: brief.segments(40),
      creaseDegrees: 44,
    }),
  ];
  for (let at = 0; at < claws; at++)
    stand.push(
      placed(
        tube(
          [
            [0, 0.3, 0.12],
            [0, 0.4, r * 0.92],
            [0, y, r + 0.05],
            [0, y + r * 0.55, r * 0.86],
          ],
          (t) => mix(0.035, 0.008, t),
          { sides: brief.segments(10), rings: brief.segments(18) },
        ),
        { turn: [0, (at / claws) * 360, 0] },
      ),
    );
  if (isRinged)
    stand.push(
      placed(torus(r + 0.06, 0.02, brief.segments(56), 10), { turn: [24, 0, 12], at: [0, y, 0] }),
      placed(torus(r + 0.11, 0.014, brief.segments(56), 8), { turn: [-30, 0, 70], at: [0, y, 0] }),
    );
  const { noise } = brief;
  const core: Surface = (at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 4);
    const vein = noise.ridged(at.x * 3, at.y * 3, at.z * 3, 3);
    out.roughness = 0.12;
    for (let channel = 0; channel < 3; channel++) {
      out.color[channel] = light[channel] * 0.3;
      out.glow[channel] = light[channel] * Math.max(0.15, 0.45 + cloud * 0.7 + (vein - 0.4) * 0.5);
    }
  };
  const own = brief.isStyle("sci-fi")
    ? "steel"
    : brief.isStyle("fantasy", "ornate")
      ? "gold"
      : chance.pick(["bronze", "steel", "brass"] as const);
  return [
    { name: "stand", shape: joined(stand), surface: brief.made(own, brief.look.colors[0]) },
    { name: "orb", shape: placed(sphere(r, brief.segments(44)), { at: [0, y, 0] }), surface: core },
  ];
}
