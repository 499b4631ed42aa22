import { brightness, darker, hex, lighter, mixRgb, type Rgb, smoothstep } from "../color.ts";
import type { Noise } from "../noise.ts";
import type { Sample, Spot, Surface } from "./surface.ts";
import { tint } from "./surface.ts";

/** Where on a cloth laid over the thing a spot lies: the two coordinates its face is seen in best. */
interface Cloth {
  s: number;
  t: number;
}

function clothOf({ x, y, z, nx, ny, nz }: Spot, out: Cloth): void {
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  if (ay > ax && ay > az) [out.s, out.t] = [x, z];
  else if (ax > az) [out.s, out.t] = [z, y];
  else [out.s, out.t] = [x, y];
}

const fraction = (value: number) => value - Math.floor(value);
/** 1 inside ±half of every whole number, soft at the rim. */
const band = (value: number, half: number) => smoothstep(half + 0.02, half - 0.02, Math.abs(fraction(value + 0.5) - 0.5));

/** How much of the first and of the second colour of a pattern lies on a spot, 0 to 1. */
type Drawing = (cloth: Cloth, at: Spot, noise: Noise) => readonly [number, number];

const DRAWINGS = {
  /** Rings round the thing, as sailors wear them. */
  stripes: (_cloth, { y }) => [band(y * 4.2, 0.25), 0],
  dots: ({ s, t }) => {
    const row = Math.floor(t * 4.6);
    const [u, v] = [fraction(s * 4.6 + (row % 2) * 0.5) - 0.5, fraction(t * 4.6) - 0.5];
    return [smoothstep(0.29, 0.25, Math.hypot(u, v)), 0];
  },
  check: ({ s, t }) => [(Math.floor(s * 4.2) + Math.floor(t * 4.2)) & 1, 0],
  plaid: ({ s, t }) => {
    const [wide, fine] = [
      Math.max(band(s * 2.2, 0.17), band(t * 2.2, 0.17)),
      Math.max(band(s * 2.2 + 0.5, 0.035), band(t * 2.2 + 0.5, 0.035)),
    ];
    return [0.35 * (band(s * 2.2, 0.17) + band(t * 2.2, 0.17)) + wide * 0.15, fine];
  },
  camouflage: (_cloth, { x, y, z }, noise) => {
    const first = smoothstep(0.02, 0.04, noise.fbm(x * 2.6, y * 2.6, z * 2.6, 3));
    const second = smoothstep(0.14, 0.16, noise.fbm(x * 3 + 40, y * 3, z * 3, 3));
    return [first, second];
  },
  /** Five petals round a middle, a flower in every field, each turned its own way. */
  floral: ({ s, t }) => {
    const [row, column] = [Math.floor(t * 3.2), Math.floor(s * 3.2 + (Math.floor(t * 3.2) % 2) * 0.5)];
    const [u, v] = [fraction(s * 3.2 + (row % 2) * 0.5) - 0.5, fraction(t * 3.2) - 0.5];
    const radius = Math.hypot(u, v);
    const petal = 0.2 + 0.13 * Math.cos(5 * Math.atan2(v, u) + row * 1.7 + column * 2.3);
    return [smoothstep(petal + 0.02, petal - 0.02, radius), smoothstep(0.1, 0.07, radius)];
  },
  stars: ({ s, t }) => {
    const row = Math.floor(t * 3.4);
    const [u, v] = [fraction(s * 3.4 + (row % 2) * 0.5) - 0.5, fraction(t * 3.4) - 0.5];
    return [inStar(u, v, 0.36), 0];
  },
  zigzag: ({ s, t }) => [band(t * 4 + Math.abs(fraction(s * 3) - 0.5) * 0.9, 0.2), 0],
} satisfies Record<string, Drawing>;

export type PatternName = keyof typeof DRAWINGS;
export const PATTERN_NAMES = Object.keys(DRAWINGS) as PatternName[];

/** 1 inside a five-pointed star. */
function inStar(u: number, v: number, size: number): number {
  const fifth = (2 * Math.PI) / 5;
  const angle = Math.abs(fraction(Math.atan2(u, v) / fifth + 0.5) - 0.5) * fifth;
  const radius = Math.hypot(u, v);
  // Distance from the middle to the line between a tip and the notch beside it.
  const inner = size * 0.4;
  const [dx, dy] = [inner * Math.sin(fifth / 2), inner * Math.cos(fifth / 2) - size];
  const edge = (size * dx) / (dx * Math.cos(angle) - dy * Math.sin(angle));
  return smoothstep(edge + 0.015, edge - 0.015, radius);
}

const YELLOW = hex(0xf0cb2e);
const CAMOUFLAGE: readonly Rgb[] = [hex(0x3d4a2a), hex(0x221f1a)];

/** A printed or painted pattern over a surface; its colours are those named for it, else ones that stand out from what is below. */
export function patternedWith(kind: PatternName, colors: readonly (Rgb | undefined)[], noise: Noise): Surface {
  const drawing: Drawing = DRAWINGS[kind];
  const cloth: Cloth = { s: 0, t: 0 };
  const [named, other] = kind === "camouflage" && colors.length === 0 ? CAMOUFLAGE : colors;
  return (at, out) => {
    clothOf(at, cloth);
    const [first, second] = drawing(cloth, at, noise);
    if (first <= 0 && second <= 0) return;
    const ground = named ?? contrasting(out.color);
    const accent = other ?? (kind === "floral" ? YELLOW : contrasting(named ?? out.color));
    if (first > 0) print(out, ground, Math.min(first, 1));
    if (second > 0) print(out, accent, second);
  };
}

function print(out: Sample, color: Rgb, share: number): void {
  tint(out, color, share);
  out.metallic *= 1 - share * 0.85;
  out.roughness = Math.max(out.roughness, 0.4 * share);
}

/** White on what is dark or strong, a deep tone of itself on what is pale. */
const contrasting = (below: Rgb): Rgb => (brightness(below) < 0.62 ? mixRgb(lighter(below, 0.8), [1, 1, 1], 0.5) : darker(below, 0.62));
