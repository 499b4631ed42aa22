import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

/** Sugar icing: smooth, glossy, pooled a little darker in the hollows. */
export function icing(brief: Brief, color: Rgb): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material, look.colors[0]);
  const [deep, light] = [darker(color, 0.3), lighter(color, 0.3)];
  return brief.aged((at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 2);
    setColor(out, color);
    tint(out, deep, clamp01((1 - at.open) * 0.9 + cloud * 0.2));
    tint(out, light, clamp01(at.edge * 0.3 + at.upward * 0.1));
    out.roughness = 0.2 + Math.abs(cloud) * 0.15;
    out.height = cloud * 0.004;
    if (look.glow) for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * (0.15 + at.edge * 0.4);
  }, "porcelain");
}

/** Whipped cream keeps the ribs of the nozzle. */
export function cream(brief: Brief, color: Rgb): Surface {
  const soft = icing(brief, color);
  return (at, out) => {
    soft(at, out);
    const rib = Math.abs(Math.sin(at.u * Math.PI * 7));
    shade(out, 0.88 + rib * 0.12);
    out.roughness = 0.5;
    out.height += rib * 0.01;
  };
}

/** Baked dough: brown above and below, pale where it rose last. */
export function crust(brief: Brief, color: Rgb, pale: readonly [low: number, high: number]): Surface {
  const { noise } = brief;
  const [deep, light] = [darker(color, 0.4), lighter(color, 0.45)];
  return brief.aged((at, out) => {
    const cloud = noise.fbm(at.x * 5, at.y * 5, at.z * 5, 3);
    const pore = noise.fbm(at.x * 26, at.y * 26, at.z * 26, 2);
    setColor(out, color);
    tint(out, deep, clamp01(0.1 + cloud * 0.7 + smoothstep(0.7, 1, Math.abs(at.ny)) * 0.25));
    tint(out, light, smoothstep(pale[0], pale[0] + 0.04, at.y) * smoothstep(pale[1] + 0.02, pale[1] - 0.02, at.y) * (0.7 + pore));
    shade(out, 0.8 + at.open * 0.2 + pore * 0.12);
    out.roughness = 0.72;
    out.height = pore * 0.006 + cloud * 0.006;
  }, "paper");
}

interface Crumb {
  sponge: Rgb;
  filling: Rgb;
  /** Height of one floor and of the whole. */
  floor: number;
  height: number;
}

/** The open side of a cut cake: crumb with a band of filling between the floors. */
export function crumb({ noise }: Brief, { sponge, filling, floor, height }: Crumb): Surface {
  return (at, out) => {
    const hole = noise.fbm(at.x * 30, at.y * 30, at.z * 30, 2);
    const within = (((at.y / floor) % 1) + 1) % 1;
    const band = at.y > height - floor / 2 ? 0 : smoothstep(0.78, 0.8, within + noise.at(at.x * 6, at.y * 2, at.z * 6) * 0.03);
    setColor(out, sponge);
    shade(out, 0.95 + hole * 0.5);
    out.roughness = 0.9;
    out.height = hole * 0.012 * (1 - band);
    tint(out, filling, band);
  };
}
