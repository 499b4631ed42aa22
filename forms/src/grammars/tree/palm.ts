import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, mix, smoothstep, turned } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { ball, sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, makeShape, type Point, placed, type Shape, smoothed, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** A leaning ringed trunk with a head of feathered fronds, coconuts and a little sand. */
export function palm(brief: Brief): Part[] {
  const random = brief.random.fork("palm");
  const tall = random.between(1.7, 2.2);
  const lean = random.between(0.2, 0.7) * (random.chance(0.5) ? 1 : -1);
  const path = [0, 0.3, 0.65, 1].map((t): Point => [lean * t ** 1.8, tall * t, 0]);
  const trunk = tube(path, (t) => mix(0.13, 0.075, t ** 0.6) * (1 + 0.07 * ((t * 22) % 1)), {
    sides: brief.segments(14),
    rings: brief.isStyle("low-poly") ? 8 : 66,
  });
  const head = path[3];
  const count = random.whole(10, 13);
  const fronds = Array.from({ length: count }, (_, at) =>
    placed(frond(brief, random.fork(`frond ${at}`), at % 2 === 0 ? 0.15 : 0.5), {
      turn: [0, (at / count) * 360 + random.between(-10, 10), 0],
      at: head,
    }),
  );
  const nuts = [0, 1, 2, 3].map((at) =>
    placed(sphere(0.075, brief.segments(14), 1.1), { at: [head[0] + 0.1 * Math.sin(at * 1.7), head[1] - 0.07, 0.1 * Math.cos(at * 1.7)] }),
  );
  const mound = warped(
    ball(1, brief.isStyle("low-poly") ? 3 : 9),
    (point) => {
      const swell = 1 + 0.2 * brief.noise.fbm(point.x * 2, 1, point.z * 2, 2);
      point.set(point.x * 0.62 * swell, Math.max(-0.4, point.y) * 0.14, point.z * 0.62 * swell);
    },
    60,
  );
  return [
    { name: "trunk", shape: trunk, surface: trunkSurface(brief) },
    { name: "fronds", shape: joined(fronds), surface: frondSurface(brief) },
    { name: "coconuts", shape: joined(nuts), surface: brief.always("wood", brief.look.colors[1] ?? hex(0x6b4a2a)) },
    { name: "sand", shape: mound, surface: sandSurface(brief) },
  ];
}

/** A rib with narrow leaves on both sides that hang down; every leaf is a thin wedge. */
function frond(brief: Brief, random: Random, droop: number): Shape {
  const long = random.between(0.95, 1.2);
  const pairsOfLeaves = brief.isStyle("low-poly") ? 7 : brief.isDetailed ? 26 : 18;
  const at = (t: number): Point => [
    0,
    0.05 + long * (0.42 * t * (1 - droop) - (0.35 + droop * 0.6) * t * t),
    long * t * (0.95 - droop * 0.2),
  ];
  const rib = tube([at(0), at(0.3), at(0.65), at(1)], (t) => mix(0.022, 0.004, t), { sides: 5, rings: 10 });
  const positions: number[] = [];
  const indices: number[] = [];
  for (let index = 0; index < pairsOfLeaves; index++) {
    const t = mix(0.12, 0.98, index / (pairsOfLeaves - 1));
    const wide = 0.34 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.16)) * random.between(0.9, 1.1);
    for (const side of [-1, 1]) {
      const [, y, z] = at(t);
      const base = positions.length / 3;
      const half = brief.isStyle("low-poly") ? 0.06 : 0.03;
      const tip: Point = [side * wide, y - wide * (0.35 + droop * 0.5), z + wide * 0.55];
      positions.push(0, y + 0.006, z - half, 0, y + 0.006, z + half, ...tip, side * wide * 0.5, y - wide * 0.08 + 0.012, z + wide * 0.26);
      // The fold in the middle of the leaf is the fourth point.
      const top = [0, 1, 3, 1, 2, 3, 2, 0, 3];
      const under = [0, 3, 1, 1, 3, 2, 2, 3, 0];
      for (const corner of side > 0 ? reversed(top) : top) indices.push(base + corner);
      for (const corner of side > 0 ? reversed(under) : under) indices.push(base + corner);
    }
  }
  const leaves = smoothed(makeShape(positions, indices), 25);
  return joined([rib, leaves]);
}

const reversed = (corners: readonly number[]): number[] =>
  corners.flatMap((_, at) => (at % 3 === 0 ? [corners[at], corners[at + 2], corners[at + 1]] : []));

function trunkSurface(brief: Brief): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  return (at, out) => {
    const ring = Math.abs(((at.v * 22) % 1) - 0.5) * 2;
    const fibre = noise.fbm(at.x * 26, at.y * 5, at.z * 26, 3);
    setColor(out, hex(0x8a6d4c));
    tint(out, hex(0x4a3524), clamp01(smoothstep(0.75, 1, ring) * 0.8 + fibre * 0.7));
    tint(out, hex(0xb59a74), clamp01(-fibre * 0.8));
    shade(out, 0.6 + at.open * 0.4);
    out.roughness = 0.92;
    out.height = fibre * 0.012 - smoothstep(0.8, 1, ring) * 0.014;
  };
}

function frondSurface(brief: Brief): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const color = brief.color(0, turned(hex(0x4f8f38), brief.random.fork("green").between(-0.02, 0.03)));
  const [deep, young] = [darker(color, 0.45), lighter(turned(color, -0.05), 0.25)];
  return (at, out) => {
    const cloud = noise.fbm(at.x * 5, at.y * 5, at.z * 5, 2);
    setColor(out, color);
    tint(out, deep, clamp01(0.15 + (1 - at.open) * 0.6 - at.upward * 0.25 + cloud * 0.5));
    tint(out, young, clamp01(at.upward * 0.25 + at.edge * 0.3 - cloud * 0.3));
    out.roughness = 0.6;
    if (look.glow) for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * at.edge * 0.6;
  };
}

function sandSurface({ noise }: Brief): Surface {
  return (at, out) => {
    const ripple = Math.sin((at.x + noise.fbm(at.x * 3, 0, at.z * 3, 2) * 0.4) * 40);
    setColor(out, hex(0xdcc48f));
    shade(out, 0.94 + ripple * 0.04 + noise.at(at.x * 60, at.y * 60, at.z * 60) * 0.06);
    out.roughness = 0.95;
    out.height = ripple * 0.003;
  };
}
