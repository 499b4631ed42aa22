import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "../solid/color.ts";
import { chipped, rusted, soiled } from "../solid/surfaces/aging.ts";
import type { MaterialName } from "../solid/surfaces/stuff.ts";
import { layered, type Surface, setColor, shade, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";

const METALS = ["iron", "steel", "gold", "silver", "copper", "bronze", "brass"] as const satisfies readonly MaterialName[];
type MetalName = (typeof METALS)[number];

export const isMetal = (material: MaterialName | null): material is MetalName => METALS.some((metal) => metal === material);

/** Lacquer over metal: even, a little lighter on the edges, and chipped to the metal when it is old. */
export function enamel(brief: Brief, color: Rgb, gloss = 0.3): Surface {
  const { noise, look } = brief;
  const deep = darker(color, 0.35);
  const pale = lighter(color, 0.3);
  const coat: Surface = (at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    setColor(out, color);
    tint(out, deep, clamp01((1 - at.open) * 0.8 + cloud * 0.2));
    tint(out, pale, at.edge * 0.22);
    out.roughness = gloss + cloud * 0.1;
    out.metallic = 0.04;
    out.height = noise.at(at.x * 80, at.y * 80, at.z * 80) * 0.0002;
  };
  if (look.wear === 0) return coat;
  const old = [chipped(noise, look.wear * 0.8, hex(0xa39f97), true), soiled(noise, mix(0.3, 1, look.wear))];
  return layered(coat, ...old, ...(look.wear > 0.55 ? [rusted(noise, look.wear * 0.8)] : []));
}

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

/** Black glass of a screen or a window, a shade bluer where the sky would stand in it. */
export const darkGlass: Surface = (at, out) => {
  setColor(out, [0.016, 0.02, 0.03]);
  tint(out, [0.05, 0.09, 0.15], clamp01(at.upward * 0.5 + 0.25 + (at.x + at.y) * 0.2));
  out.roughness = 0.06;
};
