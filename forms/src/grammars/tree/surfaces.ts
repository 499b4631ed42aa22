import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, type Rgb, smoothstep, turned } from "@blenda/forge/solid/color";
import { covered } from "@blenda/forge/solid/surfaces/aging";
import { layered, type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import type { Species } from "./species.ts";

export function barkSurface(brief: Brief, kind: string, species: Species): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const color = brief.has("dead") && kind !== "birch" ? hex(0x6a6058) : hex(species.bark);
  const isBirch = kind === "birch";
  const [dark, pale] = [isBirch ? hex(0x2a2624) : darker(color, 0.62), lighter(color, 0.28)];
  return brief.aged((at, out) => {
    const plate = noise.fbm(at.x * 15, at.y * 3, at.z * 15, 3);
    const mark = smoothstep(0.2, 0.32, noise.fbm(at.x * 5, at.y * 22, at.z * 5, 2));
    setColor(out, color);
    if (isBirch) {
      tint(out, dark, mark * 0.9 + smoothstep(0.25, 0, at.y) * 0.5);
      out.height = -mark * 0.008;
    } else {
      tint(out, dark, clamp01(0.45 - plate * 2));
      tint(out, pale, clamp01(plate * 1.3 - 0.05));
      out.height = plate * 0.034;
    }
    shade(out, 0.55 + at.open * 0.45);
    out.roughness = 0.93;
    if (look.glow) {
      const vein = smoothstep(0.05, 0.01, Math.abs(plate + 0.12));
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * vein * 0.7;
    }
  }, "wood");
}

/** The shade inside the crown, or the whole crown where single leaves would be too much. */
export function crownSurface(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const [deep, young] = [darker(color, 0.5), lighter(turned(color, -0.03), 0.25)];
  const isPlain = brief.isStyle("low-poly", "cartoon");
  const base: Surface = (at, out) => {
    const broad = noise.fbm(at.x * 2.4, at.y * 2.4, at.z * 2.4, 2);
    const leaf = isPlain ? 0 : noise.fbm(at.x * 14, at.y * 14, at.z * 14, 3);
    setColor(out, color);
    tint(out, deep, clamp01((isPlain ? 0.1 : 0.6) + (1 - at.open) * 0.6 - at.upward * 0.22 + broad * 0.35 - leaf));
    tint(out, young, clamp01((isPlain ? 0.32 : 0) * at.upward + at.edge * 0.2 + broad * 0.3));
    shade(out, 0.7 + at.open * 0.3);
    out.roughness = 0.8;
    out.height = leaf * 0.06;
  };
  return brief.has("snowy") ? layered(base, covered(noise, 0.6)) : brief.aged(base, "paper");
}

/** Leaves are too small to see their own shade: height in the crown, light and chance tell them apart. */
export function singleLeaves(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const [deep, young] = [darker(color, 0.35), lighter(turned(color, -0.02), 0.3)];
  return (at, out) => {
    const tone = noise.at(at.x * 6, at.y * 6, at.z * 6);
    setColor(out, color);
    tint(out, tone > 0 ? young : deep, Math.min(0.7, Math.abs(tone) * 1.3));
    tint(out, deep, clamp01(0.2 - at.upward * 0.45));
    out.roughness = 0.7;
    if (brief.has("snowy")) tint(out, [0.94, 0.96, 1], smoothstep(0.2, 0.6, at.upward));
  };
}
