import type { Bitmap } from "../../model.ts";

/**
 * Carries the colours at the border of every piece a few texels outwards and fills the rest with the mean, so that neither
 * filtering nor smaller copies of the texture draw seams.
 */
export function fillGaps(maps: readonly Bitmap[], faces: Int32Array, size: number, rings: number): void {
  const isFilled = Uint8Array.from(faces, (face) => (face >= 0 ? 1 : 0));
  let ring: number[] = [];
  for (let texel = 0; texel < isFilled.length; texel++) if (isFilled[texel] === 1 && hasGapBeside(isFilled, texel, size)) ring.push(texel);
  for (let round = 0; round < rings; round++) {
    const next: number[] = [];
    for (const texel of ring) {
      for (const beside of besides(texel, size)) {
        if (isFilled[beside] === 1) continue;
        isFilled[beside] = 1;
        next.push(beside);
        for (const { data, channels } of maps) data.copyWithin(beside * channels, texel * channels, texel * channels + channels);
      }
    }
    ring = next;
  }
  for (const map of maps) fillRest(map, faces, isFilled);
}

function* besides(texel: number, size: number): Generator<number> {
  const x = texel % size;
  if (x > 0) yield texel - 1;
  if (x < size - 1) yield texel + 1;
  if (texel >= size) yield texel - size;
  if (texel < size * (size - 1)) yield texel + size;
}

function hasGapBeside(isFilled: Uint8Array, texel: number, size: number): boolean {
  for (const beside of besides(texel, size)) if (isFilled[beside] === 0) return true;
  return false;
}

function fillRest({ data, channels }: Bitmap, faces: Int32Array, isFilled: Uint8Array): void {
  const sum = new Float64Array(channels);
  let count = 0;
  // One texel in seven gives the same mean.
  for (let texel = 0; texel < faces.length; texel += 7) {
    if (faces[texel] < 0) continue;
    count++;
    for (let channel = 0; channel < channels; channel++) sum[channel] += data[texel * channels + channel];
  }
  for (let texel = 0; texel < faces.length; texel++) {
    if (isFilled[texel] === 1) continue;
    for (let channel = 0; channel < channels; channel++) data[texel * channels + channel] = sum[channel] / Math.max(1, count);
  }
}
