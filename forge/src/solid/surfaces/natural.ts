import { clamp01, darker, hex, lighter, type Rgb, smoothstep } from "../color.ts";
import type { Noise } from "../noise.ts";
import { type Surface, setColor, shade, tint } from "./surface.ts";

/** Grain runs along y unless another axis is named. */
export function wood(noise: Noise, color: Rgb = hex(0x9a6a3c), grain: "x" | "y" | "z" = "y"): Surface {
  const dark = darker(color, 0.55);
  const pale = lighter(color, 0.22);
  return (at, out) => {
    const along = grain === "x" ? at.x : grain === "y" ? at.y : at.z;
    const a = grain === "x" ? at.y : at.x;
    const b = grain === "z" ? at.y : at.z;
    const drift = noise.fbm(a * 1.6, along * 0.7, b * 1.6, 2);
    const rings = Math.sin((a * 9 + b * 13 + drift * 9 + along * 0.6) * 3.1);
    const fibre = noise.fbm(a * 46, along * 2.6, b * 46, 3);
    setColor(out, color);
    tint(out, dark, clamp01(0.28 + rings * 0.22 + fibre * 0.9));
    tint(out, pale, clamp01(drift * 0.7 - fibre * 0.3));
    const pore = smoothstep(0.22, 0.4, fibre);
    shade(out, 1 - pore * 0.35);
    out.roughness = 0.58 + fibre * 0.25 + pore * 0.15;
    out.height = rings * 0.0012 - pore * 0.004 + fibre * 0.0015;
  };
}

export function stone(noise: Noise, color: Rgb = hex(0x8b8680)): Surface {
  const dark = darker(color, 0.5);
  const pale = lighter(color, 0.28);
  return (at, out) => {
    const broad = noise.fbm(at.x * 2.4, at.y * 2.4, at.z * 2.4, 3);
    const fine = noise.fbm(at.x * 17, at.y * 17, at.z * 17, 3);
    const crack = smoothstep(0.035, 0, Math.abs(noise.fbm(at.x * 3 + 9, at.y * 3, at.z * 3, 3)));
    setColor(out, color);
    tint(out, dark, clamp01(0.35 + broad * 0.9 + (1 - at.open) * 0.6));
    tint(out, pale, clamp01(fine * 1.1 + at.edge * 0.5));
    shade(out, 1 - crack * 0.3);
    out.roughness = 0.88 + fine * 0.1;
    out.height = broad * 0.012 + fine * 0.009 - crack * 0.012;
  };
}

export function marble(noise: Noise, color: Rgb = hex(0xebe7e1)): Surface {
  const vein = darker(color, 0.6);
  const cloud = darker(color, 0.16);
  return (at, out) => {
    const warp = noise.fbm(at.x * 2, at.y * 2, at.z * 2, 3);
    const broad = noise.fbm(at.x * 1.4 + warp * 1.8, at.y * 1.4 + warp, at.z * 1.4 - warp, 3);
    const fine = noise.fbm(at.x * 5 - warp, at.y * 5 + warp * 2, at.z * 5, 3);
    setColor(out, color);
    tint(out, cloud, clamp01(0.5 + warp * 1.2));
    tint(out, vein, smoothstep(0.05, 0, Math.abs(broad)) * 0.75 + smoothstep(0.02, 0, Math.abs(fine)) * 0.3);
    shade(out, 0.8 + at.open * 0.2);
    out.roughness = 0.16 + Math.abs(fine) * 0.12;
  };
}

export function concrete(noise: Noise, color: Rgb = hex(0x9d9b97)): Surface {
  return (at, out) => {
    const cloud = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 3);
    const grit = noise.at(at.x * 60, at.y * 60, at.z * 60);
    const hole = smoothstep(0.5, 0.62, noise.at(at.x * 19, at.y * 19, at.z * 19));
    setColor(out, color);
    shade(out, 1 + cloud * 0.28 + grit * 0.06 - hole * 0.35);
    out.roughness = 0.9;
    out.height = grit * 0.0012 - hole * 0.008;
  };
}

export function leather(noise: Noise, color: Rgb = hex(0x5b3a25)): Surface {
  return (at, out) => {
    const { near, next, id } = noise.cells(at.x * 42, at.y * 42, at.z * 42);
    const fold = noise.fbm(at.x * 5, at.y * 5, at.z * 5, 3);
    const border = smoothstep(0.16, 0.02, next - near);
    setColor(out, color);
    shade(out, 0.93 + id * 0.07 + fold * 0.26 - border * 0.14 + at.edge * 0.2);
    out.roughness = 0.52 + border * 0.2 - at.edge * 0.12;
    out.height = -border * 0.0022 + fold * 0.004;
  };
}

export function fabric(noise: Noise, color: Rgb = hex(0x35696a)): Surface {
  return (at, out) => {
    const weave = 95;
    // Threads follow the two axes the surface lies along.
    const a = Math.abs(at.nx) > 0.6 ? at.z : at.x;
    const b = Math.abs(at.ny) > 0.6 ? at.z : at.y;
    const thread = Math.sin(a * weave) * Math.sin(b * weave);
    const over = Math.sin((a + b) * weave * 0.5);
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    setColor(out, color);
    shade(out, 0.95 + thread * 0.03 + over * 0.012 + cloud * 0.14 + at.edge * 0.12);
    out.roughness = 0.93;
    out.height = thread * 0.0005 + cloud * 0.003;
  };
}

export function bone(noise: Noise, color: Rgb = hex(0xe6dcc3)): Surface {
  const old = darker(color, 0.45);
  return (at, out) => {
    const broad = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    const pit = smoothstep(0.35, 0.6, noise.at(at.x * 34, at.y * 34, at.z * 34));
    setColor(out, color);
    tint(out, old, clamp01((1 - at.open) * 1.1 + broad * 0.7 + pit * 0.4));
    out.roughness = 0.55 + broad * 0.2;
    out.height = broad * 0.004 - pit * 0.004;
  };
}

export function paper(noise: Noise, color: Rgb = hex(0xf1ece0)): Surface {
  return (at, out) => {
    const fibre = noise.fbm(at.x * 30, at.y * 30, at.z * 30, 3);
    setColor(out, color);
    shade(out, 0.97 + fibre * 0.1);
    out.roughness = 0.92;
    out.height = fibre * 0.0012;
  };
}
