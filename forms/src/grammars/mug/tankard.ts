import type { Brief } from "@blenda/forge/grammar/brief";
import { beam } from "@blenda/forge/language/pieces/beam";
import { cornerAt, swept } from "@blenda/forge/language/pieces/swept";
import { clamp01, darker, hex, mix, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, patterned, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { foam } from "./foam.ts";

/** A vessel for beer: staves and hoops, or dimpled glass; with a head of foam. */
export function tankard(brief: Brief): Part[] {
  const chance = brief.random.fork("tankard");
  const tall = chance.between(1.05, 1.3);
  const [low, high] = chance.pick([
    [0.5, 0.42],
    [0.44, 0.46],
    [0.46, 0.4],
  ]);
  const radius = (y: number) => mix(low, high, y / tall);
  const isGlass =
    brief.look.material === "glass" ||
    (!brief.isStyle("medieval", "steampunk", "fantasy") && brief.look.material === null && chance.chance(0.35));
  const body = isGlass ? glassBody(brief, radius, tall) : stavedBody(brief, radius, tall);
  const hollow = (Math.min(low, high) - 0.07) * 2;
  brief.socket({ name: "inside", at: [0, 0.14, 0], size: [hollow, tall - 0.14, hollow] });
  const fill = brief.has("empty") ? [] : foam(brief, radius(tall) - 0.06, tall);
  return [...body, ...fill];
}

function stavedBody(brief: Brief, radius: (y: number) => number, tall: number): Part[] {
  const grain = brief.random.fork("staves");
  const count = brief.isStyle("low-poly", "cartoon") ? 9 : 13;
  const wide = (2 * Math.PI) / count;
  const staves = Array.from({ length: count }, (_, at) => {
    const ring: [number, number][] = [
      [0.06, 0],
      [0.5, -0.008],
      [0.94, 0],
      [1, 0.016],
      [1, 0.07],
      [0, 0.07],
      [0, 0.016],
    ];
    const shape = swept(
      (u, v) => {
        const [across, deep] = cornerAt(ring, u);
        const y = v * tall;
        const r = radius(y) - deep;
        const angle = (at + across) * wide;
        return [r * Math.sin(angle), y, r * Math.cos(angle)];
      },
      { columns: ring.length, rows: 4, creaseDegrees: 30 },
    );
    return patterned(shape, [grain.between(0, 9), grain.between(0, 9), grain.between(0, 9)]);
  });
  const floor = placed(cylinder(radius(0.1) - 0.04, 0.06, { bevel: 0.01, segments: brief.segments(36) }), { at: [0, 0.08, 0] });
  const color = brief.color(0, hex(grain.pick([0x8f5c33, 0x6b3f24, 0xa5713f])));
  const handle = woodenHandle(radius(tall * 0.5), tall, grain);
  const hoop = (y: number): Shape => {
    const [a, b] = [y - 0.045, y + 0.045];
    const profile: ProfilePoint[] = [
      [radius(a) - 0.02, a],
      [radius(a) + 0.016, a],
      [radius(a) + 0.024, a + 0.01],
      [radius(b) + 0.024, b - 0.01],
      [radius(b) + 0.016, b],
      [radius(b) - 0.02, b],
    ];
    return lathe(profile, { segments: brief.segments(52), creaseDegrees: 45 });
  };
  const rivets = [0.14, 0.84].flatMap((share) =>
    [0, 1, 2, 3, 4, 5].map((at) =>
      placed(placed(sphere(0.022, 8), { at: [0, share * tall, radius(share * tall) + 0.024] }), { turn: [0, at * 60 + 15, 0] }),
    ),
  );
  const own = brief.isStyle("steampunk")
    ? "brass"
    : brief.isStyle("fantasy", "ornate")
      ? "gold"
      : grain.pick(["iron", "iron", "copper", "brass"] as const);
  return [
    { name: "staves", shape: joined([...staves, floor]), surface: brief.made("wood", color) },
    { name: "handle", shape: joined(handle), surface: brief.made("wood", darker(color, 0.25)) },
    {
      name: "hoops",
      shape: joined([hoop(0.14 * tall), hoop(0.84 * tall), ...rivets]),
      surface: brief.always(own, brief.look.colors[1] ?? (own === "iron" ? hex(0x7a7c80) : undefined)),
    },
  ];
}

function woodenHandle(x: number, tall: number, grain: Brief["random"]): Shape[] {
  return [
    beam(
      [
        [x + 0.26, tall * 0.16, 0],
        [x + 0.33, tall * 0.5, 0],
        [x + 0.28, tall * 0.86, 0],
      ],
      0.11,
      0.13,
      { grain, bevel: 0.025 },
    ),
    placed(
      beam(
        [
          [0, 0, 0],
          [0, 0.34, 0],
        ],
        0.1,
        0.12,
        { grain, bevel: 0.02 },
      ),
      { turn: [0, 0, -90], at: [x - 0.04, tall * 0.8, 0] },
    ),
    placed(
      beam(
        [
          [0, 0, 0],
          [0, 0.34, 0],
        ],
        0.1,
        0.12,
        { grain, bevel: 0.02 },
      ),
      { turn: [0, 0, -90], at: [x - 0.04, tall * 0.22, 0] },
    ),
  ];
}

/** Thick glass with round dimples; the beer shines through. */
function glassBody(brief: Brief, radius: (y: number) => number, tall: number): Part[] {
  const beer = brief.light(brief.color(0, hex(0xe09a1c)));
  const { noise } = brief;
  const wall: ProfilePoint[] = [
    [0, 0],
    [radius(0) - 0.04, 0],
    [radius(0), 0.03],
    ...Array.from({ length: 13 }, (_, at): ProfilePoint => [radius((at / 12) * (tall - 0.06) + 0.04), (at / 12) * (tall - 0.06) + 0.04]),
    [radius(tall) - 0.02, tall + 0.02],
    [radius(tall) - 0.06, tall],
    [radius(tall) - 0.08, tall * 0.8],
    [0, tall * 0.8],
  ];
  const dimple = (angle: number, y: number) => {
    if (y < 0.14 || y > tall * 0.82) return 0;
    const row = ((y - 0.14) / (tall * 0.82 - 0.14)) * 3;
    const column = ((angle / (2 * Math.PI)) * 10 + (Math.floor(row) % 2) * 0.5 + 10) % 1;
    return smoothstep(0.46, 0.3, Math.hypot(column - 0.5, (row % 1) - 0.5));
  };
  const shape = lathe(wall, { segments: brief.segments(80), creaseDegrees: 50 });
  const surface: Surface = (at, out) => {
    const pit = dimple(Math.atan2(at.x, at.z), at.y);
    const cloud = noise.fbm(at.x * 3, at.y * 2, at.z * 3, 2);
    setColor(out, beer);
    tint(out, [1, 0.93, 0.7], clamp01(0.1 + pit * 0.35 + cloud * 0.4));
    tint(out, [0.93, 0.95, 0.94], smoothstep(0.12, 0.02, at.y) * 0.7 + smoothstep(tall * 0.86, tall * 0.92, at.y) * 0.7);
    out.roughness = 0.06;
    out.height = -pit * 0.03;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = beer[channel] * (0.1 + pit * 0.14) * (at.y < tall * 0.86 ? 1 : 0.2);
  };
  const x = radius(tall * 0.5);
  const ear = tube(
    [
      [x - 0.04, tall * 0.84, 0],
      [x + 0.2, tall * 0.86, 0],
      [x + 0.32, tall * 0.7, 0],
      [x + 0.3, tall * 0.34, 0],
      [x + 0.18, tall * 0.2, 0],
      [x - 0.04, tall * 0.22, 0],
    ],
    0.07,
    { sides: brief.segments(16), rings: brief.segments(40) },
  );
  const clear: Surface = (at, out) => {
    setColor(out, [0.86, 0.9, 0.88]);
    tint(out, beer, clamp01(0.2 + noise.at(at.x * 4, at.y * 4, at.z * 4) * 0.3));
    out.roughness = 0.06;
  };
  return [
    { name: "glass", shape, surface },
    { name: "handle", shape: ear, surface: clear },
  ];
}
