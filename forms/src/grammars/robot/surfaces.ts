import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { chipped, rusted, soiled } from "@blenda/forge/solid/surfaces/aging";
import { layered, type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** Enamel over steel, with panel lines, chips on the edges and grime in the joints: nothing that works stays clean. */
export function shellSurface(brief: Brief, color: Rgb): Surface {
  const { look, noise } = brief;
  if (look.material) return brief.made(look.material);
  const enamel: Surface = (at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    setColor(out, color);
    tint(out, darker(color, 0.4), clamp01((1 - at.open) * 0.9 + cloud * 0.3 - 0.1));
    tint(out, lighter(color, 0.35), clamp01(at.edge * 0.25));
    const seam = Math.abs(at.nz) > 0.6 ? smoothstep(0.006, 0.003, Math.abs(Math.abs(at.x) - 0.2)) * smoothstep(0.75, 0.8, at.y) : 0;
    shade(out, (0.75 + at.open * 0.25) * (1 - seam * 0.6));
    out.roughness = 0.34 + cloud * 0.16;
    out.metallic = 0.05;
    out.height = -seam * 0.008;
  };
  const wear = mix(0.12, 1, look.wear);
  const layers = [enamel, chipped(noise, wear * 0.75, hex(0xa5a29b), true), soiled(noise, mix(0.25, 1, look.wear))];
  return layered(...layers, ...(look.wear > 0.45 ? [rusted(noise, look.wear)] : []));
}

export const screenSurface: Surface = (at, out) => {
  setColor(out, [0.018, 0.022, 0.028]);
  shade(out, 1 + 0.5 * clamp01(at.y - 1));
  out.roughness = 0.1;
};
