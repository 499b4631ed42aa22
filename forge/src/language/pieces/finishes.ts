import type { Brief } from "../../grammar/brief.ts";
import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "../../solid/color.ts";
import { chipped, rusted, soiled } from "../../solid/surfaces/aging.ts";
import type { MaterialName } from "../../solid/surfaces/stuff.ts";
import { layered, type Surface, setColor, shade, tint } from "../../solid/surfaces/surface.ts";

const METALS = ["iron", "steel", "gold", "silver", "copper", "bronze", "brass"] as const satisfies readonly MaterialName[];
type MetalName = (typeof METALS)[number];

export const isMetal = (material: MaterialName | null): material is MetalName => METALS.some((metal) => metal === material);

interface CoatOptions {
  roughness?: number;
  metallic?: number;
  /** How much use shows on a new one. */
  use?: number;
}

/** Paint over metal: darker in the joints, brighter on the edges, chipped as the years ask for. */
export function coat(brief: Brief, color: Rgb, { roughness = 0.34, metallic = 0.04, use = 0.1 }: CoatOptions = {}): Surface {
  const { noise, look } = brief;
  const [deep, light] = [darker(color, 0.42), lighter(color, 0.3)];
  const paint: Surface = (at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    setColor(out, color);
    tint(out, deep, clamp01((1 - at.open) * 0.85 + cloud * 0.25 - 0.1));
    tint(out, light, at.edge * 0.22);
    shade(out, 0.78 + at.open * 0.22);
    out.roughness = roughness + cloud * 0.14;
    out.metallic = metallic;
  };
  if (use + look.wear === 0) return paint;
  const wear = mix(use, 1, look.wear);
  const layers = [paint, chipped(noise, wear * 0.7, hex(0xa5a29b), true), soiled(noise, mix(use * 0.8, 1, look.wear))];
  return layered(...layers, ...(look.wear > 0.45 ? [rusted(noise, look.wear)] : []));
}

/** The flawless coat of appliances. */
export const enamel = (brief: Brief, color: Rgb, roughness = 0.3): Surface => coat(brief, color, { roughness, use: 0 });

/** Paint on a main part, unless the words name what it is made of; a colour on steel or iron is paint. */
export function coatOrMade(brief: Brief, color: Rgb, options?: CoatOptions): Surface {
  const { material, colors } = brief.look;
  const isPainted = material === null || ((material === "steel" || material === "iron") && colors.length > 0);
  return isPainted ? coat(brief, color, options) : brief.made(material);
}

/** Lacquer on sheet metal that has been in use, so much of it chipped off. */
export const lacquer = (brief: Brief, color: Rgb, use = 0.18): Surface =>
  coatOrMade(brief, color, { roughness: 0.42, metallic: 0.12, use: use * 1.3 });

/** Dark window glass with a faint sky in it. */
export function windowGlass(color: Rgb = hex(0x16303c)): Surface {
  const sky = lighter(color, 0.35);
  return (at, out) => {
    setColor(out, color);
    tint(out, sky, clamp01(at.upward * 0.7 + 0.12));
    out.roughness = 0.07;
  };
}

/** Black glass of a screen or a lens, a shade bluer where the sky would stand in it. */
export const darkGlass: Surface = (at, out) => {
  setColor(out, [0.016, 0.02, 0.03]);
  tint(out, [0.05, 0.09, 0.15], clamp01(at.upward * 0.5 + 0.25 + (at.x + at.y) * 0.2));
  out.roughness = 0.06;
};

/** Fine teeth round a turned piece, so that fingers hold it; `count` of them, between two heights of the turned profile. */
export function knurled(surface: Surface, count: number, low = -Infinity, high = Infinity): Surface {
  return (at, out) => {
    surface(at, out);
    if (at.y < low || at.y > high || Math.abs(at.ny) > 0.5) return;
    const tooth = smoothstep(0.2, 0.8, 0.5 + 0.5 * Math.cos(Math.atan2(at.x, at.z) * count));
    shade(out, 0.55 + 0.45 * tooth);
    out.height += tooth * 0.008;
  };
}
