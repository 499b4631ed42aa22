import type { Brief } from "@blenda/forge/grammar/brief";
import { brightness, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import type { Form } from "./forms.ts";

const isOutside = (at: { x: number; z: number; nx: number; nz: number; y: number }) => at.nx * at.x + at.nz * at.z > -0.02 && at.y > 0.002;

type Pattern = "plain" | "dipped" | "striped" | "dotted" | "heart" | "speckled" | "waves";

/** The glaze and what is painted on it. */
export function glaze(brief: Brief, form: Form, outline: readonly ProfilePoint[], color: Rgb): Surface {
  const { look, noise } = brief;
  if (look.material && look.material !== "porcelain" && look.material !== "clay") return brief.made(look.material);
  const named = (["striped", "dotted", "heart", "speckled"] as const).find((pattern) => brief.has(pattern));
  const pattern: Pattern =
    named ??
    (form === "enamel"
      ? "speckled"
      : brief.isStyle("low-poly") || brief.isInscribed
        ? "plain"
        : form === "teacup"
          ? brief.random.fork("pattern").pick(["plain", "striped", "dotted", "waves"])
          : brief.random.fork("pattern").pick(["plain", "dipped", "striped", "dotted", "heart", "speckled", "waves", "dipped"]));
  const second = look.colors[1] ?? (brightness(color) > 0.6 ? hex(0x2f5f86) : hex(0xf2ece0));
  const top = outline[outline.length - 1][1];
  const base = brief.made("porcelain", color);
  const inner: Rgb = form === "enamel" || pattern !== "plain" ? hex(0xf4f0e6) : lighter(color, 0.1);
  const glow = look.glow;
  const gilt = brief.always("gold");
  return (at, out) => {
    base(at, out);
    if (!isOutside(at)) {
      tint(out, inner, 0.92);
      shade(out, 0.8 + at.open * 0.2);
      return;
    }
    if (form === "teacup" && at.y > top * 0.965) return gilt(at, out);
    const r = Math.hypot(at.x, at.z);
    const share = PATTERNS[pattern](
      Math.atan2(at.x, at.z),
      at.y / top,
      r,
      noise.fbm(at.x * 3, at.y * 2, at.z * 3, 2),
      noise.at(at.x * 34, at.y * 34, at.z * 34),
    );
    if (pattern === "dipped" && share < 0.5) {
      // Bare clay below the glaze.
      setColor(out, hex(0xc9a27a));
      out.roughness = 0.8;
      out.height = noise.at(at.x * 60, at.y * 60, at.z * 60) * 0.003;
    } else if (pattern !== "dipped") tint(out, second, share);
    if (glow && share > 0.5 && pattern !== "dipped") for (let channel = 0; channel < 3; channel++) out.glow[channel] = glow[channel] * 0.8;
  };
}

/** How much of the second colour is here: angle (0 in front), height 0 to 1, radius, slow noise, fast noise. */
const PATTERNS: Record<Pattern, (angle: number, y: number, r: number, slow: number, fast: number) => number> = {
  plain: () => 0,
  dipped: (_angle, y, _r, slow) => smoothstep(-0.01, 0.01, y - 0.3 - slow * 0.16),
  striped: (_angle, y) =>
    smoothstep(0.02, 0, Math.abs(y - 0.3) - 0.05) +
    smoothstep(0.02, 0, Math.abs(y - 0.52) - 0.1) +
    smoothstep(0.02, 0, Math.abs(y - 0.74) - 0.05),
  dotted(angle, y, r) {
    const row = Math.floor(y * 6);
    const count = Math.round((2 * Math.PI * r) / 0.2);
    const x = (((((angle / (2 * Math.PI)) * count + (row % 2) * 0.5) % 1) + 1) % 1) - 0.5;
    return y > 0.95 ? 0 : smoothstep(0.3, 0.26, Math.hypot(x, ((y * 6) % 1) - 0.5));
  },
  heart(angle, y, r) {
    const [x, up] = [Math.abs(angle * r) / 0.22, (y - 0.5) / 0.26];
    const value = x * x + up * up - 0.6 - Math.cbrt(x * x * up * up * up * 1.1);
    return smoothstep(0.03, -0.03, value);
  },
  speckled: (_angle, y, _r, slow, fast) => smoothstep(0.42, 0.5, fast) * 0.9 + smoothstep(0.08, 0.05, y + slow * 0.05) * 0.6,
  waves: (angle, y) =>
    smoothstep(0.03, 0, Math.abs(((y * 5 + 0.24 * Math.sin(angle * 8)) % 1) - 0.5) - 0.16) *
    smoothstep(0.12, 0.14, y) *
    smoothstep(0.92, 0.9, y),
};
