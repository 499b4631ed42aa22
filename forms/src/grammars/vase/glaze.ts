import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, mixRgb, type Rgb } from "@blenda/forge/solid/color";
import type { ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { stuff } from "@blenda/forge/solid/surfaces/stuff";
import { type Sample, type Spot, type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import type { Form } from "./forms.ts";
import { ORNAMENTS, type Ornament } from "./ornaments.ts";

/** Plain when a substance or plainness was asked for, else painted band by band. */
export function bodySurface(brief: Brief, form: Form, trim: Surface): Surface {
  const { look } = brief;
  const isPlain =
    brief.has("plain") ||
    (look.material !== null && look.material !== "porcelain" && look.material !== "clay") ||
    brief.isStyle("modern", "low-poly");
  if (isPlain && !brief.has("painted")) return plainSurface(brief, form, trim);
  const isClay = look.material === "clay";
  const ground = brief.color(
    0,
    isClay ? hex(0xb8602f) : brief.random.pick([hex(0x1a3fa0), hex(0x0f6f6a), hex(0x8c1f2b), hex(0x2c2a4a), hex(0xe9e4d6)]),
  );
  const paint = brief.color(1, isClay ? hex(0x211a17) : contrast(ground));
  return painted(brief, form, { ground, paint, trim: isClay ? null : trim, substance: isClay ? "clay" : "porcelain" });
}

const contrast = (color: Rgb): Rgb => (color[0] + color[1] + color[2] > 1.8 ? hex(0x1c3f8f) : hex(0xf2efe6));

function plainSurface(brief: Brief, { bands }: Form, trim: Surface): Surface {
  const surface = brief.made("porcelain", brief.color(0, hex(0xdad5c8)));
  const second = brief.look.colors[1];
  return (at, out) => {
    if (brief.look.material === null && isOutside(at) && Math.abs(at.y - bands[bands.length - 1]) < 0.012) return trim(at, out);
    surface(at, out);
    if (second && isOutside(at) && at.y > bands[2] && at.y < bands[3]) tint(out, second, 0.9);
    glowInside(brief, at, out);
  };
}

const isOutside = (at: Spot) => at.nx * at.x + at.nz * at.z > -0.02 || at.y < 0.12;

interface Paint {
  ground: Rgb;
  paint: Rgb;
  trim: Surface | null;
  substance: "porcelain" | "clay";
}

/** Radius of the outline at a height. */
function radiusAt(outline: readonly ProfilePoint[], height: number): number {
  const above = Math.max(
    1,
    outline.findIndex(([, y]) => y >= height),
  );
  const [[r0, y0], [r1, y1]] = [outline[above - 1], outline[above]];
  return r0 + ((r1 - r0) * (height - y0)) / (y1 - y0 || 1);
}

function painted(brief: Brief, { bands, outline }: Form, { ground, paint, trim, substance }: Paint): Surface {
  const { random, noise } = brief;
  const names = Object.keys(ORNAMENTS);
  const main = random.pick(["rosettes", "waves", "lattice", "leaves"]);
  const chosen: Ornament[] = bands.slice(1).map((_, index) => ORNAMENTS[index === 1 ? main : random.fork(`band ${index}`).pick(names)]);
  chosen[2] = ORNAMENTS.meander;
  const girths = bands.slice(1).map((top, index) => 2 * Math.PI * radiusAt(outline, (top + bands[index]) / 2));
  const glaze = stuff(substance, noise, ground);
  const dark = darker(ground, 0.35);
  const inner = stuff(substance, noise, mixRgb(ground, hex(0xf1eee6), 0.85));
  const surface: Surface = (at, out) => {
    if (!isOutside(at)) return inner(at, out);
    glaze(at, out);
    let band = -1;
    for (let index = 0; index < bands.length; index++) {
      const line = Math.abs(at.y - bands[index]);
      if (line < 0.0085 && trim) return rim(trim, at, out);
      if (line < 0.0085) tint(out, paint, 1);
      if (at.y > bands[index]) band = index;
    }
    glowInside(brief, at, out);
    if (band < 0 || band >= chosen.length) return;
    const low = bands[band];
    const height = bands[band + 1] - low;
    const around = Math.atan2(at.x, at.z) / (2 * Math.PI) + 0.5;
    const mark = chosen[band](around, (at.y - low) / height, height, girths[band]);
    if (band === 2) tint(out, dark, 0.6);
    if (mark <= 0) return;
    if (band === 2 && trim) return mark > 0.5 ? rim(trim, at, out) : undefined;
    tint(out, paint, clamp01(mark) * 0.96);
    out.height += clamp01(mark) * 0.003;
  };
  return brief.aged(surface, substance);
}

/** Lines of metal lie on the glaze. */
function rim(trim: Surface, at: Spot, out: Sample): void {
  trim(at, out);
  out.height += 0.004;
}

/** A vase that glows does so from within: through the lip and where the wall is thin. */
function glowInside({ look }: Brief, at: Spot, out: Sample): void {
  if (!look.glow) return;
  const share = isOutside(at) ? 0.12 * at.edge : 0.8;
  setGlow(out, look.glow, share);
}

function setGlow(out: Sample, color: Rgb, share: number): void {
  for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * share;
  if (share > 0.5) setColor(out, darker(color, 0.4));
}
