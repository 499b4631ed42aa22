import { hex, type Rgb } from "../../solid/color.ts";
import type { Part } from "../../solid/part.ts";
import { curved, lathe, type ProfilePoint } from "../../solid/shapes/lathe.ts";
import type { Shape } from "../../solid/shapes/shape.ts";
import { glowing } from "../../solid/surfaces/glowing.ts";
import type { Surface } from "../../solid/surfaces/surface.ts";
import type { Brief } from "../brief.ts";

export const PAINTS = [0xd9572b, 0x2f7f86, 0xe3b52f, 0x3a3f46, 0xb8312f, 0x5f8f6a, 0xe8e3d8];

export const lightOf = (brief: Brief): Rgb => brief.light(hex(0xffdba6));

export const bulbPart = (brief: Brief, shape: Shape): Part => ({ name: "bulb", shape, surface: glowing(lightOf(brief)) });

export const metalOf = (brief: Brief): Surface => {
  const own = brief.random.fork("metal").pick(["steel", "brass", "steel", "copper"] as const);
  return brief.always(own, brief.look.colors[1]);
};

/** A thin-walled hood, opening downwards; the given profile runs from its crown to its rim. */
export function hood(brief: Brief, profile: readonly ProfilePoint[]): Shape {
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
