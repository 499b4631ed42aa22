import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** Glazed and brown outside, pale crumb where it was cut. */
export function bunSurface(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material, look.colors[0]);
  const [deep, light] = [darker(color, 0.42), lighter(color, 0.55)];
  return brief.aged((at, out) => {
    const cloud = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 3);
    const crumb = noise.fbm(at.x * 28, at.y * 28, at.z * 28, 2);
    const isCut = Math.abs(at.ny) > 0.9 && Math.hypot(at.x, at.z) < 0.62 && at.open < 0.75;
    setColor(out, isCut ? light : color);
    tint(out, deep, isCut ? 0 : clamp01(cloud * 0.7 + at.upward * 0.22));
    tint(out, light, isCut ? 0 : smoothstep(0.1, -0.5, at.upward) * 0.5);
    shade(out, 0.84 + at.open * 0.16 + crumb * (isCut ? 0.25 : 0.05));
    out.roughness = isCut ? 0.9 : 0.36 + cloud * 0.15;
    out.height = crumb * (isCut ? 0.012 : 0.002) + cloud * 0.006;
  }, "paper");
}

/** Minced and grilled: dark crust, fat that shines in places. */
export function pattySurface(brief: Brief, color: Rgb): Surface {
  const { noise } = brief;
  return brief.aged((at, out) => {
    const grain = noise.cells(at.x * 13, at.y * 13, at.z * 13);
    const fat = noise.fbm(at.x * 7, at.y * 7, at.z * 7, 2);
    setColor(out, color);
    shade(out, 0.65 + grain.id * 0.5 + fat * 0.3 - grain.near * 0.35);
    tint(out, hex(0x24120a), smoothstep(0.1, 0.4, fat) * 0.6);
    out.roughness = 0.5 + grain.near * 0.35;
    out.height = (0.5 - grain.near) * 0.045;
  }, "leather");
}

export function cheeseSurface(brief: Brief, color: Rgb): Surface {
  const { noise } = brief;
  const deep = darker(color, 0.25);
  return brief.aged((at, out) => {
    const cloud = noise.fbm(at.x * 5, at.y * 5, at.z * 5, 2);
    setColor(out, color);
    tint(out, deep, clamp01(0.1 + cloud * 0.5 + (1 - at.open) * 0.4));
    tint(out, lighter(color, 0.35), at.edge * 0.3);
    out.roughness = 0.3;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * 0.05;
  }, "plastic");
}

/** Pale ribs inside, fresh green at the ruffled rim. */
export function leafSurface(brief: Brief, color: Rgb): Surface {
  const { noise } = brief;
  const [deep, pale] = [darker(color, 0.35), lighter(color, 0.5)];
  return brief.aged((at, out) => {
    const angle = Math.atan2(at.x, at.z);
    const away = Math.hypot(at.x, at.z);
    const vein = smoothstep(0.72, 0.95, Math.abs(Math.cos(angle * 9 + noise.at(at.x * 5, 1, at.z * 5) * 2)));
    const crumple = noise.fbm(at.x * 12, at.y * 12, at.z * 12, 2);
    setColor(out, color);
    tint(out, pale, smoothstep(0.74, 0.5, away) * 0.7 + vein * 0.35);
    tint(out, deep, clamp01(crumple * 0.8 + (1 - at.open) * 0.4));
    out.roughness = 0.42;
    out.height = crumple * 0.014 + vein * 0.006;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * 0.06;
  }, "paper");
}

/** Round slices of something juicy: firm skin, wet flesh. */
export function sliceSurface(brief: Brief, color: Rgb, size: number): Surface {
  const { noise } = brief;
  const flesh = lighter(color, 0.25);
  return brief.aged((at, out) => {
    const wet = noise.fbm(at.x * 9, at.y * 9, at.z * 9, 2);
    const isFace = Math.abs(at.ny) > 0.7;
    setColor(out, isFace ? flesh : color);
    tint(out, lighter(color, 0.45), isFace ? clamp01(wet) : 0);
    shade(out, 0.9 + wet * 0.15 + size * 0.1);
    out.roughness = 0.16 + Math.abs(wet) * 0.2;
    out.height = wet * 0.005;
  }, "plastic");
}
