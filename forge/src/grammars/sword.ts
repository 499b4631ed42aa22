import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { box, sphere } from "../solid/shapes/forms.ts";
import { grid } from "../solid/shapes/grid.ts";
import { lathe, type ProfilePoint } from "../solid/shapes/lathe.ts";
import { joined, placed, type Point, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { type Surface, setColor, shade, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import type { Grammar } from "./grammar.ts";

interface Pattern {
  length: number;
  width: number;
  thick: number;
  /** Bends the blade backwards by so much at the tip. */
  curve: number;
  /** One edge only: the back is flat. */
  isSingle: boolean;
  /** Where the point begins, as a share of the length. */
  point: number;
  /** Swells towards the point. */
  belly: number;
  hasFuller: boolean;
  grip: number;
}

const PATTERNS: Record<string, Pattern> = {
  arming: { length: 1.5, width: 0.085, thick: 0.022, curve: 0, isSingle: false, point: 0.82, belly: 0, hasFuller: true, grip: 0.3 },
  great: { length: 2, width: 0.11, thick: 0.026, curve: 0, isSingle: false, point: 0.88, belly: 0, hasFuller: true, grip: 0.55 },
  katana: { length: 1.5, width: 0.06, thick: 0.022, curve: 0.16, isSingle: true, point: 0.93, belly: 0, hasFuller: false, grip: 0.42 },
  scimitar: { length: 1.35, width: 0.075, thick: 0.02, curve: 0.34, isSingle: true, point: 0.8, belly: 0.5, hasFuller: true, grip: 0.27 },
  leaf: { length: 1.15, width: 0.08, thick: 0.026, curve: 0, isSingle: false, point: 0.68, belly: 0.75, hasFuller: false, grip: 0.25 },
  rapier: { length: 1.6, width: 0.034, thick: 0.018, curve: 0, isSingle: false, point: 0.6, belly: 0, hasFuller: false, grip: 0.26 },
};

export const sword: Grammar = {
  id: "sword",
  nouns: ["sword", "blade", "longsword", "broadsword", "greatsword", "katana", "scimitar", "sabre", "saber", "rapier", "gladius", "claymore", "dagger"],
  about: "a sword or blade with guard, grip and pommel, straight or curved",
  traits: {
    great: ["greatsword", "claymore", "great", "two-handed", "huge", "broad", "broadsword"],
    katana: ["katana", "samurai", "japanese", "ninja"],
    scimitar: ["scimitar", "sabre", "saber", "curved", "pirate", "cutlass"],
    leaf: ["leaf", "gladius", "roman", "greek", "short", "dagger", "elven"],
    rapier: ["rapier", "fencing", "thin", "slim"],
  },
  metresPerUnit: 0.58,
  build(brief) {
    const named = Object.keys(PATTERNS).find((name) => brief.has(name));
    const kind = named ?? brief.random.pick(["arming", "arming", "great", "leaf", "scimitar"]);
    const pattern = PATTERNS[kind];
    const fittings = fittingSurface(brief);
    const gem = brief.look.glow ?? brief.color(0, brief.random.pick([hex(0x2a6fd6), hex(0xb51d34), hex(0x1f9a5d), hex(0x7b3fc4)]));
    return [
      { name: "blade", shape: bladeShape(brief, pattern), surface: bladeSurface(brief, pattern), density: 1.3 },
      { name: "guard", shape: guardShape(brief, kind, pattern), surface: fittings },
      { name: "grip", shape: gripShape(brief, pattern), surface: gripSurface(brief, kind), density: 1.4 },
      { name: "pommel", shape: pommelShape(brief, kind, pattern), surface: fittings },
      ...(kind === "katana" ? [] : [gems(brief, pattern, gem)]),
    ];
  },
};

/** Half the width of the blade at a share of its length. */
function halfWidth({ width, point, belly, isSingle }: Pattern, t: number): number {
  const swell = 1 + belly * (smoothstep(0.15, 0.62, t) - 0.35) * (t < point ? 1 : 1);
  const taper = mix(1, 0.82, t);
  const tip = t < point ? 1 : Math.sqrt(Math.max(0, 1 - ((t - point) / (1 - point)) ** (isSingle ? 2 : 1.5)));
  return width * swell * taper * tip;
}

/** Corners of the cross-section: across (−1 back, 1 edge) and how thick it is there; the edges are sharp. */
function section({ isSingle, hasFuller }: Pattern): [number, number][] {
  if (isSingle) return [[1, 0], [0.45, 0.62], [0.2, 0.95], [-0.55, 1], [-0.8, 0.94], [-1, 0.8]];
  return hasFuller ? [[1, 0], [0.72, 0.46], [0.42, 0.92], [0.3, 0.72], [0.16, 0.5], [0, 0.44]] : [[1, 0], [0.7, 0.34], [0.35, 0.68], [0.12, 0.94], [0, 1], [-0.001, 1]];
}

function bladeShape(brief: Brief, pattern: Pattern): Shape {
  const half = section(pattern);
  const front = pattern.isSingle ? half : [...half, ...half.slice(0, -1).reverse().map(([x, y]): [number, number] => [-x, y])];
  const back = front.slice(0, -1).reverse().slice(0, pattern.isSingle ? undefined : -1).map(([x, y]): [number, number] => [x, -y]);
  const flat = pattern.isSingle ? [[-1, -0.8] as [number, number], ...back] : back;
  const ring = [...front, ...flat, front[0]].reverse();
  const rows = brief.segments(40);
  return grid(
    (u, v) => {
      const [across, thick] = ring[Math.round(u * (ring.length - 1))];
      const t = Math.min(0.9995, v);
      const w = halfWidth(pattern, t);
      const notch = brief.look.wear > 0.4 && Math.abs(across) === 1 && v > 0.1 ? Math.max(0, brief.noise.at(v * 31, across * 5, 2) - 0.3) * 0.12 * brief.look.wear : 0;
      const z = thick * pattern.thick * mix(1, 0.55, t) * Math.min(1, w / pattern.width + 0.1);
      const x = across * w * (1 - notch) - pattern.curve * v * v;
      return [x, v * pattern.length, z];
    },
    { columns: ring.length - 1, rows, creaseDegrees: 24 },
  );
}

function guardShape(brief: Brief, kind: string, { width }: Pattern): Shape {
  const reach = width * brief.random.between(2.6, 3.4) + 0.08;
  if (kind === "katana") return lathe([[0, -0.018], [0.12, -0.018], [0.13, -0.008], [0.13, 0.008], [0.12, 0.018], [0, 0.018]], { segments: brief.segments(40), radius: (angle) => 1 + 0.03 * Math.cos(angle * 8) });
  const isWinged = brief.isStyle("fantasy", "ornate");
  const rise = isWinged ? 0.13 : brief.random.between(-0.05, 0.07);
  const arms = [-1, 1].map((side) => {
    const path: Point[] = [[0, 0, 0], [side * reach * 0.5, rise * 0.25, 0], [side * reach, rise, 0]];
    if (isWinged) path.push([side * reach * 0.9, rise + 0.07, 0]);
    return tube(path, (t) => 0.036 - 0.012 * t, { sides: brief.segments(12), rings: brief.segments(14), flatten: 0.8 });
  });
  const knobs = isWinged ? [] : [-1, 1].map((side) => placed(sphere(0.045, brief.segments(18)), { at: [side * reach, rise, 0] }));
  return joined([...arms, ...knobs, placed(box(width * 1.7, 0.11, 0.085, 0.025, 2), { at: [0, 0, 0] })]);
}

function gripShape(brief: Brief, { grip }: Pattern): Shape {
  const profile: ProfilePoint[] = [[0.03, -grip - 0.01], [0.037, -grip * 0.8], [0.042, -grip * 0.5], [0.036, -grip * 0.15], [0.032, 0]];
  return placed(lathe(profile, { segments: brief.segments(24), creaseDegrees: 80 }), { scale: [1.1, 1, 0.82] });
}

function pommelShape(brief: Brief, kind: string, { grip }: Pattern): Shape {
  const y = -grip - 0.02;
  if (kind === "katana") return placed(box(0.085, 0.05, 0.066, 0.02, 2), { at: [0, y, 0] });
  const isDisc = brief.random.chance(0.5);
  const collar = lathe([[0, y - 0.02], [0.04, y - 0.02], [0.047, y], [0.04, y + 0.025], [0, y + 0.025]], { segments: brief.segments(24) });
  const wheel = placed(lathe([[0, -0.032], [0.05, -0.032], [0.075, -0.018], [0.08, 0], [0.075, 0.018], [0.05, 0.032], [0, 0.032]], { segments: brief.segments(32) }), { turn: [90, 0, 0], at: [0, y - 0.075, 0] });
  const nut = lathe([[0, y - 0.16], [0.02, y - 0.155], [0.05, y - 0.12], [0.062, y - 0.08], [0.05, y - 0.035], [0.025, y - 0.01], [0, y - 0.01]], { segments: brief.segments(24) });
  return joined([collar, isDisc ? wheel : nut]);
}

function gems(brief: Brief, { grip }: Pattern, color: Rgb): Part {
  const stones = [1, -1].map((side) => placed(sphere(0.03, brief.segments(16)), { at: [0, 0, side * 0.042], scale: [1, 1, 0.6] }));
  const low = placed(sphere(0.026, brief.segments(16)), { at: [0, -grip - 0.095, 0.03], scale: [1, 1, 0.8] });
  return { name: "gems", shape: joined([...stones, low]), surface: brief.always("crystal", color) };
}

function fittingSurface(brief: Brief): Surface {
  if (brief.isStyle("sci-fi")) return brief.made("steel", hex(0x5c6168));
  if (brief.isStyle("medieval", "realistic")) return brief.made("steel", hex(0x9a9ea3));
  return brief.made(brief.random.fork("fittings").pick(["brass", "gold", "bronze"]), brief.look.colors[1]);
}

/** Polished with fine lines along the blade, darker in the fuller, bright at the edge; runes or an edge of light when it glows. */
function bladeSurface(brief: Brief, pattern: Pattern): Surface {
  const { look, noise } = brief;
  const base = look.material ? brief.made(look.material) : brief.always("steel", hex(0xc4c9ce));
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

function gripSurface(brief: Brief, kind: string): Surface {
  const { look, noise } = brief;
  const wrap = brief.color(look.colors.length > 1 ? 1 : 9, kind === "katana" ? hex(0x1d2430) : hex(0x5a3621));
  const leather = brief.always("leather", wrap);
  return (at, out) => {
    leather(at, out);
    const turn = Math.atan2(at.x, at.z) / (2 * Math.PI);
    if (kind === "katana") {
      const a = Math.abs((((at.y * 13 + turn * 2) % 1) + 1) % 1 - 0.5);
      const b = Math.abs((((at.y * 13 - turn * 2) % 1) + 1) % 1 - 0.5);
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
