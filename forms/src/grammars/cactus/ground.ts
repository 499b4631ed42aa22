import type { Brief } from "@blenda/forge/grammar/brief";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { ball } from "@blenda/forge/solid/shapes/forms";
import { lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed, warped } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor, shade } from "@blenda/forge/solid/surfaces/surface";

/** A plate of sand with stones. */
export function ground(brief: Brief): Part[] {
  const random = brief.random.fork("ground");
  const { noise } = brief;
  const mound: ProfilePoint[] = [
    [0, -0.16],
    [0.72, -0.16],
    [0.86, -0.1],
    [0.82, -0.04],
    [0.5, 0.03],
    [0, 0.06],
  ];
  const sand = lathe(mound, {
    segments: brief.segments(48),
    creaseDegrees: 60,
    radius: (angle) => 1 + 0.1 * Math.sin(angle * 2 + 1) + 0.06 * Math.sin(angle * 5),
  });
  const stones = Array.from({ length: random.whole(6, 9) }, (_, at) => {
    const angle = at * 2.4;
    const away = random.between(0.45, 0.72);
    const stone = warped(
      ball(random.between(0.05, 0.13), brief.isStyle("low-poly") ? 1 : 3),
      (point) => point.multiplyScalar(1 + 0.5 * noise.at(point.x * 12 + at * 5, point.y * 12, point.z * 12)),
      35,
    );
    return placed(stone, { at: [away * Math.sin(angle), 0.02, away * Math.cos(angle)], scale: [1, 0.7, 1] });
  });
  const grains: Surface = (at, out) => {
    const ripple = Math.sin((at.x * 0.7 + at.z + noise.fbm(at.x * 3, 0, at.z * 3, 2) * 0.5) * 34);
    setColor(out, hex(0xd9ac6c));
    shade(out, 0.92 + ripple * 0.05 + noise.at(at.x * 50, at.y * 50, at.z * 50) * 0.08);
    out.roughness = 0.95;
    out.height = ripple * 0.006;
  };
  return [
    { name: "sand", shape: sand, surface: grains },
    { name: "stones", shape: joined(stones), surface: brief.always("stone", hex(0xa5744f)) },
  ];
}
