import { clamp01, hex, mix, type Rgb, smoothstep } from "../color.ts";
import type { Noise } from "../noise.ts";
import type { MaterialName } from "./stuff.ts";
import { layered, type Surface, setColor, shade, tint } from "./surface.ts";

/** What years do to a substance; `wear` from 0 to 1. Layers only: put it over the thing itself. */
export function aged(of: MaterialName, noise: Noise, wear: number): Surface {
  switch (of) {
    case "iron":
    case "steel":
      return layered(chipped(noise, wear * 0.6), rusted(noise, wear));
    case "copper":
    case "bronze":
    case "brass":
      return coated(noise, wear, hex(0x4d9a86));
    case "gold":
    case "silver":
      return coated(noise, wear * 0.7, hex(0x3a2f24));
    case "stone":
    case "marble":
    case "concrete":
      return layered(mossed(noise, wear * 0.7), soiled(noise, wear));
    case "wood":
      return layered(weathered(noise, wear), soiled(noise, wear));
    default:
      return layered(chipped(noise, wear), soiled(noise, wear));
  }
}

/** Grey, dry, split: wood that stood outside. */
function weathered(noise: Noise, wear: number): Surface {
  return (at, out) => {
    const patch = noise.fbm(at.x * 2.2, at.y * 2.2, at.z * 2.2, 3);
    const split = smoothstep(0.3 - wear * 0.14, 0.42, noise.fbm(at.x * 30, at.y * 1.6, at.z * 30, 2));
    tint(out, hex(0x8d867b), clamp01(wear * 0.55 + patch * wear + at.edge * wear * 0.3));
    shade(out, 1 - split * 0.55 * wear);
    out.roughness = mix(out.roughness, 0.92, wear);
    out.height -= split * 0.01 * wear;
  };
}

/** Paint and polish gone from the outer edges: what lies below is bare metal on machines, pale scuffs elsewhere. */
export function chipped(noise: Noise, wear: number, bare: Rgb = hex(0x9a968e), isMetal = false): Surface {
  return (at, out) => {
    const fleck = noise.fbm(at.x * 14, at.y * 14, at.z * 14, 3);
    const chip = smoothstep(0.62, 0.78, at.edge * (0.55 + wear * 0.55) + fleck * 0.75 + wear * 0.12);
    if (chip <= 0) return;
    tint(out, bare, chip * (isMetal ? 1 : 0.6));
    out.roughness = mix(out.roughness, isMetal ? 0.36 : 0.75, chip);
    if (isMetal) out.metallic = mix(out.metallic, 0.95, chip);
    out.height -= chip * 0.003;
  };
}

/** Rust grows from crevices and chipped edges, swells, and runs down walls. */
export function rusted(noise: Noise, wear: number): Surface {
  const [deep, red, pale] = [hex(0x33190f), hex(0x6b3a20), hex(0x8e5a38)];
  return (at, out) => {
    const broad = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 4);
    const fine = noise.fbm(at.x * 13 + 9, at.y * 13, at.z * 13, 3);
    const streak = Math.abs(at.ny) < 0.5 ? smoothstep(0.1, 0.4, noise.fbm(at.x * 9, at.y * 0.8, at.z * 9, 2)) : 0;
    tint(out, hex(0x4a2412), streak * 0.6 * wear);
    const rust = smoothstep(0.34, 0.5, broad * 0.75 + fine * 0.5 + (1 - at.open) * 0.4 + at.edge * 0.16 + wear * 0.5 - 0.13);
    if (rust <= 0) return;
    const tone = clamp01(0.5 + fine * 1.7);
    tint(out, deep, rust * (1 - tone));
    tint(out, red, rust * tone);
    tint(out, pale, rust * smoothstep(0.2, 0.5, noise.at(at.x * 38, at.y * 38, at.z * 38)) * 0.5);
    out.metallic = mix(out.metallic, 0.05, rust);
    out.roughness = mix(out.roughness, 0.93, rust);
    out.height += rust * (0.004 + fine * 0.01);
  };
}

/** Verdigris and tarnish: a skin of another colour everywhere hands do not reach. */
function coated(noise: Noise, wear: number, color: Rgb): Surface {
  return (at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 4);
    const coat = smoothstep(0.35, 0.75, (1 - at.open) * 0.7 + cloud * 0.8 + wear * 0.75 - at.edge * 0.45);
    tint(out, color, coat);
    out.metallic = mix(out.metallic, 0.15, coat);
    out.roughness = mix(out.roughness, 0.85, coat);
    out.height += coat * 0.002;
  };
}

/** Dust in corners, splashes near the ground, darker crevices. */
export function soiled(noise: Noise, wear: number): Surface {
  return (at, out) => {
    const cloud = noise.fbm(at.x * 6, at.y * 6, at.z * 6, 3);
    const low = smoothstep(0.28, 0, at.altitude) * 0.5;
    const dirt = clamp01(((1 - at.open) * 1.1 + cloud * 0.7 + low - 0.12) * wear);
    tint(out, hex(0x40352a), dirt * 0.75);
    out.roughness = mix(out.roughness, 0.9, dirt);
  };
}

/** Moss where rain stays: on top and in crevices. */
export function mossed(noise: Noise, amount: number): Surface {
  return (at, out) => {
    const cloud = noise.fbm(at.x * 5, at.y * 5, at.z * 5, 3);
    const moss = smoothstep(0.42, 0.62, at.upward * 0.4 + (1 - at.open) * 0.35 + cloud * 0.9 + amount * 0.5 - 0.1);
    if (moss <= 0) return;
    const blade = noise.at(at.x * 48, at.y * 48, at.z * 48);
    tint(out, blade > 0 ? hex(0x6b8a35) : hex(0x46642a), moss);
    out.roughness = mix(out.roughness, 0.97, moss);
    out.metallic *= 1 - moss;
    out.height += moss * (0.008 + blade * 0.006);
  };
}

/** Snow, or anything else that falls and lies. */
export function covered(noise: Noise, amount: number, color: Rgb = [0.94, 0.965, 1]): Surface {
  return (at, out) => {
    const drift = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    const lies = smoothstep(0.62 - amount * 0.5, 0.78 - amount * 0.5, at.upward + drift * 0.45);
    if (lies <= 0) return;
    if (lies >= 1) setColor(out, color);
    else tint(out, color, lies);
    shade(out, 0.88 + at.open * 0.12);
    out.roughness = mix(out.roughness, 0.75, lies);
    out.metallic *= 1 - lies;
    out.height += lies * (0.012 + drift * 0.008);
  };
}
