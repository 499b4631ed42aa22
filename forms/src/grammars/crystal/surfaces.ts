import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, type Rgb, smoothstep, turned } from "@blenda/forge/solid/color";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** Deep below, clear above, flaws inside, bright along the edges; it always holds a little light of its own. */
export function crystalSurface(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  if (look.material && look.material !== "crystal" && look.material !== "glass") return brief.made(look.material);
  const deep = darker(turned(color, 0.03), 0.62);
  const light = lighter(turned(color, -0.03), 0.6);
  const [lamp, strength] = look.glow ? [look.glow, 1.5] : [color, 0.2];
  return (at, out) => {
    const cloud = noise.fbm(at.x * 3.2, at.y * 2.2, at.z * 3.2, 3);
    const flaw = smoothstep(0.66, 0.86, noise.ridged(at.x * 4.5, at.y * 3, at.z * 4.5, 3));
    const rise = clamp01(at.altitude * 1.1);
    // Every face catches another part of the light.
    const face = 0.5 + 0.5 * Math.sin(at.nx * 7 + at.ny * 5 + at.nz * 9);
    setColor(out, deep);
    tint(out, color, clamp01(0.12 + rise * 0.45 + cloud * 0.6 + face * 0.42));
    tint(out, light, clamp01(at.edge * 0.5 + flaw * 0.3 + smoothstep(0.6, 1, rise) * 0.12));
    out.roughness = 0.06 + Math.abs(cloud) * 0.12;
    out.height = flaw * 0.002;
    const inner = strength * (0.12 + 0.3 * face * (1 - rise) + 0.35 * flaw + 0.25 * at.edge + 0.2 * (1 - at.open));
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = lamp[channel] * inner;
  };
}

/** A cut stone mirrors its own facets: each is another step between night and fire. */
export function cutSurface(brief: Brief, color: Rgb): Surface {
  const { look } = brief;
  if (look.material && look.material !== "crystal" && look.material !== "glass") return brief.made(look.material);
  const [deep, light] = [darker(color, 0.75), lighter(color, 0.7)];
  const strength = look.glow ? 0.9 : 0.2;
  return (at, out) => {
    // Reflections repeat inside: stripes that change direction from facet to facet.
    const turn = at.nx * 9 + at.nz * 13 + at.ny * 5;
    const across = at.x * Math.cos(turn) + at.z * Math.sin(turn) + at.y * Math.sin(turn * 1.7);
    const isTable = at.ny > 0.93;
    const mirror =
      0.5 +
      0.5 * (isTable ? Math.sin(Math.atan2(at.x, at.z) * 8) * Math.cos(Math.hypot(at.x, at.z) * 8) : Math.sin(across * 6.5 + turn * 3));
    const step = Math.round(mirror * 3) / 3;
    setColor(out, deep);
    tint(out, color, clamp01(0.25 + step * 0.85));
    tint(out, light, step > 0.9 ? 0.35 : 0);
    tint(out, light, at.edge * 0.4);
    out.roughness = 0.05;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * strength * (0.2 + step);
  };
}

export function rockSurface(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  const tone = hex(brief.random.fork("matrix").pick([0x5d5a5c, 0x6b625a, 0x4a4a52, 0x78706a]));
  return (at, out) => {
    const broad = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 3);
    const fine = noise.fbm(at.x * 16, at.y * 16, at.z * 16, 3);
    setColor(out, tone);
    tint(out, darker(tone, 0.5), clamp01(0.3 + broad + (1 - at.open) * 0.6));
    tint(out, lighter(tone, 0.35), clamp01(fine * 0.9 + at.edge * 0.6));
    const grain = smoothstep(0.34, 0.5, noise.at(at.x * 26, at.y * 26, at.z * 26));
    tint(out, color, grain * 0.7);
    shade(out, 0.75 + at.open * 0.25);
    out.roughness = 0.9 - grain * 0.6;
    out.height = broad * 0.03 + fine * 0.018;
    if (look.glow)
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * 0.35 * (1 - at.open) * clamp01(at.ny + 0.4);
  };
}
