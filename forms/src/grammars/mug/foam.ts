import type { Brief } from "@blenda/forge/grammar/brief";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { ball, box } from "@blenda/forge/solid/shapes/forms";
import { joined, placed, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** Foam that stands above the rim and runs over it in two places. */
export function foam(brief: Brief, r: number, tall: number): Part[] {
  const { noise, look } = brief;
  const steps = brief.isStyle("low-poly") ? 4 : 14;
  const head = warped(
    ball(1, steps),
    (point) => {
      const lump = 1 + 0.1 * noise.fbm(point.x * 2.6, point.y * 2.6, point.z * 2.6, 2);
      point.set(point.x * r * 1.02 * lump, Math.max(-0.3, point.y) * 0.22 * lump, point.z * r * 1.02 * lump);
    },
    70,
  );
  const runs = [0.5, 2.9, 4.1].map((angle, at) => {
    const on = (away: number, y: number): [number, number, number] => [Math.sin(angle) * away, y, Math.cos(angle) * away];
    const drop = [0.34, 0.2, 0.48][at];
    return tube(
      [on(r - 0.06, tall + 0.06), on(r + 0.06, tall + 0.05), on(r + 0.085, tall - 0.05), on(r + 0.08, tall - drop)],
      (t) => 0.07 * (1 - 0.25 * t) * (t > 0.9 ? Math.sqrt((1.001 - t) * 10) : 1),
      { sides: brief.segments(12), rings: brief.segments(18) },
    );
  });
  const surface: Surface = (at, out) => {
    const { near, id } = noise.cells(at.x * 17, at.y * 17, at.z * 17);
    setColor(out, hex(0xf6eeda));
    shade(out, 0.86 + near * 0.12 + id * 0.05);
    tint(out, hex(0xe3c78c), (1 - at.open) * 0.6);
    out.roughness = 0.75;
    out.height = (1 - near) * 0.02;
  };
  const shape = joined([placed(head, { at: [0, tall + 0.04, 0] }), ...runs]);
  if (look.glow)
    return [
      { name: "drink", shape: placed(box(r * 1.2, 0.02, r * 1.2, 0.005), { at: [0, tall * 0.8, 0] }), surface: glowing(look.glow) },
      { name: "foam", shape, surface: glowing(look.glow, 0.6) },
    ];
  return [{ name: "foam", shape, surface }];
}
