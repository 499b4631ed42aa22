import { darker, hex } from "@blenda/forge/solid/color";
import { cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, placed, warped } from "@blenda/forge/solid/shapes/shape";
import type { Figure } from "../core/figure.ts";
import type { Drawn } from "./drawn.ts";

export const BOOTS = ["boots", "boot", "wellies", "wellingtons", "shoes", "shoe"] as const;

/** A boot over each foot: a round toe, a shaft up the leg with a cuff, and a flat sole. */
export function boots(figure: Figure, { bird }: Drawn): void {
  const { brief } = figure;
  const thick = bird.legThick ?? 0.024;
  const [wide, long] = [thick * 2.6, thick * 4.2];
  const color = brief.color(2, hex(0xc0302a));
  const leather = brief.always("rubber", color);
  for (const name of ["left", "right"]) {
    const [x, , z] = figure.boneOf(`leg ${name}`).tail;
    const tall = Math.max(thick * 4, Math.min(bird.leg * 0.75, thick * 8));
    const toe = warped(placed(sphere(1, brief.segments(24)), { scale: [wide, thick * 2.6, long] }), (point) => {
      point.set(point.x + x, Math.max(thick * 0.3, point.y + thick * 1.2), point.z + z + thick * 2);
    });
    const shaft = placed(cylinder(wide * 0.72, tall, { top: wide * 0.8, segments: brief.segments(24) }), { at: [x, tall / 2 + thick, z] });
    figure.attach("boots", `foot ${name}`, joined([toe, shaft]), leather);
    const cuff = placed(torus(wide * 0.8, thick * 0.45, 24, 8), { at: [x, tall + thick, z] });
    figure.attach("cuffs", `foot ${name}`, cuff, brief.always("rubber", darker(color, 0.25)));
    const sole = placed(cylinder(1, thick * 0.7, { bevel: thick * 0.2, segments: brief.segments(28) }), {
      scale: [wide * 1.04, 1, long * 1.03],
      at: [x, thick * 0.35, z + thick * 2],
    });
    figure.attach("soles", `foot ${name}`, sole, brief.always("rubber", hex(0x2c211b)));
  }
}
