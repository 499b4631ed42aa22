import { hex, type Rgb } from "../color.ts";
import type { Noise } from "../noise.ts";
import { type Surface, setColor, shade } from "./surface.ts";

interface MetalOptions {
  roughness: number;
  /** How much it shows hammering and casting. */
  texture?: number;
}

/** Bare metal: smudges change its gloss more than its colour. */
export function metal(noise: Noise, color: Rgb, { roughness, texture = 0.3 }: MetalOptions): Surface {
  return (at, out) => {
    const smudge = noise.fbm(at.x * 5, at.y * 5, at.z * 5, 3);
    const fine = noise.fbm(at.x * 24, at.y * 24, at.z * 24, 2);
    const scratch = noise.at(at.x * 3 + at.y * 70, at.y * 4 + at.z * 5, at.z * 70);
    setColor(out, color);
    shade(out, 0.86 + at.open * 0.14 + smudge * 0.16 - (1 - at.open) * 0.25);
    out.metallic = 1;
    out.roughness = roughness + smudge * 0.16 + Math.abs(scratch) * 0.06 - at.edge * 0.06;
    out.height = fine * 0.003 * texture + smudge * 0.004 * texture;
  };
}

export const steel = (noise: Noise, color: Rgb = hex(0xb4b8bd)): Surface => metal(noise, color, { roughness: 0.3, texture: 0.12 });
export const iron = (noise: Noise, color: Rgb = hex(0x6a6b6e)): Surface => metal(noise, color, { roughness: 0.48, texture: 1 });
export const gold = (noise: Noise, color: Rgb = hex(0xffcf70)): Surface => metal(noise, color, { roughness: 0.2, texture: 0.15 });
export const silver = (noise: Noise, color: Rgb = hex(0xdfe2e6)): Surface => metal(noise, color, { roughness: 0.18, texture: 0.12 });
export const copper = (noise: Noise, color: Rgb = hex(0xe2966c)): Surface => metal(noise, color, { roughness: 0.26, texture: 0.3 });
export const bronze = (noise: Noise, color: Rgb = hex(0xa97a45)): Surface => metal(noise, color, { roughness: 0.34, texture: 0.6 });
export const brass = (noise: Noise, color: Rgb = hex(0xe4bf6c)): Surface => metal(noise, color, { roughness: 0.24, texture: 0.2 });
