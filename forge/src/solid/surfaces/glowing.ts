import type { Rgb } from "../color.ts";
import { type Surface, setColor } from "./surface.ts";

/** A lamp: dark by itself, bright by its own light. */
export function glowing(color: Rgb, strength = 1): Surface {
  const body: Rgb = [color[0] * 0.25, color[1] * 0.25, color[2] * 0.25];
  return (_at, out) => {
    setColor(out, body);
    out.roughness = 0.25;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * strength;
  };
}
