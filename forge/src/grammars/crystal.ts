import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep, turned } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import type { Random } from "../solid/random.ts";
import { ball, torus } from "../solid/shapes/forms.ts";
import { lathe, type ProfilePoint } from "../solid/shapes/lathe.ts";
import { faceted, joined, makeShape, type Point, placed, type Shape, warped } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { type Surface, setColor, shade, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import type { Grammar } from "./grammar.ts";
import { pairs } from "./pairs.ts";

const HUES = [0x8a4fe0, 0x2fb6e8, 0x35d07f, 0xe0457f, 0xf0a030, 0x5a6bff, 0xe8e4f4];

type Form = "cluster" | "geode" | "pillar" | "gem" | "bed";

export const crystal: Grammar = {
  id: "crystal",
  nouns: [
    "crystal",
    "crystals",
    "crystal cluster",
    "gem",
    "gemstone",
    "quartz",
    "amethyst",
    "geode",
    "diamond",
    "ruby",
    "emerald",
    "sapphire",
    "mana crystal",
    "shard",
  ],
  about: "crystals, gems and gemstones: a cluster of shards on rock, a geode, a single cut jewel",
  traits: {
    geode: ["geode", "agate", "split", "hollow"],
    gem: ["gem", "gemstone", "diamond", "ruby", "emerald", "sapphire", "cut", "jewel", "faceted"],
    pillar: ["pillar", "single", "tower", "obelisk", "mana", "tall", "shard"],
    bed: ["bed", "field", "druse", "flat", "many"],
    cluster: ["cluster", "group", "quartz", "crystals"],
    ruby: ["ruby", "garnet"],
    emerald: ["emerald"],
    sapphire: ["sapphire"],
    diamond: ["diamond", "clear"],
    amethyst: ["amethyst"],
  },
  metresPerUnit: 0.3,
  build(brief) {
    const color = colorOf(brief);
    return BUILDERS[formOf(brief)](brief, color);
  },
};

function colorOf(brief: Brief): Rgb {
  const named: Record<string, number> = { ruby: 0xd01838, emerald: 0x14a85c, sapphire: 0x1f5be0, diamond: 0xdfeefa, amethyst: 0x8a4fe0 };
  const kind = Object.keys(named).find((name) => brief.has(name));
  return brief.color(0, kind ? hex(named[kind]) : (brief.look.glow ?? hex(brief.random.fork("hue").pick(HUES))));
}

function formOf(brief: Brief): Form {
  const named = (["geode", "gem", "pillar", "bed", "cluster"] as const).find((form) => brief.has(form));
  return named ?? (brief.look.count > 1 ? "cluster" : brief.random.pick(["cluster", "cluster", "pillar", "geode", "bed"]));
}

interface Shard {
  length: number;
  radius: number;
  sides: number;
  /** Share of the length that is the point. */
  tip: number;
  /** How much slimmer it is at its foot. */
  waist: number;
  seed: Random;
}

/** A prism with uneven sides that ends in a slanted point; it grows from the origin upwards. */
function shard({ length, radius, sides, tip, waist, seed }: Shard): Shape {
  const widths = Array.from({ length: sides }, () => seed.between(0.82, 1.16));
  const turn = seed.between(0, 6.283);
  const [px, pz] = [seed.between(-0.32, 0.32) * radius, seed.between(-0.32, 0.32) * radius];
  const slant = Array.from({ length: sides }, () => seed.between(-0.35, 0.35) * tip * length);
  const ringAt = (level: number): Point[] =>
    widths.map((wide, at) => {
      const angle = turn + (at / sides) * 2 * Math.PI;
      const r = radius * wide * [waist, 1, 1][level];
      const y = [-0.12 * length, length * 0.35, length * (1 - tip) + slant[at]][level];
      return [r * Math.sin(angle), y, r * Math.cos(angle)];
    });
  const rings = [ringAt(0), ringAt(1), ringAt(2)];
  const positions = [...rings.flat(2), px, length, pz];
  const last = sides * 3;
  const indices: number[] = [];
  for (let at = 0; at < sides; at++) {
    const next = (at + 1) % sides;
    for (let level = 0; level < 2; level++) {
      const [a, b] = [level * sides + at, level * sides + next];
      indices.push(a, b, b + sides, a, b + sides, a + sides);
    }
    indices.push(2 * sides + at, 2 * sides + next, last);
  }
  for (let at = 1; at + 1 < sides; at++) indices.push(0, at + 1, at);
  return faceted(makeShape(positions, indices));
}

function randomShard(brief: Brief, seed: Random, length: number, radius: number): Shape {
  const sides = brief.isStyle("low-poly", "cartoon") ? seed.pick([4, 5]) : 6;
  return shard({ length, radius, sides, tip: seed.between(0.18, 0.34), waist: seed.between(0.72, 0.95), seed });
}

/** Shards that spread from one foot, the tallest in the middle. */
function sheaf(brief: Brief, seed: Random, count: number, tall: number): Shape[] {
  return Array.from({ length: count }, (_, at) => {
    const share = at / count;
    const away = at === 0 ? 0 : 0.1 + 0.38 * Math.sqrt(share);
    const angle = at * 2.4 + seed.between(-0.3, 0.3);
    const length = at === 0 ? tall : tall * mix(0.78, 0.26, share) * seed.between(0.8, 1.15);
    const lean = at === 0 ? seed.between(-5, 5) : mix(14, 46, share) * seed.between(0.8, 1.15);
    const shape = randomShard(brief, seed.fork(`shard ${at}`), length, length * seed.between(0.11, 0.17) + 0.015);
    return placed(placed(shape, { turn: [lean, 0, 0] }), {
      turn: [0, (angle * 180) / Math.PI, 0],
      at: [away * Math.sin(angle) * 0.8, 0, away * Math.cos(angle) * 0.8],
    });
  });
}

function matrix(brief: Brief, wide: number, tall: number): Shape {
  const { noise } = brief;
  const steps = brief.isStyle("low-poly") ? 3 : 13;
  return warped(
    ball(1, steps),
    (point) => {
      const swell =
        1 +
        0.34 * noise.fbm(point.x * 1.7 + 5, point.y * 1.7, point.z * 1.7, 3) +
        0.12 * (noise.ridged(point.x * 3, point.y * 3, point.z * 3, 2) - 0.5);
      point.set(point.x * wide * swell, Math.max(-0.45, point.y * swell) * tall, point.z * wide * swell);
    },
    38,
  );
}

const BUILDERS: Record<Form, (brief: Brief, color: Rgb) => Part[]> = {
  cluster(brief, color) {
    const seed = brief.random.fork("cluster");
    const count = brief.look.count > 1 ? Math.max(4, brief.look.count) : seed.whole(9, 14) + (brief.isDetailed ? 8 : 0);
    const shards = sheaf(brief, seed, count, seed.between(1.1, 1.45));
    const small = Array.from({ length: brief.isStyle("low-poly") ? 6 : 22 }, (_, at) => {
      const angle = at * 2.4;
      const away = seed.between(0.4, 0.62);
      return placed(
        placed(randomShard(brief, seed.fork(`small ${at}`), seed.between(0.12, 0.3), seed.between(0.03, 0.05)), {
          turn: [seed.between(20, 60), 0, 0],
        }),
        { turn: [0, (angle * 180) / Math.PI, 0], at: [away * Math.sin(angle), 0.0, away * Math.cos(angle)] },
      );
    });
    return [
      { name: "crystals", shape: joined([...shards, ...small]), surface: crystalSurface(brief, color) },
      { name: "rock", shape: placed(matrix(brief, 0.62, 0.3), { at: [0, -0.06, 0] }), surface: rockSurface(brief, color) },
    ];
  },
  bed(brief, color) {
    const seed = brief.random.fork("bed");
    const shards = Array.from({ length: brief.isDetailed ? 90 : 58 }, (_, at) => {
      const away = Math.sqrt((at + 0.5) / 58) * 0.82;
      const angle = at * 2.39996;
      const length = mix(0.85, 0.22, away) * seed.between(0.55, 1.15);
      return placed(
        placed(randomShard(brief, seed.fork(`shard ${at}`), length, length * seed.between(0.1, 0.15) + 0.02), {
          turn: [away * 32 + seed.between(-10, 10), 0, 0],
        }),
        { turn: [0, (angle * 180) / Math.PI, 0], at: [away * Math.sin(angle), 0.02, away * Math.cos(angle) * 0.75] },
      );
    });
    const slab = placed(
      warped(
        matrix(brief, 1, 0.32),
        (point) => {
          point.z *= 0.78;
        },
        38,
      ),
      { at: [0, -0.04, 0] },
    );
    return [
      { name: "crystals", shape: joined(shards), surface: crystalSurface(brief, color) },
      { name: "rock", shape: slab, surface: rockSurface(brief, color) },
    ];
  },
  pillar(brief, color) {
    const seed = brief.random.fork("pillar");
    const main = shard({
      length: 1.9,
      radius: 0.34,
      sides: brief.isStyle("low-poly") ? 5 : seed.pick([6, 6, 8]),
      tip: seed.between(0.24, 0.36),
      waist: seed.between(0.55, 0.8),
      seed,
    });
    const ring = Array.from({ length: seed.whole(6, 9) }, (_, at, all = seed.whole(6, 9)) => {
      const angle = (at / all) * 6.283 + seed.between(-0.2, 0.2);
      return placed(
        placed(randomShard(brief, seed.fork(`side ${at}`), seed.between(0.4, 0.85), seed.between(0.08, 0.13)), {
          turn: [seed.between(16, 40), 0, 0],
        }),
        { turn: [0, (angle * 180) / Math.PI, 0], at: [0.26 * Math.sin(angle), -0.02, 0.26 * Math.cos(angle)] },
      );
    });
    const parts: Part[] = [
      {
        name: "crystals",
        shape: joined([placed(main, { turn: [seed.between(-4, 4), 0, seed.between(-5, 5)] }), ...ring]),
        surface: crystalSurface(brief, color),
      },
    ];
    if (brief.isStyle("fantasy", "ornate", "steampunk", "sci-fi")) return [...parts, ...socket(brief)];
    return [...parts, { name: "rock", shape: placed(matrix(brief, 0.6, 0.34), { at: [0, -0.04, 0] }), surface: rockSurface(brief, color) }];
  },
  geode,
  gem,
};

/** A stand that grips the foot of a crystal. */
function socket(brief: Brief): Part[] {
  const bowl = lathe(
    pairs([0, -0.3, 0.5, -0.3, 0.54, -0.26, 0.5, -0.2, 0.36, -0.14, 0.34, -0.06, 0.48, 0.06, 0.52, 0.12, 0.48, 0.14, 0.3, 0.06, 0, 0.04]),
    { segments: brief.segments(44), creaseDegrees: 44 },
  );
  const claws = Array.from({ length: 5 }, (_, at) =>
    placed(
      tube(
        [
          [0, 0.08, 0.48],
          [0, 0.3, 0.54],
          [0, 0.55, 0.44],
          [0, 0.72, 0.34],
        ],
        (t) => mix(0.05, 0.008, t),
        { sides: brief.segments(10), rings: brief.segments(16) },
      ),
      { turn: [0, at * 72, 0] },
    ),
  );
  const band = placed(torus(0.5, 0.03, brief.segments(44), 8), { at: [0, 0.1, 0] });
  return [
    {
      name: "socket",
      shape: joined([bowl, band, ...claws]),
      surface: brief.always(brief.isStyle("sci-fi") ? "steel" : brief.isStyle("steampunk") ? "copper" : "gold"),
    },
  ];
}

/** Half of a hollow stone: rough rind, banded rim, points of crystal that look into the hollow. */
function geode(brief: Brief, color: Rgb): Part[] {
  const { noise } = brief;
  const seed = brief.random.fork("geode");
  const lump = (angle: number) => 1 + 0.12 * Math.sin(angle * 2 + seed.between(0, 0)) + 0.07 * Math.sin(angle * 3 + 1.3);
  const outer: ProfilePoint[] = Array.from({ length: 13 }, (_, at) => [
    Math.sin((at / 12) * 1.57) * 0.95,
    -Math.cos((at / 12) * 1.57) * 0.72,
  ]);
  const rind = lathe([...outer, [0.93, 0.03]], { segments: brief.segments(56), creaseDegrees: 60, radius: lump });
  const rough = warped(
    rind,
    (point) => {
      if (point.y < -0.02) point.multiplyScalar(1 + 0.08 * noise.fbm(point.x * 5, point.y * 5, point.z * 5, 3));
    },
    50,
  );
  const inner: ProfilePoint[] = Array.from({ length: 9 }, (_, at) => [
    Math.cos((at / 8) * 1.57) * 0.62,
    0.02 - Math.sin((at / 8) * 1.57) * 0.42,
  ]);
  const rim = lathe([[0.93, 0.03], [0.86, 0.05], [0.7, 0.045], ...inner.slice(0, -1), [0, -0.4]], {
    segments: brief.segments(56),
    creaseDegrees: 50,
    radius: lump,
  });
  const points = Array.from({ length: brief.isDetailed ? 190 : 120 }, (_, at) => {
    const share = (at + 0.5) / 120;
    const polar = Math.acos(1 - (share % 1) * 0.98);
    const angle = at * 2.39996;
    const r = 0.6 * lump(angle);
    const length = seed.between(0.1, 0.22) * mix(1.15, 0.8, polar / 1.57);
    const shape = shard({
      length,
      radius: length * 0.32,
      sides: seed.pick([4, 5, 6]),
      tip: 0.45,
      waist: 1,
      seed: seed.fork(`point ${at}`),
    });
    const at3: Point = [Math.sin(polar) * Math.sin(angle) * r, -Math.cos(polar) * 0.4, Math.sin(polar) * Math.cos(angle) * r];
    return placed(placed(shape, { turn: [-((polar * 180) / Math.PI) + seed.between(-18, 18), 0, seed.between(-18, 18)] }), {
      turn: [0, (angle * 180) / Math.PI, 0],
      at: at3,
    });
  });
  const banded: Surface = (at, out) => {
    const wave = Math.hypot(at.x, at.z) / lump(Math.atan2(at.x, at.z)) + noise.fbm(at.x * 3, at.y, at.z * 3, 2) * 0.06;
    const band = Math.sin(wave * 62) * 0.5 + 0.5;
    setColor(out, lighter(color, 0.55));
    tint(out, darker(color, 0.25), smoothstep(0.35, 0.75, band) * smoothstep(0.95, 0.7, wave));
    tint(out, [0.95, 0.93, 0.9], smoothstep(0.8, 0.9, wave) * 0.8);
    out.roughness = 0.16;
  };
  const tilt = { turn: [58, 0, 0] as Point, at: [0, 0.4, 0] as Point };
  return [
    { name: "rind", shape: placed(rough, tilt), surface: rockSurface(brief, color) },
    { name: "rim", shape: placed(rim, tilt), surface: banded },
    { name: "crystals", shape: placed(joined(points), tilt), surface: crystalSurface(brief, color), density: 0.8 },
  ];
}

/** A cut stone: crown, girdle and pavilion; round, square or pear. */
function gem(brief: Brief, color: Rgb): Part[] {
  const seed = brief.random.fork("cut");
  const sides = brief.has("emerald") ? 8 : seed.pick([8, 10, 12, 16]);
  const stretch = brief.has("emerald") ? 1.22 : seed.pick([1, 1, 1.25]);
  const levels: [number, number, number][] = brief.has("emerald")
    ? [
        [0.16, 0, 0.5],
        [0.5, 0.28, 0.5],
        [0.8, 0.56, 0.5],
        [0.98, 0.76, 0.5],
        [1, 0.84, 0.5],
        [0.86, 1, 0.5],
        [0.7, 1.08, 0.5],
      ]
    : [
        [0.03, 0, 0],
        [0.52, 0.42, 0.5],
        [0.98, 0.78, 0],
        [1, 0.84, 0],
        [0.82, 1, 0.5],
        [0.58, 1.12, 0],
      ];
  const positions: number[] = [0, -0.02, 0];
  const indices: number[] = [];
  for (const [r, y, shift] of levels)
    for (let at = 0; at < sides; at++) {
      const angle = ((at + shift) / sides) * 2 * Math.PI;
      positions.push(r * Math.sin(angle) * stretch, y, r * Math.cos(angle));
    }
  const start = (level: number) => 1 + level * sides;
  for (let at = 0; at < sides; at++) {
    const next = (at + 1) % sides;
    indices.push(0, start(0) + next, start(0) + at);
    for (let level = 0; level + 1 < levels.length; level++) {
      const [a, b, c, d] = [start(level) + at, start(level) + next, start(level + 1) + next, start(level + 1) + at];
      // Each row stands half a step aside, so the facets become kites.
      if (levels[level + 1][2] >= levels[level][2]) indices.push(a, b, d, b, c, d);
      else indices.push(a, b, c, a, c, d);
    }
    indices.push(start(levels.length - 1) + at, start(levels.length - 1) + next, 1 + levels.length * sides);
  }
  positions.push(0, levels[levels.length - 1][1], 0);
  const stone = placed(faceted(makeShape(positions, indices)), { at: [0, 0.34, 0], turn: [6, 20, 4] });
  const parts: Part[] = [{ name: "gem", shape: stone, surface: cutSurface(brief, color) }];
  return [...parts, ...stand(brief)];
}

/** Three prongs on a plate carry the cut stone. */
function stand(brief: Brief): Part[] {
  const plate = lathe(pairs([0, 0, 0.56, 0, 0.6, 0.03, 0.56, 0.07, 0.3, 0.1, 0.2, 0.16, 0.16, 0.24, 0.22, 0.32, 0, 0.36]), {
    segments: brief.segments(48),
    creaseDegrees: 44,
  });
  const prongs = [0, 120, 240].map((turn) =>
    placed(
      tube(
        [
          [0, 0.2, 0.12],
          [0, 0.42, 0.46],
          [0, 0.74, 0.8],
          [0, 1.06, 0.94],
        ],
        (t) => mix(0.045, 0.022, t),
        { sides: brief.segments(10), rings: brief.segments(18) },
      ),
      { turn: [0, turn, 0] },
    ),
  );
  const own = brief.isStyle("sci-fi") ? "steel" : brief.random.fork("stand").pick(["gold", "silver", "brass"] as const);
  return [{ name: "stand", shape: joined([plate, ...prongs]), surface: brief.always(own, brief.look.colors[1]) }];
}

/** Deep below, clear above, flaws inside, bright along the edges; it always holds a little light of its own. */
function crystalSurface(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  if (look.material && look.material !== "crystal" && look.material !== "glass") return brief.made(look.material);
  const deep = darker(turned(color, 0.03), 0.62);
  const light = lighter(turned(color, -0.03), 0.6);
  const strength = look.glow ? 1 : 0.17;
  return (at, out) => {
    const cloud = noise.fbm(at.x * 3.2, at.y * 2.2, at.z * 3.2, 3);
    const flaw = smoothstep(0.66, 0.86, noise.ridged(at.x * 4.5, at.y * 3, at.z * 4.5, 3));
    const rise = clamp01(at.altitude * 1.1);
    // Every face catches another part of the light.
    const face = 0.5 + 0.5 * Math.sin(at.nx * 7 + at.ny * 5 + at.nz * 9);
    setColor(out, deep);
    tint(out, color, clamp01(0.12 + rise * 0.45 + cloud * 0.6 + face * 0.42));
    tint(out, light, clamp01(at.edge * 0.5 + flaw * 0.3 + smoothstep(0.6, 1, rise) * 0.12));
    out.roughness = 0.06 + Math.abs(cloud) * 0.12;
    out.height = flaw * 0.002;
    const inner = strength * (0.12 + 0.3 * face * (1 - rise) + 0.35 * flaw + 0.25 * at.edge + 0.2 * (1 - at.open));
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * inner;
  };
}

/** A cut stone mirrors its own facets: each is another step between night and fire. */
function cutSurface(brief: Brief, color: Rgb): Surface {
  const { look } = brief;
  if (look.material && look.material !== "crystal" && look.material !== "glass") return brief.made(look.material);
  const [deep, light] = [darker(color, 0.75), lighter(color, 0.7)];
  const strength = look.glow ? 0.9 : 0.2;
  return (at, out) => {
    // Reflections repeat inside: stripes that change direction from facet to facet.
    const turn = at.nx * 9 + at.nz * 13 + at.ny * 5;
    const across = at.x * Math.cos(turn) + at.z * Math.sin(turn) + at.y * Math.sin(turn * 1.7);
    const isTable = at.ny > 0.93;
    const mirror =
      0.5 +
      0.5 * (isTable ? Math.sin(Math.atan2(at.x, at.z) * 8) * Math.cos(Math.hypot(at.x, at.z) * 8) : Math.sin(across * 6.5 + turn * 3));
    const step = Math.round(mirror * 3) / 3;
    setColor(out, deep);
    tint(out, color, clamp01(0.25 + step * 0.85));
    tint(out, light, step > 0.9 ? 0.35 : 0);
    tint(out, light, at.edge * 0.4);
    out.roughness = 0.05;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * strength * (0.2 + step);
  };
}

function rockSurface(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  const tone = hex(brief.random.fork("matrix").pick([0x5d5a5c, 0x6b625a, 0x4a4a52, 0x78706a]));
  return (at, out) => {
    const broad = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 3);
    const fine = noise.fbm(at.x * 16, at.y * 16, at.z * 16, 3);
    setColor(out, tone);
    tint(out, darker(tone, 0.5), clamp01(0.3 + broad + (1 - at.open) * 0.6));
    tint(out, lighter(tone, 0.35), clamp01(fine * 0.9 + at.edge * 0.6));
    const grain = smoothstep(0.34, 0.5, noise.at(at.x * 26, at.y * 26, at.z * 26));
    tint(out, color, grain * 0.7);
    shade(out, 0.75 + at.open * 0.25);
    out.roughness = 0.9 - grain * 0.6;
    out.height = broad * 0.03 + fine * 0.018;
    if (look.glow)
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * 0.35 * (1 - at.open) * clamp01(at.ny + 0.4);
  };
}
