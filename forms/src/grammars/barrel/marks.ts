import type { Brief } from "@blenda/forge/grammar/brief";
import { brightness, hex, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { type Surface, tint } from "@blenda/forge/solid/surfaces/surface";

/** Paint with a band and a sign on the front and back. */
export function marked(brief: Brief, coat: Surface, color: Rgb, r: number, height: number): Surface {
  const { look } = brief;
  if (look.material && look.material !== "steel" && look.material !== "iron" && look.material !== "plastic") return coat;
  const second = look.colors[1] ?? (brightness(color) > 0.5 ? hex(0x1d1e20) : hex(0xe9e4d6));
  const kind = brief.has("toxic")
    ? "trefoil"
    : brief.has("explosive")
      ? "flame"
      : brief.random.fork("mark").pick(["stripes", "drop", "band", "bands", "none"]);
  return (at, out) => {
    coat(at, out);
    const away = Math.hypot(at.x, at.z);
    if (away < r - 0.008 || Math.abs(at.ny) > 0.7 || out.metallic > 0.6) return;
    const around = Math.atan2(at.x, Math.abs(at.z)) * r;
    const y = at.y - height / 2;
    tint(out, second, MARKS[kind](around, y) * 0.94);
  };
}

const MARKS: Record<string, (x: number, y: number) => number> = {
  none: () => 0,
  band: (_x, y) => smoothstep(0.135, 0.13, Math.abs(y)),
  bands: (_x, y) => smoothstep(0.02, 0.015, Math.abs(Math.abs(y) - 0.11)) + smoothstep(0.05, 0.045, Math.abs(y)),
  stripes: (x, y) => smoothstep(0.105, 0.1, Math.abs(y)) * smoothstep(0.24, 0.26, Math.abs((((x + y) * 7.4) % 1) + 1.5) % 1),
  drop(x, y) {
    const taper = y > 0 ? 1 + y * 5 : 1;
    return smoothstep(0.105, 0.1, Math.hypot(x * taper, y * 0.8)) + smoothstep(0.012, 0.008, Math.abs(Math.hypot(x, y) - 0.16));
  },
  flame(x, y) {
    const inside = Math.max(Math.abs(x) + Math.abs(y), 0);
    const border = smoothstep(0.012, 0.008, Math.abs(inside - 0.19));
    const tongue = Math.hypot(x * (1 + Math.max(0, y + 0.02) * 14 - 0.6 * Math.sin(y * 40) * 0.3), y * 0.9 + 0.03);
    return border + smoothstep(0.085, 0.08, tongue);
  },
  /** The sign for radiation: three blades round a dot. */
  trefoil(x, y) {
    const away = Math.hypot(x, y);
    const third = (((Math.atan2(x, y) / (2 * Math.PI)) * 3 + 3.5) % 1) - 0.5;
    const blade = smoothstep(0.26, 0.24, Math.abs(third)) * smoothstep(0.155, 0.15, away) * smoothstep(0.045, 0.05, away);
    return blade + smoothstep(0.032, 0.028, away);
  },
};
