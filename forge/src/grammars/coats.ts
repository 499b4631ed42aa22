import { clamp01, darker, hex, lighter, mix, type Rgb } from "../solid/color.ts";
import { chipped, rusted, soiled } from "../solid/surfaces/aging.ts";
import { layered, type Surface, setColor, shade, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";

interface CoatOptions {
  roughness?: number;
  metallic?: number;
  /** How much use shows on a new one. */
  use?: number;
}

/** Enamel over metal: darker in the joints, brighter on the edges, chipped as the years ask for. */
export function coat(brief: Brief, color: Rgb, { roughness = 0.34, metallic = 0.04, use = 0.1 }: CoatOptions = {}): Surface {
  const { noise, look } = brief;
  const [deep, light] = [darker(color, 0.42), lighter(color, 0.3)];
  const enamel: Surface = (at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    setColor(out, color);
    tint(out, deep, clamp01((1 - at.open) * 0.85 + cloud * 0.25 - 0.1));
    tint(out, light, at.edge * 0.22);
    shade(out, 0.78 + at.open * 0.22);
    out.roughness = roughness + cloud * 0.14;
    out.metallic = metallic;
  };
  if (use + look.wear === 0) return enamel;
  const wear = mix(use, 1, look.wear);
  const layers = [enamel, chipped(noise, wear * 0.7, hex(0xa5a29b), true), soiled(noise, mix(use * 0.8, 1, look.wear))];
  return layered(...layers, ...(look.wear > 0.45 ? [rusted(noise, look.wear)] : []));
}

/** Paint on a main part, unless the words name what it is made of. */
export function coatOrMade(brief: Brief, color: Rgb, options?: CoatOptions): Surface {
  return brief.look.material ? brief.made(brief.look.material) : coat(brief, color, options);
}

/** Dark window glass with a faint sky in it. */
export function windowGlass(color: Rgb = hex(0x16303c)): Surface {
  const sky = lighter(color, 0.35);
  return (at, out) => {
    setColor(out, color);
    tint(out, sky, clamp01(at.upward * 0.7 + 0.12));
    out.roughness = 0.07;
  };
}
