import type { Bitmap } from "../model.ts";

/** Share of the picture's width, along its sides, that shows what is behind the subject. */
const FRAME = 0.03;
/** Share of what the network left out that must look like the backdrop; below that it is a room full of things. */
const CALM = 0.74;
/** How far from the backdrop's colour something must be to stand before it: less before a clean one. */
const STANDS_OUT = { least: 9, most: 17 };
/** What the network was sure about, and what it thought possible. */
const POSSIBLE = 12;
export const SURE = 127;
/** How pale a shadow can be, and how far from the backdrop's hue: noise in levels, and a share of its light. */
const SHADE = { palest: 1.04, noise: 2.5, tint: 0.045 };

/**
 * What is behind the subject: for every row the colour at the left and at the right edge. So it may run from light to dark, and a wall
 * may stand on a table.
 */
export interface Backdrop {
  left: Float32Array;
  right: Float32Array;
  standsOut: number;
  /** How far its own points usually are from its colours. */
  grain: number;
}

/** Null when the edges of the picture do not tell what is behind the subject. */
export function backdropOf(picture: Bitmap, found: Bitmap): Backdrop | null {
  const { width, height } = picture;
  const edge = Math.max(2, Math.round(width * FRAME));
  const sides = [edgeColors(picture, found, 0, edge), edgeColors(picture, found, width - edge, edge)];
  const left = sides[0] ?? sides[1];
  const right = sides[1] ?? sides[0];
  if (!left || !right) return null;
  const backdrop = { left, right, standsOut: STANDS_OUT.most, grain: 0 };
  let [calm, all, rest] = [0, 0, 0];
  const step = Math.max(1, Math.round(Math.max(width, height) / 200));
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      if (found.data[y * width + x] >= POSSIBLE) continue;
      all++;
      const far = distanceTo(backdrop, picture, x, y);
      if (far > STANDS_OUT.most * 0.8) continue;
      calm++;
      rest += far;
    }
  if (all === 0 || calm < all * CALM) return null;
  const grain = rest / Math.max(1, calm);
  return { left, right, grain, standsOut: Math.min(STANDS_OUT.most, Math.max(STANDS_OUT.least, 7 + 2.5 * grain)) };
}

/** The mean colour of every row in a strip beside the subject; rows that show only the subject take their neighbours'. */
function edgeColors({ width, height, data }: Bitmap, found: Bitmap, from: number, size: number): Float32Array | null {
  const colors = new Float32Array(height * 3);
  const isKnown = new Uint8Array(height);
  let known = 0;
  for (let y = 0; y < height; y++) {
    const sum = [0, 0, 0];
    let count = 0;
    for (let x = from; x < from + size; x++) {
      const at = y * width + x;
      if (found.data[at] >= POSSIBLE) continue;
      for (let channel = 0; channel < 3; channel++) sum[channel] += data[at * 4 + channel];
      count++;
    }
    if (count * 3 < size) continue;
    isKnown[y] = 1;
    known++;
    for (let channel = 0; channel < 3; channel++) colors[y * 3 + channel] = sum[channel] / count;
  }
  if (known * 3 < height) return null;
  const first = isKnown.indexOf(1);
  for (let y = 0, last = first; y < height; y++) {
    if (isKnown[y]) last = y;
    else colors.copyWithin(y * 3, last * 3, last * 3 + 3);
  }
  return colors;
}

const channelAt = ({ left, right }: Backdrop, share: number, y: number, channel: number) =>
  left[y * 3 + channel] + (right[y * 3 + channel] - left[y * 3 + channel]) * share;

/** How different from the backdrop a point looks; brightness alone counts less. */
export function distanceTo(backdrop: Backdrop, { width, data }: Bitmap, x: number, y: number): number {
  const share = x / width;
  const at = (y * width + x) * 4;
  const r = data[at] - channelAt(backdrop, share, y, 0);
  const g = data[at + 1] - channelAt(backdrop, share, y, 1);
  const b = data[at + 2] - channelAt(backdrop, share, y, 2);
  const light = (r + g + b) / 3;
  const [dr, dg, db] = [r - light, g - light, b - light];
  return Math.sqrt(dr * dr + dg * dg + db * db) * 1.4 + Math.abs(light) * 0.75;
}

/** How much darker than the backdrop a point of its hue is, 1 as light; 0 where it has another hue. */
export function shadeAt(backdrop: Backdrop, { width, data }: Bitmap, x: number, y: number): number {
  const share = x / width;
  const at = (y * width + x) * 4;
  const [r, g, b] = [channelAt(backdrop, share, y, 0), channelAt(backdrop, share, y, 1), channelAt(backdrop, share, y, 2)];
  const dark = (data[at] + data[at + 1] + data[at + 2]) / Math.max(1, r + g + b);
  const off = Math.max(Math.abs(data[at] - dark * r), Math.abs(data[at + 1] - dark * g), Math.abs(data[at + 2] - dark * b));
  return dark < SHADE.palest && off < SHADE.noise + SHADE.tint * dark * Math.max(r, g, b) ? dark : 0;
}
