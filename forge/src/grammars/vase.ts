import { clamp01, darker, hex, mixRgb, type Rgb, smoothstep } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { sphere } from "../solid/shapes/forms.ts";
import { curved, lathe, type ProfilePoint } from "../solid/shapes/lathe.ts";
import { joined, placed, type Point, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { stuff } from "../solid/surfaces/stuff.ts";
import { type Sample, type Spot, type Surface, setColor, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import type { Grammar } from "./grammar.ts";
import { type Ornament, ORNAMENTS } from "./vase-ornaments.ts";

interface Form {
  /** Outside, from the foot to the lip. */
  outline: readonly ProfilePoint[];
  /** Where handles leave and come back, when it has any. */
  handle?: readonly (readonly [number, number])[];
  /** Heights at which one band of ornament ends and the next begins. */
  bands: readonly number[];
}

const FORMS: Record<string, Form> = {
  amphora: {
    outline: [[0.26, 0], [0.28, 0.03], [0.2, 0.07], [0.17, 0.12], [0.3, 0.28], [0.44, 0.52], [0.47, 0.72], [0.42, 0.92], [0.27, 1.1], [0.15, 1.22], [0.14, 1.34], [0.2, 1.44], [0.24, 1.48]],
    handle: [[0.14, 1.36], [0.3, 1.43], [0.42, 1.31], [0.38, 1.13], [0.45, 1.0], [0.38, 0.95]],
    bands: [0.125, 0.46, 0.85, 0.955, 1.2, 1.46],
  },
  bottle: {
    outline: [[0.2, 0], [0.22, 0.03], [0.3, 0.12], [0.36, 0.32], [0.3, 0.55], [0.15, 0.74], [0.085, 0.95], [0.08, 1.2], [0.11, 1.38], [0.16, 1.44]],
    bands: [0.08, 0.2, 0.46, 0.72, 0.8, 1.36],
  },
  jar: {
    outline: [[0.24, 0], [0.27, 0.04], [0.36, 0.25], [0.48, 0.6], [0.5, 0.8], [0.43, 0.99], [0.26, 1.1], [0.2, 1.15], [0.23, 1.23], [0.25, 1.25]],
    bands: [0.1, 0.34, 0.8, 0.92, 1.1, 1.22],
  },
  krater: {
    outline: [[0.28, 0], [0.3, 0.04], [0.14, 0.12], [0.11, 0.24], [0.2, 0.34], [0.42, 0.48], [0.46, 0.62], [0.42, 0.82], [0.46, 0.98], [0.56, 1.06]],
    handle: [[0.44, 0.56], [0.6, 0.56], [0.66, 0.68], [0.6, 0.84], [0.46, 0.88]],
    bands: [0.26, 0.44, 0.56, 0.84, 0.94, 1.05],
  },
  moon: {
    outline: [[0.2, 0], [0.22, 0.03], [0.38, 0.18], [0.5, 0.48], [0.42, 0.82], [0.26, 0.97], [0.2, 1.02], [0.23, 1.1]],
    bands: [0.06, 0.2, 0.62, 0.78, 0.9, 1.08],
  },
};

export const vase: Grammar = {
  id: "vase",
  nouns: ["vase", "amphora", "urn", "jar", "jug", "pot", "krater", "pitcher", "flower vase"],
  about: "a vase, amphora, urn or jar of pottery or porcelain, turned on a wheel and painted with ornament",
  traits: {
    amphora: ["amphora", "greek", "handled", "antique", "ancient"],
    bottle: ["bottle", "slim", "tall", "narrow", "long"],
    jar: ["jar", "urn", "chinese", "ming", "ginger"],
    krater: ["krater", "trophy", "roman", "wide"],
    moon: ["moon", "round", "korean", "bulbous"],
    plain: ["plain", "simple", "minimal", "unadorned"],
    painted: ["ornate", "painted", "patterned", "floral", "decorated", "meander"],
  },
  metresPerUnit: 0.32,
  build(brief) {
    const named = Object.keys(FORMS).find((name) => brief.has(name));
    const form = FORMS[named ?? brief.random.pick(Object.keys(FORMS))];
    const trim = trimSurface(brief);
    const parts: Part[] = [{ name: "body", shape: body(brief, form), surface: bodySurface(brief, form, trim) }];
    if (form.handle) parts.push({ name: "handles", shape: handles(brief, form.handle), surface: trim });
    return parts;
  },
};

function body(brief: Brief, { outline }: Form): Shape {
  const outside = curved(outline, brief.segments(54));
  const [lipRadius, lip] = outside[outside.length - 1];
  const inside = outside.filter(([, y]) => y > 0.14).map(([r, y]): ProfilePoint => [Math.max(0.03, r - 0.024), y - 0.004]).reverse();
  const ribs = brief.random.chance(0.5) ? brief.random.pick([10, 12, 16]) : 0;
  const [from, to] = [outline[3][1], outline[5][1]];
  return lathe([[0, 0.012], [outline[0][0] - 0.03, 0], ...outside, [lipRadius - 0.009, lip + 0.011], ...inside.slice(1), [0, 0.13]], {
    segments: brief.segments(72),
    creaseDegrees: 50,
    radius: (angle, y) => 1 + (ribs > 0 ? 0.03 * smoothstep(from, from + 0.08, y) * smoothstep(to, to - 0.08, y) * (Math.abs(Math.cos((angle * ribs) / 2)) - 0.5) : 0),
  });
}

function handles(brief: Brief, path: readonly (readonly [number, number])[]): Shape {
  const shapes = [-1, 1].flatMap((side) => {
    const points = path.map(([x, y]): Point => [side * x, y, 0]);
    const knob = points[2];
    return [tube(points, (t) => 0.024 + 0.008 * Math.cos(t * Math.PI * 2), { sides: brief.segments(12), rings: brief.segments(32) }), placed(sphere(0.038, brief.segments(16)), { at: knob })];
  });
  return joined(shapes);
}

function trimSurface(brief: Brief): Surface {
  if (brief.look.material) return brief.made(brief.look.material, brief.look.colors[1]);
  return brief.always("gold", brief.color(2, hex(0xe6b652)));
}

/** Plain when a substance or plainness was asked for, else painted band by band. */
function bodySurface(brief: Brief, form: Form, trim: Surface): Surface {
  const { look } = brief;
  const isPlain = brief.has("plain") || (look.material !== null && look.material !== "porcelain" && look.material !== "clay") || brief.isStyle("modern", "low-poly");
  if (isPlain && !brief.has("painted")) return plainSurface(brief, form, trim);
  const isClay = look.material === "clay";
  const ground = brief.color(0, isClay ? hex(0xb8602f) : brief.random.pick([hex(0x1a3fa0), hex(0x0f6f6a), hex(0x8c1f2b), hex(0x2c2a4a), hex(0xe9e4d6)]));
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
  const above = Math.max(1, outline.findIndex(([, y]) => y >= height));
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
