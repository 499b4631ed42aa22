import { type Rgb, smoothstep } from "../color.ts";
import type { Noise } from "../noise.ts";
import { type Surface, setColor, tint } from "./surface.ts";

/** A lamp: dark by itself, bright by its own light. */
export function glowing(color: Rgb, strength = 1): Surface {
  const body: Rgb = [color[0] * 0.25, color[1] * 0.25, color[2] * 0.25];
  return (_at, out) => {
    setColor(out, body);
    out.roughness = 0.25;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * strength;
  };
}

/** Light in thin veins and along the edges, for things that glow and have no lamp of their own. */
export function veined(noise: Noise, color: Rgb): Surface {
  return (at, out) => {
    const vein = smoothstep(0.5, 0.62, noise.ridged(at.x * 2.1, at.y * 2.1, at.z * 2.1, 2));
    const light = Math.max(vein, smoothstep(0.45, 0.85, at.edge) * 0.85);
    if (light <= 0) return;
    tint(out, color, light * 0.7);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = Math.max(out.glow[channel], color[channel] * light);
  };
}
