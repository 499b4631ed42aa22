import { clamp01, darker, hex, lighter, type Rgb, smoothstep } from "../../solid/color.ts";
import { type Surface, setColor, shade, tint } from "../../solid/surfaces/surface.ts";
import type { Brief } from "../brief.ts";
import type { AnimalKind, CoatPattern, Tone } from "./kind.ts";
import { lumpDistance } from "./soft-body.ts";

/** The tones of one animal. */
export interface Tones extends Record<Tone, Rgb> {
  main: Rgb;
}

/** Short fur or fine scales, with the marks of the kind and the pattern of the coat. */
export function hide(brief: Brief, { marks }: AnimalKind, tones: Tones, pattern: CoatPattern): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material, look.colors[0]);
  const isSmooth = brief.isStyle("cartoon", "low-poly", "modern", "sci-fi");
  const [deep, pale] = [darker(tones.main, 0.38), lighter(tones.main, 0.25)];
  const isScaled = pattern === "scales" && !isSmooth;
  return brief.aged((at, out) => {
    const cloud = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 2);
    const hair = isSmooth ? 0 : noise.fbm(at.x * 34, at.y * 15, at.z * 34, 2);
    setColor(out, tones.main);
    tint(out, deep, coatShare(brief, pattern, at.x, at.y, at.z) * 0.75 + clamp01(cloud * 0.3));
    tint(out, pale, clamp01(at.upward * 0.2 - cloud * 0.25));
    for (const mark of marks) {
      const edge = lumpDistance(mark, at.x, at.y, at.z) + hair * 0.02;
      if (edge < 0.02) tint(out, tones[mark.tone], smoothstep(0.012, -0.012, edge));
    }
    shade(out, 0.72 + at.open * 0.28 + hair * 0.3);
    out.roughness = isSmooth ? 0.38 + cloud * 0.1 : 0.82;
    out.height = hair * 0.007;
    if (isScaled) {
      const scale = noise.cells(at.x * 19, at.y * 19, at.z * 19);
      shade(out, 1.08 - scale.near * 0.35);
      out.roughness = 0.5;
      out.height = (0.5 - scale.near) * 0.012;
    }
    if (look.glow) {
      const lit = coatShare(brief, pattern, at.x, at.y, at.z);
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * (lit * 0.85 + at.edge * 0.1);
    }
  }, "fabric");
}

/** 1 where the darker part of the coat lies: stripes over back and limbs, or spots; never on the front. */
function coatShare({ noise }: Brief, pattern: CoatPattern, x: number, y: number, z: number): number {
  if (pattern === "plain") return 0;
  const bend = noise.fbm(x * 2.4, y * 2.4, z * 2.4, 2);
  if (pattern === "stripes") return smoothstep(0.35, 0.6, Math.sin(y * 15 + Math.abs(x) * 5 + bend * 7)) * smoothstep(0.42, 0.2, z);
  const spot = noise.cells(x * 4.2 + 3, y * 4.2, z * 4.2);
  const size = 0.2 + spot.id * 0.22;
  return smoothstep(size, size - 0.06, spot.near + bend * 0.1) * smoothstep(0.5, 0.25, z);
}

/** A glass eye that looks ahead: pupil, a ring of colour, and the window's light in it. */
export function eyeSurface(color: Rgb, size: number): Surface {
  const white: Rgb = [0.97, 0.97, 0.95];
  const rim = darker(color, 0.5);
  return (at, out) => {
    const away = Math.hypot(at.x, at.y) / size;
    setColor(out, color);
    tint(out, rim, smoothstep(0.55, 0.85, away));
    tint(out, hex(0x0b0a0c), smoothstep(0.62, 0.56, away) + smoothstep(0.84, 0.9, away));
    tint(out, white, smoothstep(0.02, 0, Math.hypot(at.x + size * 0.26, at.y - size * 0.34) - size * 0.23));
    tint(out, white, smoothstep(0.02, 0, Math.hypot(at.x - size * 0.3, at.y + size * 0.34) - size * 0.1) * 0.7);
    out.roughness = 0.05;
  };
}
