import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, mix, smoothstep } from "@blenda/forge/solid/color";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import type { Species } from "./species.ts";

export function capSurface(brief: Brief, species: Species): Surface {
  const { noise, look } = brief;
  const color = brief.color(0, species.cap);
  const spot = brief.color(1, hex(0xf4ecdc));
  if (look.material) return brief.made(look.material);
  const [deep, bright] = [darker(color, 0.42), lighter(color, 0.14)];
  return brief.aged((at, out) => {
    const cloud = noise.fbm(at.x * 5, at.y * 5, at.z * 5, 3);
    const streak = noise.fbm(Math.atan2(at.x, at.z) * 7, at.y * 2, 3, 2);
    const away = Math.hypot(at.x, at.z) / species.radius;
    setColor(out, color);
    tint(out, deep, clamp01(0.12 + cloud * 0.6 + smoothstep(0.62, 1, away) * 0.45 + streak * 0.25));
    tint(out, bright, clamp01(at.ny * 0.5 - 0.2 - cloud * 0.4));
    shade(out, 0.7 + at.open * 0.3);
    out.roughness = 0.32 + cloud * 0.2;
    out.height = cloud * 0.006 + streak * 0.003;
    // A skin lit from below: brightest at the rim, where it is thin.
    if (look.glow)
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * (0.1 + smoothstep(0.45, 1, away) * 0.5);
    if (!species.hasSpots && !look.glow) return;
    const cell = noise.cells(at.x * 8.4, at.y * 8.4, at.z * 8.4);
    const size = 0.36 + cell.id * 0.18 - away * 0.06 + noise.at(at.x * 30, at.y * 30, at.z * 30) * 0.05;
    const wart = smoothstep(size, size - 0.07, cell.near);
    if (wart <= 0) return;
    tint(out, look.glow ?? spot, wart);
    out.roughness = mix(out.roughness, 0.75, wart);
    out.height += wart * 0.02 + wart * noise.at(at.x * 45, at.y * 45, at.z * 45) * 0.005;
    if (look.glow) for (let channel = 0; channel < 3; channel++) out.glow[channel] += look.glow[channel] * wart * 0.9;
  }, "paper");
}

export function stemSurface(brief: Brief): Surface {
  const { noise, look } = brief;
  if (look.material) return brief.made(look.material);
  const pale = brief.color(2, hex(0xf1e8d4));
  return brief.aged((at, out) => {
    const fibre = noise.fbm(at.x * 30, at.y * 4, at.z * 30, 3);
    const scale = smoothstep(0.1, 0.4, noise.at(at.x * 22, at.y * 13, at.z * 22)) * smoothstep(0.5, 0.1, at.y);
    setColor(out, pale);
    tint(out, hex(0xb89f78), clamp01(0.25 + fibre * 0.9 + smoothstep(0.2, 0, at.y) * 0.5));
    shade(out, (0.62 + at.open * 0.38) * (1 - scale * 0.2));
    out.roughness = 0.8;
    out.height = fibre * 0.012 + scale * 0.012;
    if (look.glow) for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * clamp01(at.y - 0.35) * 0.4;
  }, "paper");
}

export function gillSurface(brief: Brief): Surface {
  const { look } = brief;
  const pale = hex(0xf0e4c8);
  return (at, out) => {
    const angle = Math.atan2(at.x, at.z);
    const gill = Math.abs(Math.sin(angle * 38));
    setColor(out, pale);
    shade(out, (0.55 + gill * 0.4) * (0.6 + at.open * 0.4));
    out.roughness = 0.85;
    out.height = gill * 0.014;
    if (look.glow) for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * (0.35 + gill * 0.65);
  };
}
