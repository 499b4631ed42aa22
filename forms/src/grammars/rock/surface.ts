import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { covered, mossed } from "@blenda/forge/solid/surfaces/aging";
import { layered, type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

export function rockSurface(brief: Brief): Surface {
  const { noise, look } = brief;
  const own = brief.has("desert")
    ? hex(0xb26a3f)
    : brief.has("lava")
      ? hex(0x3a3536)
      : hex(brief.random.fork("tone").pick([0x8b8680, 0x7a7f84, 0x93877a, 0x6f6a66, 0x8a8078]));
  const base = look.material
    ? brief.made(look.material)
    : brief.aged(weathered(brief, brief.has("ore") ? own : brief.color(0, own)), "stone");
  const layers: Surface[] = [base];
  const striped = brief.has("desert") || brief.has("slabs");
  if (striped) {
    layers.push((at, out) => {
      const wave = at.y * 17 + noise.fbm(at.x * 2, at.y * 2, at.z * 2, 2) * 3.2;
      const band = Math.sin(wave) * 0.6 + Math.sin(wave * 2.3 + 1) * 0.4;
      shade(out, 1 + band * 0.16);
      out.height += band * 0.009;
    });
  }
  const fire = brief.has("lava") ? brief.light(hex(0xff6a1a)) : look.glow;
  if (fire && !brief.has("ore")) layers.push(veins(brief, fire));
  if (brief.has("mossy")) layers.push(mossed(noise, 0.75));
  if (brief.has("snowy")) layers.push(covered(noise, 0.75));
  return layered(...layers);
}

/** Broken stone: pale where it was chipped, dark in its pits, with a few cracks and spots of lichen. */
function weathered({ noise, random }: Brief, color: Rgb): Surface {
  const [dark, pale] = [darker(color, 0.48), lighter(color, 0.3)];
  const lichen = random.fork("lichen").pick([hex(0xb9b27a), hex(0x9aa58a), hex(0xc8c4b4)]);
  return (at, out) => {
    const broad = noise.fbm(at.x * 2.1, at.y * 2.1, at.z * 2.1, 3);
    const fine = noise.fbm(at.x * 15, at.y * 15, at.z * 15, 3);
    const chip = noise.ridged(at.x * 4.2, at.y * 4.2, at.z * 4.2, 3);
    const { near, next } = noise.cells(at.x * 1.5 + broad * 0.5, at.y * 1.5 - broad * 0.4, at.z * 1.5);
    const crack = smoothstep(0.026, 0.005, next - near) * smoothstep(0.05, 0.2, broad);
    setColor(out, color);
    tint(out, dark, clamp01(0.4 + broad * 0.9 + (1 - at.open) * 0.7 - chip * 0.25));
    tint(out, pale, clamp01(fine * 0.9 + at.edge * 0.75 + (chip - 0.5) * 0.5));
    tint(out, lichen, smoothstep(0.3, 0.42, noise.fbm(at.x * 6 + 7, at.y * 6, at.z * 6, 2)) * 0.5 * clamp01(at.upward + 0.4));
    shade(out, (1 - crack * 0.4) * (0.96 + fine * 0.3));
    out.roughness = 0.88 + fine * 0.1;
    out.height = broad * 0.018 + fine * 0.012 + chip * 0.022 - crack * 0.02;
  };
}

/** Cracks that run between cells; the light is hottest in the middle of them. */
function veins({ noise }: Brief, fire: Rgb): Surface {
  return (at, out) => {
    const warp = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 2) * 0.35;
    const { near, next } = noise.cells(at.x * 2.6 + warp, at.y * 2.6 - warp, at.z * 2.6 + warp);
    const gap = next - near;
    const hot = smoothstep(0.1, 0.02, gap);
    const warm = smoothstep(0.3, 0.04, gap) * 0.3;
    tint(out, [0.08, 0.05, 0.04], clamp01(hot + warm));
    out.height -= smoothstep(0.13, 0.02, gap) * 0.025;
    for (let channel = 0; channel < 3; channel++)
      out.glow[channel] +=
        fire[channel] * (hot + warm * 0.5) + hot * hot * 0.25 * (channel === 1 ? 0.8 : channel === 0 ? 1 : 0.3) * fire[channel];
  };
}
