import type { Brief } from "../../grammar/brief.ts";
import { clamp01, hex, type Rgb, smoothstep } from "../../solid/color.ts";
import type { Part } from "../../solid/part.ts";
import type { Random } from "../../solid/random.ts";
import { ball, cylinder } from "../../solid/shapes/forms.ts";
import { lathe } from "../../solid/shapes/lathe.ts";
import { joined, placed, type Shape, warped } from "../../solid/shapes/shape.ts";
import { covered } from "../../solid/surfaces/aging.ts";
import { layered, type Surface, setColor, shade, tint } from "../../solid/surfaces/surface.ts";
import { pairs } from "./outlines.ts";

/** A piece of ground for a building to stand on, its top at y = 0. */
export function plot(brief: Brief, wide: number, deep: number): Part {
  const { noise } = brief;
  const corner = (angle: number) => {
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    return (s ** 4 + c ** 4) ** -0.25 * (1 + 0.05 * noise.at(s * 2, c * 2, 3));
  };
  const profile = pairs([0, -0.16, 0.86, -0.16, 0.97, -0.1, 1, -0.035, 0.985, -0.008, 0.9, 0, 0.5, 0.004, 0, 0.004]);
  const shape = lathe(profile, { segments: brief.segments(48), creaseDegrees: 50, radius: corner });
  return { name: "ground", shape: placed(shape, { scale: [wide, 1, deep] }), surface: grass(brief), density: 0.8 };
}

/** Grass above, soil with stones at the cut sides; snow over it when the words say so. */
export function grass(brief: Brief, color: Rgb = hex(0x5f8a3c)): Surface {
  const { noise } = brief;
  const ground: Surface = (at, out) => {
    const broad = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    const top = smoothstep(0.35, 0.62, at.upward + broad * 0.3);
    const blade = noise.at(at.x * 52, at.y * 20, at.z * 52);
    const pebble = noise.cells(at.x * 11, at.y * 11, at.z * 11);
    setColor(out, hex(0x5b4530));
    shade(out, 0.85 + broad * 0.6 + smoothstep(0.35, 0.2, pebble.near) * (pebble.id * 0.7));
    tint(out, color, top);
    tint(out, blade > 0 ? hex(0x83a84a) : hex(0x3e6630), top * clamp01(Math.abs(blade) * 0.7 + broad * 0.5));
    shade(out, 0.62 + at.open * 0.38);
    out.roughness = 0.95;
    out.height = top * (0.012 + blade * 0.008) + (1 - top) * smoothstep(0.4, 0.1, pebble.near) * 0.014;
  };
  return brief.has("snowy") ? layered(ground, covered(noise, 0.8)) : ground;
}

export function leafage(brief: Brief, color: Rgb): Surface {
  const { noise } = brief;
  const leaves: Surface = (at, out) => {
    const leaf = noise.cells(at.x * 20, at.y * 20, at.z * 20);
    const broad = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 2);
    setColor(out, color);
    shade(out, 0.68 + leaf.id * 0.34 + broad * 0.4 + at.upward * 0.16 - (1 - at.open) * 0.25);
    out.roughness = 0.85;
    out.height = (0.5 - leaf.near) * 0.035;
  };
  return brief.has("snowy") ? layered(leaves, covered(noise, 0.55)) : leaves;
}

export function bush(brief: Brief, random: Random, size: number, detail = 3): Shape {
  const shift = random.between(0, 90);
  return warped(ball(size, brief.isStyle("low-poly") ? 1 : detail), (point) => {
    const bump = brief.noise.fbm((point.x / size) * 1.6 + shift, (point.y / size) * 1.6, (point.z / size) * 1.6, 3);
    point.multiplyScalar(1 + bump * 0.45);
    point.y = point.y * 0.82 + size * 0.5;
  });
}

/** Three skirts of branches on a stem, standing on y = 0. */
export function fir(brief: Brief, random: Random, height: number, usual = 14): { leaves: Shape; trunk: Shape } {
  const segments = brief.isStyle("low-poly") ? Math.min(6, usual) : usual;
  const skirts = [0, 1, 2].map((level) => {
    const r = height * 0.3 * (1 - level * 0.24);
    const [low, high] = [height * (0.16 + level * 0.22), height * (0.56 + level * 0.22)];
    const turn = random.between(0, 60);
    const jag = (angle: number, y: number) => (y < low + 0.001 ? 1 + 0.13 * Math.cos(angle * (segments / 2)) : 1);
    const cone = lathe(
      [
        [0, low + r * 0.16],
        [r * 0.5, low + r * 0.08],
        [r, low],
        [r * 0.5, (low + high) / 2.06],
        [0, high],
      ],
      { segments, creaseDegrees: 50, radius: jag },
    );
    return placed(cone, { turn: [0, turn, 0] });
  });
  return { leaves: joined(skirts), trunk: placed(cylinder(height * 0.05, height * 0.3, { segments: 8 }), { at: [0, height * 0.13, 0] }) };
}

/** Flat stones on a way from one point of the ground to another. */
export function steppingStones(random: Random, from: readonly [number, number], to: readonly [number, number], count: number): Shape {
  return joined(
    Array.from({ length: count }, (_, at) => {
      const t = (at + 0.3) / count;
      const stone = cylinder(random.between(0.05, 0.066), 0.03, { bevel: 0.01, segments: 9 });
      const x = from[0] + (to[0] - from[0]) * t + random.between(-0.02, 0.02);
      const z = from[1] + (to[1] - from[1]) * t;
      return placed(stone, { scale: [1.25, 1, 0.9], turn: [0, random.between(-30, 30), 0], at: [x, 0.006, z] });
    }),
  );
}
