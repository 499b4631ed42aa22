import type { Bitmap } from "../../model.ts";

/**
 * Carries the colours at the border of every piece a few texels outwards and fills the rest with the mean, so that neither
 * filtering nor smaller copies of the texture draw seams.
 */
export function fillGaps(maps: readonly Bitmap[], faces: Int32Array, size: number, rings: number): void {
  const isFilled = new Uint8Array(faces.length);
  for (let texel = 0; texel < faces.length; texel++) if (faces[texel] >= 0) isFilled[texel] = 1;
  const spread = (texel: number, beside: number, next: number[]) => {
    if (isFilled[beside] !== 0) return;
    isFilled[beside] = 1;
    next.push(beside);
    for (const { data, channels } of maps)
      for (let channel = 0; channel < channels; channel++) data[beside * channels + channel] = data[texel * channels + channel];
  };
  let ring = borderOf(isFilled, size);
  for (let round = 0; round < rings; round++) {
    const next: number[] = [];
    for (const texel of ring) {
      const x = texel % size;
      if (x > 0) spread(texel, texel - 1, next);
      if (x < size - 1) spread(texel, texel + 1, next);
      if (texel >= size) spread(texel, texel - size, next);
      if (texel < size * (size - 1)) spread(texel, texel + size, next);
    }
    ring = next;
  }
  for (const map of maps) fillRest(map, faces, isFilled);
}

/** Filled texels with a gap beside them; the rim of the texture is never one, every piece keeps away from it. */
function borderOf(isFilled: Uint8Array, size: number): number[] {
  const out: number[] = [];
  for (let texel = size; texel < isFilled.length - size; texel++) {
    if (isFilled[texel] === 0) continue;
    if (isFilled[texel - 1] + isFilled[texel + 1] + isFilled[texel - size] + isFilled[texel + size] < 4) out.push(texel);
  }
  return out;
}

function fillRest({ data, channels, width: size }: Bitmap, faces: Int32Array, isFilled: Uint8Array): void {
  const sum = new Float64Array(channels);
  let count = 0;
  // One texel in seven gives the same mean.
  for (let texel = 0; texel < faces.length; texel += 7) {
    if (faces[texel] < 0) continue;
    count++;
    for (let channel = 0; channel < channels; channel++) sum[channel] += data[texel * channels + channel];
  }
  const mean = Uint8Array.from(sum, (each) => each / Math.max(1, count));
  const meanRow = new Uint8Array(size * channels);
  for (let at = 0; at < meanRow.length; at++) meanRow[at] = mean[at % channels];
  // Gaps are long: each is written at once, and none goes over the end of a row.
  for (let row = 0; row < faces.length; row += size) {
    for (let from = row; from < row + size; from++) {
      if (isFilled[from] === 1) continue;
      let to = from + 1;
      while (to < row + size && isFilled[to] === 0) to++;
      data.set(meanRow.subarray(0, (to - from) * channels), from * channels);
      from = to;
    }
  }
}
