import type { Bitmap } from "../../model.ts";

/** Byte of an sRGB picture → linear light. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** A picture in ever smaller copies. Reading the copy that fits the triangle's size on screen keeps fine patterns from sparkling. */
export type Texture = Bitmap[];

/** Four values, 0–255, written by `sample`; absent channels are filled as an opaque grey would fill them. */
type Texel = Float32Array;

export function texture(bitmap: Bitmap): Texture {
  const levels = [bitmap];
  for (let last = bitmap; last.width > 4 && last.height > 4; ) levels.push((last = half(last)));
  return levels;
}

function half(source: Bitmap): Bitmap {
  const { channels } = source;
  const width = source.width >> 1;
  const height = source.height >> 1;
  const data = new Uint8Array(width * height * channels);
  const row = source.width * channels;
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * 2 * row + x * 2 * channels;
      for (let c = 0; c < channels; c++, to++) {
        const sum =
          source.data[from + c] + source.data[from + channels + c] + source.data[from + row + c] + source.data[from + row + channels + c];
        data[to] = (sum + 2) >> 2;
      }
    }
  }
  return { width, height, channels, data };
}

/** Bilinear, repeating at the edges as glTF does by default. `level` is how often the picture may be halved. */
export function sample(levels: Texture, u: number, v: number, level: number, out: Texel): void {
  const { width, height, channels, data } = levels[level < levels.length ? level : levels.length - 1];
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (v - Math.floor(v)) * height - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const x0 = left < 0 ? width - 1 : left;
  const x1 = left + 1 >= width ? 0 : left + 1;
  const y0 = (top < 0 ? height - 1 : top) * width;
  const y1 = (top + 1 >= height ? 0 : top + 1) * width;
  const a = (y0 + x0) * channels;
  const b = (y0 + x1) * channels;
  const c = (y1 + x0) * channels;
  const d = (y1 + x1) * channels;
  const wa = (1 - fx) * (1 - fy);
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  for (let k = 0; k < channels; k++) out[k] = data[a + k] * wa + data[b + k] * wb + data[c + k] * wc + data[d + k] * wd;
  if (channels < 3) {
    if (channels === 2) out[3] = out[1];
    out[1] = out[2] = out[0];
  }
  if (channels === 1 || channels === 3) out[3] = 255;
}
