import type { MutableRgb, Rgb } from "../color.ts";

/** One point of the model's skin, as a surface sees it. Positions are in the part's own units, before it was placed. */
export interface Spot {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** The shape's own coordinates, 0 to 1: round and along for lathes and tubes. */
  u: number;
  v: number;
  /** 1 under the open sky, 0 deep in a crevice. */
  open: number;
  /** 0 on flats and in corners, towards 1 on outer edges: where paint chips first. */
  edge: number;
  /** The normal's height in the finished model: 1 faces the sky. For snow, dust, moss. */
  upward: number;
  /** Height above the ground of the finished object, 0 to 1 of its size. For splashed dirt and rising damp. */
  altitude: number;
}

/** What the skin is made of at one point. Surfaces write into it, layer over layer. */
export interface Sample {
  color: MutableRgb;
  roughness: number;
  metallic: number;
  /** Relief in the part's own units; it becomes the normal map. */
  height: number;
  glow: MutableRgb;
}

/** Writes or changes the sample. A base sets everything, a layer changes what is already there. */
export type Surface = (at: Spot, out: Sample) => void;

export const emptySample = (): Sample => ({ color: [0.5, 0.5, 0.5], roughness: 0.6, metallic: 0, height: 0, glow: [0, 0, 0] });

export function resetSample(out: Sample): void {
  out.color[0] = out.color[1] = out.color[2] = 0.5;
  out.glow[0] = out.glow[1] = out.glow[2] = 0;
  out.roughness = 0.6;
  out.metallic = 0;
  out.height = 0;
}

/** Lays surfaces over each other, the first at the bottom. */
export function layered(...surfaces: readonly Surface[]): Surface {
  return (at, out) => {
    for (const surface of surfaces) surface(at, out);
  };
}

/** Shows `over` where `mask` answers 1, `under` where it answers 0, and a blend between. */
export function masked(under: Surface, over: Surface, mask: (at: Spot) => number): Surface {
  const other = emptySample();
  return (at, out) => {
    const share = mask(at);
    if (share >= 1) return over(at, out);
    under(at, out);
    if (share <= 0) return;
    resetSample(other);
    over(at, other);
    blendSample(out, other, share);
  };
}

function blendSample(out: Sample, other: Sample, share: number): void {
  tint(out, other.color, share);
  out.roughness += (other.roughness - out.roughness) * share;
  out.metallic += (other.metallic - out.metallic) * share;
  out.height += (other.height - out.height) * share;
  for (let channel = 0; channel < 3; channel++) out.glow[channel] += (other.glow[channel] - out.glow[channel]) * share;
}

export function setColor(out: Sample, color: Rgb): void {
  out.color[0] = color[0];
  out.color[1] = color[1];
  out.color[2] = color[2];
}

/** Moves the colour towards another one. */
export function tint(out: Sample, color: Rgb, share: number): void {
  out.color[0] += (color[0] - out.color[0]) * share;
  out.color[1] += (color[1] - out.color[1]) * share;
  out.color[2] += (color[2] - out.color[2]) * share;
}

/** Makes the colour darker (below 1) or lighter (above 1). */
export function shade(out: Sample, by: number): void {
  out.color[0] *= by;
  out.color[1] *= by;
  out.color[2] *= by;
}
