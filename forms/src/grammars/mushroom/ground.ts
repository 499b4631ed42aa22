import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, hex, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { ball } from "@blenda/forge/solid/shapes/forms";
import { joined, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** The ground they grow on: moss, a few stones and blades of grass. */
export function mound(brief: Brief, count: number): Part[] {
  const { noise } = brief;
  const random = brief.random.fork("mound");
  const wide = count > 3 ? 0.95 : 0.78;
  const earth = warped(
    ball(wide, brief.isStyle("low-poly") ? 4 : 14),
    (point) => {
      const swell = 1 + 0.24 * noise.fbm(point.x * 2.4, point.y * 2.4, point.z * 2.4, 3);
      const y = point.y * 0.15 * swell + 0.03 * noise.fbm(point.x * 6, 3, point.z * 6, 2);
      point.set(point.x * swell, Math.max(-0.11, y) - 0.02, point.z * swell);
    },
    60,
  );
  const stones = Array.from({ length: random.whole(3, 6) }, () => {
    const angle = random.between(0, 6.283);
    const away = random.between(0.45, 0.72) * wide;
    const stone = warped(
      ball(random.between(0.05, 0.1), 3),
      (point) => point.multiplyScalar(1 + 0.4 * noise.at(point.x * 14, point.y * 14 + away * 9, point.z * 14)),
      30,
    );
    return placed(stone, { at: [away * Math.sin(angle), 0.08, away * Math.cos(angle)], scale: [1, 0.7, 1] });
  });
  const blades = Array.from({ length: brief.isDetailed ? 70 : 34 }, () => blade(random, wide));
  return [
    { name: "moss", shape: earth, surface: mossSurface(brief), density: 0.8 },
    { name: "stones", shape: joined(stones), surface: brief.always("stone", hex(0x8a8781)) },
    { name: "grass", shape: joined(blades), surface: grassSurface(brief), density: 0.7 },
  ];
}

function blade(random: Random, wide: number): Shape {
  const angle = random.between(0, 6.283);
  const away = Math.sqrt(random.next()) * wide * 0.86;
  const [x, z] = [away * Math.sin(angle), away * Math.cos(angle)];
  const height = random.between(0.1, 0.22);
  const [dx, dz] = [random.between(-0.07, 0.07), random.between(-0.07, 0.07)];
  return tube(
    [
      [x, 0.02, z],
      [x + dx * 0.3, 0.04 + height * 0.55, z + dz * 0.3],
      [x + dx, 0.04 + height, z + dz],
    ],
    (t) => 0.011 * (1 - t),
    { sides: 4, rings: 4 },
  );
}

function mossSurface(brief: Brief): Surface {
  const { noise } = brief;
  return (at, out) => {
    const tuft = noise.fbm(at.x * 22, at.y * 22, at.z * 22, 3);
    const bare = smoothstep(0.16, 0.34, noise.fbm(at.x * 3 + 5, at.y * 3, at.z * 3, 3)) + smoothstep(-0.02, -0.09, at.y);
    setColor(out, hex(0x3f5f22));
    tint(out, hex(0x84a83c), clamp01(0.4 + tuft * 1.4));
    tint(out, hex(0x4b3522), clamp01(bare));
    shade(out, 0.45 + at.open * 0.55);
    out.roughness = 0.96;
    out.height = tuft * 0.035;
  };
}

function grassSurface({ noise }: Brief): Surface {
  return (at, out) => {
    setColor(out, hex(0x55802c));
    tint(out, hex(0xa3c25a), clamp01(at.y * 4 + noise.at(at.x * 9, 0, at.z * 9) * 0.4));
    out.roughness = 0.7;
  };
}
