import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, smoothstep } from "@blenda/forge/solid/color";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { halfWidth, type Pattern } from "./patterns.ts";

export function fittingSurface(brief: Brief): Surface {
  if (brief.isStyle("sci-fi")) return brief.made("steel", hex(0x5c6168));
  if (brief.isStyle("medieval", "realistic")) return brief.made("steel", hex(0x9a9ea3));
  return brief.made(brief.random.fork("fittings").pick(["brass", "gold", "bronze"]), brief.look.colors[1]);
}

/** Polished with fine lines along the blade, darker in the fuller, bright at the edge; runes or an edge of light when it glows. */
export function bladeSurface(brief: Brief, pattern: Pattern): Surface {
  const { look, noise } = brief;
  const base = look.material ? brief.made(look.material) : brief.always("steel", hex(0xd6dade));
  const isEnergy = brief.isStyle("sci-fi") && look.glow !== null;
  return (at, out) => {
    base(at, out);
    const t = at.y / pattern.length;
    const w = halfWidth(pattern, Math.min(0.999, t)) || 1e-6;
    const across = (at.x + pattern.curve * t * t) / w;
    const nearEdge = pattern.isSingle ? smoothstep(0.3, 1, across) : smoothstep(0.62, 0.95, Math.abs(across));
    const line = noise.at(across * 60, at.y * 1.5, 3);
    shade(out, 1 + line * 0.05 + nearEdge * 0.12);
    out.roughness += line * 0.04 - nearEdge * 0.06;
    if (pattern.isSingle && look.material === null) {
      // The hardened edge of a folded blade ends in a wavy line.
      const temper = smoothstep(-0.02, 0.02, across - 0.28 - 0.12 * noise.fbm(at.y * 7, 1, 1, 3));
      tint(out, lighter(hex(0xc4c9ce), 0.6), temper * 0.6);
      out.roughness += temper * 0.16;
    }
    if (!look.glow) return;
    // Light is only seen on something darker than itself.
    if (!look.material) shade(out, 0.42);
    const rune = isEnergy ? nearEdge : runeMark(across, at.y, noise.at(Math.floor(at.y * 11) * 3.3, 7, 1));
    if (rune <= 0) return;
    tint(out, darker(look.glow, 0.3), rune);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = look.glow[channel] * rune;
    out.height -= rune * 0.004;
  };
}

/** Strokes in the fuller, another letter every step. */
function runeMark(across: number, y: number, letter: number): number {
  if (y < 0.12 || y > 0.95 || Math.abs(across) > 0.3) return 0;
  const v = ((y * 11) % 1) - 0.5;
  const stem = smoothstep(0.06, 0.035, Math.abs(across - 0.02));
  const slant = smoothstep(0.1, 0.06, Math.abs(Math.abs(across) - Math.abs(v + letter * 0.4) * 0.5));
  return clamp01(Math.abs(v) < 0.36 ? stem + slant : 0);
}

export function gripSurface(brief: Brief, kind: string): Surface {
  const { look, noise } = brief;
  const wrap = look.colors[1] ?? (kind === "katana" ? hex(0x1d2430) : hex(0x5a3621));
  const leather = brief.always("leather", wrap);
  return (at, out) => {
    leather(at, out);
    const turn = Math.atan2(at.x, at.z) / (2 * Math.PI);
    if (kind === "katana") {
      const a = Math.abs(((((at.y * 13 + turn * 2) % 1) + 1) % 1) - 0.5);
      const b = Math.abs(((((at.y * 13 - turn * 2) % 1) + 1) % 1) - 0.5);
      const cord = Math.max(smoothstep(0.34, 0.28, a), smoothstep(0.34, 0.28, b));
      if (cord < 0.5) setColor(out, hex(0xd9d2c2));
      out.height += cord * 0.006;
      return;
    }
    const coil = Math.abs(((((at.y * 22 + turn) % 1) + 1) % 1) - 0.5) * 2;
    shade(out, 0.7 + 0.3 * Math.sqrt(coil) + noise.at(at.x * 40, at.y * 90, at.z * 40) * 0.08);
    out.height += Math.sqrt(coil) * 0.008;
  };
}
