import sharp from "sharp";
import type { Bitmap } from "../model.ts";
import { PictureRefusal, resizeGrey } from "./picture.ts";

/** The subject cut out with a little air round it, and laid on a coarse grid whose points become vertices. */
export interface Field {
  width: number;
  height: number;
  /** How much of each point belongs to the subject, 0 to 1, soft along the outline. */
  mask: Float32Array;
  isInside: Uint8Array;
  /** Brightness, 0 to 1. */
  light: Float32Array;
  /** The cut-out at full size. */
  crop: Bitmap;
}

const AIR = 0.04;
/** Splinters smaller than this share of the largest piece are dust. */
const SMALLEST_PIECE = 0.02;

/** @param cells how many grid cells the subject should cover. */
export async function layField(picture: Bitmap, mask: Bitmap, cells: number, air = AIR): Promise<Field> {
  const crop = await cutOut(picture, mask, air);
  const alpha: Bitmap = { width: crop.width, height: crop.height, channels: 1, data: crop.data.filter((_, i) => i % 4 === 3) };
  const share = alpha.data.reduce((sum, value) => sum + (value > 127 ? 1 : 0), 0) / alpha.data.length;
  const step = Math.sqrt((crop.width * crop.height * Math.max(0.02, share)) / cells);
  const width = Math.max(12, Math.round(crop.width / step));
  const height = Math.max(12, Math.round(crop.height / step));
  const soft = await resizeGrey(alpha, width, height, 0.9);
  const small = await sharp(crop.data, { raw: { width: crop.width, height: crop.height, channels: 4 } })
    .removeAlpha()
    .greyscale()
    .resize(width, height, { fit: "fill" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const field: Field = {
    width,
    height,
    mask: Float32Array.from(soft.data, (value) => value / 255),
    isInside: Uint8Array.from(soft.data, (value) => (value > 127 ? 1 : 0)),
    light: Float32Array.from(small, (value) => value / 255),
    crop,
  };
  clearFrame(field);
  dropDust(field);
  return field;
}

async function cutOut(picture: Bitmap, mask: Bitmap, share: number): Promise<Bitmap> {
  const { width, height } = picture;
  const box = { left: width, top: height, right: -1, bottom: -1 };
  const data = Uint8Array.from(picture.data);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      data[i * 4 + 3] = mask.data[i];
      if (mask.data[i] < 128) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  if (box.right < 0) throw new PictureRefusal("no-subject");
  const air = Math.ceil(Math.max(box.right - box.left, box.bottom - box.top) * share);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const around = await sharp(data, { raw: { width, height, channels: 4 } })
    .extend({ top: air, bottom: air, left: air, right: air, background: clear })
    .raw()
    .toBuffer();
  const region = { left: box.left, top: box.top, width: box.right - box.left + 1 + 2 * air, height: box.bottom - box.top + 1 + 2 * air };
  const cut = await sharp(around, { raw: { width: width + 2 * air, height: height + 2 * air, channels: 4 } })
    .extract(region)
    .raw()
    .toBuffer();
  return { width: region.width, height: region.height, channels: 4, data: cut };
}

/** The same grid with another subject on it. */
export async function withSubject(field: Field, mask: Bitmap): Promise<Field> {
  const { width, height } = field;
  const grey = await resizeGrey(mask, width, height, 0.9);
  const other = {
    ...field,
    mask: Float32Array.from(grey.data, (value) => value / 255),
    isInside: Uint8Array.from(grey.data, (value) => (value > 127 ? 1 : 0)),
  };
  clearFrame(other);
  return other;
}

/** The outermost points stay outside, so that every inner one has four neighbours. */
function clearFrame({ width, height, isInside }: Field): void {
  for (let x = 0; x < width; x++) isInside[x] = isInside[(height - 1) * width + x] = 0;
  for (let y = 0; y < height; y++) isInside[y * width] = isInside[y * width + width - 1] = 0;
}

function dropDust({ width, isInside }: Field): void {
  const piece = new Int32Array(isInside.length).fill(-1);
  const sizes: number[] = [];
  for (let start = 0; start < isInside.length; start++) {
    if (!isInside[start] || piece[start] >= 0) continue;
    const open = [start];
    piece[start] = sizes.length;
    let size = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size++;
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (!isInside[next] || piece[next] >= 0) continue;
        piece[next] = sizes.length;
        open.push(next);
      }
    }
    sizes.push(size);
  }
  const largest = Math.max(0, ...sizes);
  if (largest === 0) throw new PictureRefusal("no-subject");
  for (let i = 0; i < isInside.length; i++) if (isInside[i] && sizes[piece[i]] < largest * SMALLEST_PIECE) isInside[i] = 0;
}

/**
 * How far each point bulges, in cells: a membrane blown up from behind, held along the outline and, where it is wide, by threads of one length,
 * so that it solves ∇²h = h/reach² − 1. Narrow limbs come out as round as they are wide, broad faces flat with rounded edges.
 * @param reach cells.
 */
export function bulge({ width, height, isInside }: Field, reach: number): Float32Array {
  const h = new Float32Array(isInside.length);
  const overshoot = 2 / (1 + Math.PI / Math.min(Math.max(width, height), 4 * reach));
  const held = 4 + 1 / (reach * reach);
  const rounds = Math.round(Math.min(260, 60 + 5 * reach));
  for (let round = 0; round < rounds; round++) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
        if (isInside[at]) h[at] += overshoot * ((h[at - 1] + h[at + 1] + h[at - width] + h[at + width] + 1) / held - h[at]);
      }
    }
  }
  return h.map((value) => Math.sqrt(Math.max(0, 2 * value)));
}

/** Mean of the inner points in a square around each one. */
export function blurInside({ width, height, isInside }: Field, values: Float32Array, radius: number): Float32Array {
  const along = (source: Float32Array, step: number) => {
    const out = new Float32Array(source.length);
    for (let i = 0; i < source.length; i++) {
      let sum = 0;
      let count = 0;
      const place = step === 1 ? i % width : Math.floor(i / width);
      const last = step === 1 ? width : height;
      for (let k = -radius; k <= radius; k++) {
        if (place + k < 0 || place + k >= last || !isInside[i + k * step]) continue;
        sum += source[i + k * step];
        count++;
      }
      out[i] = count > 0 ? sum / count : source[i];
    }
    return out;
  };
  return along(along(values, 1), width);
}
