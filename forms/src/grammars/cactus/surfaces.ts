import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, type Rgb, smoothstep, turned } from "@blenda/forge/solid/color";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** Waxy skin: pale on the ribs, deep in the furrows, corky at the foot. */
export function fleshSurface(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const [deep, pale] = [darker(color, 0.5), lighter(turned(color, -0.03), 0.35)];
  return brief.aged((at, out) => {
    const cloud = noise.fbm(at.x * 5, at.y * 5, at.z * 5, 3);
    const fine = noise.at(at.x * 46, at.y * 46, at.z * 46);
    setColor(out, color);
    tint(out, deep, clamp01(0.1 + (1 - at.open) * 1.1 + cloud * 0.5));
    tint(out, pale, clamp01(at.edge * 0.7 + at.upward * 0.16 - cloud * 0.35));
    tint(out, hex(0x9a8a5a), smoothstep(0.2, 0, at.y) * 0.35);
    shade(out, 0.97 + fine * 0.05);
    out.roughness = 0.5 + cloud * 0.2;
    out.height = fine * 0.0015 + cloud * 0.006;
    if (look.glow) for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * at.edge * 0.5;
  }, "paper");
}

export function petals(color: Rgb): Surface {
  const heart = hex(0xf4c93a);
  return (at, out) => {
    setColor(out, color);
    tint(out, lighter(color, 0.4), clamp01(at.edge * 0.5 + at.upward * 0.2));
    tint(out, heart, smoothstep(0.3, 0.1, at.open) * 0.6);
    out.roughness = 0.55;
    // Petals are thin: some of the light comes through.
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * 0.16;
  };
}
