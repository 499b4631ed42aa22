import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, mix, type Rgb } from "@blenda/forge/solid/color";
import { makeShape, type Point, type Shape } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";

type Outline = readonly (readonly [number, number])[];

/** Seen from above: x across the finger, z along it, about one unit from the middle. */
export const CUTS = {
  round: (turn: number) => [Math.sin(turn), Math.cos(turn)] as const,
  oval: (turn: number) => [1.2 * Math.sin(turn), 0.9 * Math.cos(turn)] as const,
  marquise: (turn: number) => [1.5 * Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** 1.35, 0.78 * Math.cos(turn)] as const,
  oblong: (turn: number) => boxed(Math.sin(turn), Math.cos(turn)),
} satisfies Record<string, (turn: number) => readonly [number, number]>;
export type CutName = keyof typeof CUTS;

/** An oblong with its corners cut off. */
function boxed(x: number, z: number): readonly [number, number] {
  const reach = Math.max(Math.abs(x), Math.abs(z), (Math.abs(x) + Math.abs(z)) * 0.66);
  return [(x / reach) * 1.18, (z / reach) * 0.86];
}

/** Scale and height of every level from the table down, and whether its corners stand between those of the level above. */
const BRILLIANT = [
  { scale: 0.56, y: 0.42, isBetween: false },
  { scale: 0.8, y: 0.27, isBetween: true },
  { scale: 1, y: 0.03, isBetween: false },
  { scale: 1, y: -0.03, isBetween: false },
  { scale: 0.56, y: -0.46, isBetween: true },
];
const STEPPED = [
  { scale: 0.58, y: 0.4, isBetween: false },
  { scale: 0.76, y: 0.3, isBetween: false },
  { scale: 0.92, y: 0.15, isBetween: false },
  { scale: 1, y: 0.03, isBetween: false },
  { scale: 1, y: -0.03, isBetween: false },
  { scale: 0.62, y: -0.44, isBetween: false },
];

interface CutGem {
  shape: Shape;
  /** The girdle, anticlockwise seen from above. */
  outline: [number, number][];
}

/** A stone with flat facets, its girdle at the height of the origin. */
export function cutGem(cut: CutName, size: number, count = 16): CutGem {
  const at = CUTS[cut];
  const outline = Array.from({ length: count }, (_, step): [number, number] => {
    const [x, z] = at((step / count) * 2 * Math.PI);
    return [x * size, z * size];
  });
  const levels = cut === "oblong" ? STEPPED : BRILLIANT;
  const rings = levels.map(({ scale, y, isBetween }) => ringAt(outline, scale, y * size, isBetween));
  const facets = new Facets();
  const culet: Point = [0, -0.82 * size, 0];
  for (let step = 0; step < count; step++) facets.add([0, rings[0][0][1], 0], rings[0][step], rings[0][(step + 1) % count]);
  for (let level = 0; level + 1 < rings.length; level++) {
    const isShifted = levels[level].isBetween;
    const willShift = levels[level + 1].isBetween;
    for (let step = 0; step < count; step++) {
      const next = (step + 1) % count;
      const [a, b, c, d] = [rings[level][step], rings[level][next], rings[level + 1][step], rings[level + 1][next]];
      // Corners of a shifted level lie half a step further: the diagonals must follow them.
      if (willShift && !isShifted) facets.add(a, c, b).add(b, c, d);
      else facets.add(a, c, d).add(a, d, b);
    }
  }
  const last = rings[rings.length - 1];
  for (let step = 0; step < count; step++) facets.add(last[step], culet, last[(step + 1) % count]);
  return { shape: facets.shape(), outline };
}

function ringAt(outline: Outline, scale: number, y: number, isBetween: boolean): Point[] {
  return outline.map(([x, z], at): Point => {
    const [nx, nz] = outline[(at + 1) % outline.length];
    return isBetween ? [((x + nx) / 2) * scale * 1.02, y, ((z + nz) / 2) * scale * 1.02] : [x * scale, y, z * scale];
  });
}

/** Triangles that share no corner, so that every facet stays flat; the crown unrolls as one piece, the pavilion as another. */
class Facets {
  private readonly positions: number[] = [];
  private readonly charts: number[] = [];

  add(...corners: [Point, Point, Point]): this {
    const isCrown = corners.reduce((sum, [, y]) => sum + y, 0) > 0;
    for (const [x, y, z] of corners) {
      this.positions.push(x, y, z);
      const spread = isCrown ? 1 : 1.3;
      this.charts.push(x * spread, (isCrown ? 1 : -1) * z * spread, isCrown ? 0 : 1);
    }
    return this;
  }

  shape(): Shape {
    return makeShape(
      this.positions,
      Uint32Array.from({ length: this.positions.length / 3 }, (_, at) => at),
      { charts: this.charts },
    );
  }
}

const hash = (a: number, b: number) => {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** Nothing shines through here: light and dark facets are painted, and the table shows the ones that would lie below it. */
export function gemSurface(brief: Brief, color: Rgb, size: number): Surface {
  const isClear = Math.min(...color) > 0.65;
  const deep = isClear ? hex(0x4a5a6e) : darker(color, 0.68);
  const light = lighter(color, isClear ? 0.6 : 0.42);
  const strength = brief.look.glow ? 0.7 : isClear ? 0.03 : 0.14;
  return (at, out) => {
    const angle = Math.atan2(at.x, at.z) / (2 * Math.PI) + 0.5;
    const r = Math.hypot(at.x, at.z) / size;
    const isTable = at.ny > 0.97;
    const wedge = Math.floor(angle * 16 + (isTable ? 0.5 * Math.floor(r * 5) : 0));
    const facet = isTable ? hash(wedge, Math.floor(r * 5)) : hash(Math.round(at.nx * 9), Math.round(at.nz * 9 + at.ny * 31));
    setColor(out, deep);
    tint(out, color, clamp01((isClear ? -0.1 : 0.25) + facet * 1.1));
    tint(out, light, facet > 0.84 ? 0.62 : at.edge * 0.2);
    // White stones split light into colours.
    if (isClear && facet > 0.6 && facet < 0.72) tint(out, hash(wedge, 7) > 0.5 ? [0.55, 0.75, 1] : [1, 0.8, 0.6], 0.5);
    // The table faces the light and would wash out.
    if (isTable) shade(out, 0.68);
    out.roughness = 0.03;
    const inner = strength * mix(0.15, 1, facet * facet);
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = color[channel] * inner;
  };
}
