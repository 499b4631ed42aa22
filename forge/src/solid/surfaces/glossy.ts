import { clamp01, darker, hex, lighter, type Rgb, smoothstep } from "../color.ts";
import type { Noise } from "../noise.ts";
import { type Surface, setColor, shade, tint } from "./surface.ts";

export function plastic(noise: Noise, color: Rgb = hex(0xd8d9dc)): Surface {
  return (at, out) => {
    const touch = noise.fbm(at.x * 6, at.y * 6, at.z * 6, 3);
    setColor(out, color);
    shade(out, 0.84 + at.open * 0.16 + touch * 0.06);
    out.roughness = 0.36 + touch * 0.12;
    out.height = noise.at(at.x * 90, at.y * 90, at.z * 90) * 0.0003;
  };
}

export function rubber(noise: Noise, color: Rgb = hex(0x26272a)): Surface {
  return (at, out) => {
    const grain = noise.at(at.x * 70, at.y * 70, at.z * 70);
    setColor(out, color);
    shade(out, 0.9 + grain * 0.08 + at.edge * 0.3);
    out.roughness = 0.85;
    out.height = grain * 0.0007;
  };
}

export function porcelain(noise: Noise, color: Rgb = hex(0xf2f1ec)): Surface {
  const pooled = darker(color, 0.18);
  return (at, out) => {
    const cloud = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 3);
    setColor(out, color);
    tint(out, pooled, clamp01(0.2 + cloud * 0.7 + (1 - at.open) * 0.8));
    out.roughness = 0.12 + Math.abs(cloud) * 0.1;
    out.height = cloud * 0.0015;
  };
}

export function clay(noise: Noise, color: Rgb = hex(0xb8653c)): Surface {
  const pale = lighter(color, 0.3);
  return (at, out) => {
    const cloud = noise.fbm(at.x * 3.5, at.y * 3.5, at.z * 3.5, 3);
    const turned = noise.at(at.x * 0.6, at.y * 52, at.z * 0.6);
    const grit = noise.at(at.x * 55, at.y * 55, at.z * 55);
    setColor(out, color);
    tint(out, pale, clamp01(0.15 + cloud * 0.9 + at.edge * 0.25));
    shade(out, 0.9 + turned * 0.05 + grit * 0.05 - (1 - at.open) * 0.2);
    out.roughness = 0.82;
    out.height = turned * 0.0022 + grit * 0.001;
  };
}

/** For what is really seen through: its colour and nothing painted. */
export function clearGlass(color: Rgb = hex(0xcfe4ea)): Surface {
  const pale = lighter(color, 0.35);
  return (at, out) => {
    setColor(out, color);
    tint(out, pale, at.edge * 0.5);
    out.roughness = 0.04;
  };
}

/** Seen from outside only: the depth is painted, brighter where the light would gather. */
export function glass(noise: Noise, color: Rgb = hex(0x9fc7cf)): Surface {
  const deep = darker(color, 0.82);
  const light = lighter(color, 0.55);
  return (at, out) => {
    const swirl = noise.fbm(at.x * 3, at.y * 2, at.z * 3, 3);
    setColor(out, deep);
    // Light that entered from above leaves through the lower and hollow parts; the sky lies on what faces it.
    tint(out, color, clamp01(0.42 - at.upward * 0.2 + swirl * 0.3 + (1 - at.open) * 0.6));
    tint(out, light, clamp01(at.edge * 0.85 + smoothstep(0.7, 1, at.upward) * 0.2));
    out.roughness = 0.04 + Math.abs(swirl) * 0.03;
    const inner = 0.05 + 0.12 * clamp01(1 - at.altitude) + at.edge * 0.25;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * inner;
  };
}

export function crystal(noise: Noise, color: Rgb = hex(0x9a6cf0)): Surface {
  const deep = darker(color, 0.68);
  const light = lighter(color, 0.65);
  return (at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    const flaw = noise.ridged(at.x * 6, at.y * 6, at.z * 6, 3);
    setColor(out, deep);
    tint(out, color, clamp01(0.25 + at.altitude * 0.7 + cloud * 0.8));
    tint(out, light, clamp01(at.edge * 0.6 + smoothstep(0.62, 0.85, flaw) * 0.55));
    out.roughness = 0.07 + Math.abs(cloud) * 0.1;
    const inner = 0.06 + 0.16 * smoothstep(0.5, 0.85, flaw) + 0.1 * clamp01(1 - at.altitude);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * inner;
    out.height = flaw * 0.002;
  };
}

export function ice(noise: Noise, color: Rgb = hex(0xa9d6ea)): Surface {
  const deep = darker(color, 0.4);
  return (at, out) => {
    const cloud = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 3);
    const crack = smoothstep(0.78, 0.95, noise.ridged(at.x * 3.4, at.y * 3.4, at.z * 3.4, 3));
    const frost = clamp01(at.upward * 0.5 + noise.fbm(at.x * 16, at.y * 16, at.z * 16, 2));
    setColor(out, deep);
    tint(out, color, clamp01(0.55 + cloud * 0.9));
    tint(out, [0.96, 0.985, 1], clamp01(crack * 0.8 + frost * 0.55 + at.edge * 0.5));
    out.roughness = 0.08 + frost * 0.45 + crack * 0.2;
    out.height = frost * 0.004 + cloud * 0.008;
  };
}

export function jade(noise: Noise, color: Rgb = hex(0x4f9a72)): Surface {
  const deep = darker(color, 0.4);
  const pale = lighter(color, 0.5);
  return (at, out) => {
    const cloud = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 4);
    const fleck = noise.fbm(at.x * 13, at.y * 13, at.z * 13, 2);
    setColor(out, color);
    tint(out, deep, clamp01(0.3 + cloud * 1.1 + (1 - at.open) * 0.5));
    tint(out, pale, clamp01(smoothstep(0.08, 0.4, -cloud) * 0.7 + smoothstep(0.25, 0.45, fleck) * 0.35 + at.edge * 0.4));
    out.roughness = 0.2 + Math.abs(cloud) * 0.15;
  };
}

export function obsidian(noise: Noise, color: Rgb = hex(0x17151c)): Surface {
  const sheen = lighter(color, 0.28);
  return (at, out) => {
    const band = noise.fbm(at.x * 2, at.y * 5, at.z * 2, 3);
    setColor(out, color);
    tint(out, sheen, clamp01(at.edge * 0.7 + smoothstep(0.12, 0.4, band) * 0.4));
    out.roughness = 0.07 + Math.abs(band) * 0.08;
    out.height = band * 0.004;
  };
}
