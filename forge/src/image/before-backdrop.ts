import type { Bitmap } from "../model.ts";
import { type Backdrop, backdropOf, distanceTo, SURE, shadeAt } from "./backdrop.ts";

/** What the network hardly ever gets wrong. */
const CERTAIN = 215;
/** Shadows lie on the floor: in this lower share of the subject the network may have taken one for a part of it. */
const FLOOR = 0.5;
/** More than this share of what the network is certain about cannot be backdrop: the thing has its colour. */
const MOST_LOST = 0.2;
/** Beyond this the backdrop was not understood. */
const [LEAST, MOST] = [0.5, 2.6];
/** Ink by area below which a drawing is one of lines: paper within its lines belongs to it. */
const LINES = 0.35;

/** Of the subject: a smaller gap is a gleam. And how near to the backdrop's colour it must be on the whole. */
const [SMALLEST_GAP, SAME] = [0.002, 1.2];
/** As dark as a shadow can be at all, and where the network saw the subject: black wheels on a grey street are no shadow. */
const [DARKEST, DARKEST_ON_SUBJECT] = [0.25, 0.55];

/** What a point is: another colour than the backdrop, the backdrop itself, or a shadow on it. */
const [OTHER, PLAIN, SHADED] = [0, 1, 2];

/**
 * The network sees a picture of 320 points and loses thin ears and pale soles. Before a calm backdrop the picture itself knows better:
 * the subject is what the backdrop and the shadow on it do not reach from the edges, as far as it hangs together with what was found.
 */
export function beforeBackdrop(picture: Bitmap, found: Bitmap): Bitmap {
  const backdrop = backdropOf(picture, found);
  if (!backdrop) return found;
  const kinds = kindsOf(picture, backdrop, found);
  const sure = count(found.data, (value) => value > SURE);
  for (const canShade of [true, false]) {
    const outside = reached(kinds, found, picture, canShade);
    const lost = count(found.data, (value, at) => value > CERTAIN && outside[at] === 1);
    if (lost > sure * MOST_LOST) continue;
    const mask = withoutGaps(picture, backdrop, { kinds, outside, found });
    const size = count(mask, (value) => value === 1);
    if (size < sure * LEAST || size > sure * MOST) return found;
    return { ...found, data: mask.map((value) => value * 255) };
  }
  // A white rabbit before a white wall: what stands out is added, nothing is taken away.
  const more = joined(
    Uint8Array.from(kinds, (kind) => (kind === OTHER ? 1 : 0)),
    found,
  );
  return { ...found, data: found.data.map((value, at) => (more[at] ? 255 : value)) };
}

const count = (values: Uint8Array, isCounted: (value: number, at: number) => boolean): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at++) if (isCounted(values[at], at)) sum++;
  return sum;
};

function kindsOf(picture: Bitmap, backdrop: Backdrop, found: Bitmap): Uint8Array {
  const { width, height } = picture;
  const kinds = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (distanceTo(backdrop, picture, x, y) < backdrop.standsOut) kinds[at] = PLAIN;
      else if (shadeAt(backdrop, picture, x, y) > (found.data[at] > SURE ? DARKEST_ON_SUBJECT : DARKEST)) kinds[at] = SHADED;
    }
  return kinds;
}

/** 1 where the backdrop reaches from the edges of the picture. */
function reached(kinds: Uint8Array, found: Bitmap, { width, height }: Bitmap, canShade: boolean): Uint8Array {
  const floor = floorOf(found, FLOOR);
  const isOpen = (at: number) =>
    kinds[at] === PLAIN || (kinds[at] === SHADED && (found.data[at] <= SURE || (canShade && at >= floor * width)));
  const edges: number[] = [];
  for (let x = 0; x < width; x++) edges.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) edges.push(y * width, y * width + width - 1);
  return flooded(edges.filter(isOpen), isOpen, width, height);
}

/** The row from which on a share of what was found lies below. */
function floorOf({ width, height, data }: Bitmap, share: number): number {
  let [top, bottom] = [height, 0];
  for (let at = 0; at < data.length; at++) {
    if (data[at] <= SURE) continue;
    const y = Math.floor(at / width);
    top = Math.min(top, y);
    bottom = y;
  }
  return top + (bottom - top) * (1 - share);
}

function flooded(from: readonly number[], isOpen: (at: number) => boolean, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height);
  const open = [...from];
  for (const at of open) out[at] = 1;
  const enter = (at: number) => {
    if (out[at] || !isOpen(at)) return;
    out[at] = 1;
    open.push(at);
  };
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) enter(at - 1);
    if (x < width - 1) enter(at + 1);
    if (at >= width) enter(at - width);
    if (at < out.length - width) enter(at + width);
  }
  return out;
}

/** What hangs together with something the network was sure about. */
function joined(isOther: Uint8Array, found: Bitmap): Uint8Array {
  const from: number[] = [];
  for (let at = 0; at < isOther.length; at++) if (isOther[at] && found.data[at] > SURE) from.push(at);
  return flooded(from, (at) => isOther[at] === 1, found.width, found.height);
}

interface Sorted {
  kinds: Uint8Array;
  outside: Uint8Array;
  found: Bitmap;
}

/** Backdrop within the subject is a gap, such as that of a handle; what only resembles it, or lies within drawn lines, is none. */
function withoutGaps(picture: Bitmap, backdrop: Backdrop, { kinds, outside, found }: Sorted): Uint8Array {
  const within = joined(
    outside.map((value) => 1 - value),
    found,
  );
  const size = count(within, (value) => value === 1);
  const ink = count(within, (value, at) => value === 1 && kinds[at] === OTHER);
  if (ink < size * LINES) return within;
  const isSeen = new Uint8Array(kinds.length);
  const { width, data } = found;
  for (let start = 0; start < kinds.length; start++) {
    if (!within[start] || kinds[start] !== PLAIN || isSeen[start]) continue;
    isSeen[start] = 1;
    const region = [start];
    for (let next = 0; next < region.length; next++) {
      const at = region[next];
      for (const to of [at - 1, at + 1, at - width, at + width]) {
        if (!within[to] || kinds[to] !== PLAIN || isSeen[to]) continue;
        isSeen[to] = 1;
        region.push(to);
      }
    }
    const mean = (of: (at: number) => number) => region.reduce((sum, at) => sum + of(at), 0) / region.length;
    const isSame =
      region.length > size * SMALLEST_GAP &&
      mean((at) => distanceTo(backdrop, picture, at % width, Math.floor(at / width))) < backdrop.grain + SAME;
    if (isSame || mean((at) => data[at]) <= SURE) for (const at of region) within[at] = 0;
  }
  return within;
}
