import { smoothstep } from "../../solid/color.ts";
import { type Surface, shade } from "../../solid/surfaces/surface.ts";

/** Round holes in staggered rows, seen from the front; only inside the circle or the rectangle that `within` answers 1 for. */
export function perforated(surface: Surface, pitch: number, within: (x: number, y: number) => number): Surface {
  return (at, out) => {
    surface(at, out);
    const inside = at.nz > 0.5 ? within(at.x, at.y) : 0;
    if (inside <= 0) return;
    const row = Math.round(at.y / (pitch * 0.87));
    const shift = row % 2 === 0 ? 0 : pitch / 2;
    const dx = at.x - shift - Math.round((at.x - shift) / pitch) * pitch;
    const dy = at.y - row * pitch * 0.87;
    const hole = smoothstep(0.34, 0.26, Math.hypot(dx, dy) / pitch) * inside;
    shade(out, 1 - hole * 0.93);
    out.roughness += hole * 0.4;
    out.metallic *= 1 - hole;
    out.height -= hole * pitch * 0.3;
  };
}
