import type { Brief } from "@blenda/forge/grammar/brief";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { curved, lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import type { Shape } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";

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
