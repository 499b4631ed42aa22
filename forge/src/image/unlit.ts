import sharp from "sharp";
import type { Bitmap } from "../model.ts";
import type { Field } from "./field.ts";

/** How much of the light in a picture is taken out again, and the most it may change a colour. */
const STRENGTH = 0.75;
const [DARKEST, BRIGHTEST] = [0.78, 1.45];
/** A picture is exposed for the eye; lit once more it would be pale. */
const [EXPOSED, STRONGER] = [0.93, 1.1];

/**
 * The subject's colours without the light they were taken in. Light depends on where a surface faces: what follows the bulge of the
 * thing is light, and is divided out; everything else is paint. @param bulge in cells, as wide as the field.
 */
export async function unlit(picture: Bitmap, field: Field, bulge: Float32Array): Promise<Bitmap> {
  const { width, height } = field;
  const gains = gainsOf(field, bulge);
  const { data } = picture;
  const raw = { raw: { width: picture.width, height: picture.height, channels: picture.channels as 3 } };
  const soft = await sharp(
    Uint8Array.from(gains, (gain) => gain * 128),
    { raw: { width, height, channels: 1 } },
  )
    .blur(1.5)
    .resize(picture.width, picture.height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const even = Uint8Array.from(data, (value, i) => Math.min(255, (value * soft[Math.floor(i / 3)]) / 128));
  const colors = await sharp(even, raw).modulate({ brightness: EXPOSED, saturation: STRONGER }).raw().toBuffer();
  return { ...picture, data: colors };
}

/** For every point of the grid by what its colour is multiplied. */
function gainsOf({ width, height, isInside, light }: Field, bulge: Float32Array): Float32Array {
  const gains = new Float32Array(width * height).fill(1);
  const rows: number[][] = [];
  const places: number[] = [];
  for (let at = width; at < width * (height - 1); at++) {
    if (!isInside[at] || !isInside[at - 1] || !isInside[at + 1] || !isInside[at - width] || !isInside[at + width]) continue;
    const [dx, dy] = [(bulge[at - 1] - bulge[at + 1]) / 2, (bulge[at + width] - bulge[at - width]) / 2];
    const length = Math.hypot(dx, dy, 1);
    rows.push([1, dx / length, dy / length, 1 / length]);
    places.push(at);
  }
  if (rows.length < 50) return gains;
  const fitted = leastSquares(
    rows,
    places.map((at) => Math.log(Math.max(0.06, light[at]))),
  );
  const shade = rows.map((row) => row.reduce((sum, value, k) => sum + (k === 0 ? 0 : value * fitted[k]), 0));
  const mean = shade.reduce((sum, value) => sum + value, 0) / shade.length;
  for (const [n, at] of places.entries()) gains[at] = Math.min(BRIGHTEST, Math.max(DARKEST, Math.exp(-STRENGTH * (shade[n] - mean))));
  return gains;
}

/** Normal equations of four unknowns, with a little drawn towards none. */
function leastSquares(rows: readonly number[][], values: readonly number[]): number[] {
  const size = 4;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => {
      const sum = rows.reduce((total, row, n) => total + row[i] * (j < size ? row[j] : values[n]), 0);
      return sum + (i === j && i > 0 ? rows.length * 0.02 : 0);
    }),
  );
  for (let i = 0; i < size; i++)
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const factor = matrix[k][i] / (matrix[i][i] || 1e-9);
      for (let j = i; j <= size; j++) matrix[k][j] -= factor * matrix[i][j];
    }
  return matrix.map((row, i) => row[size] / (row[i] || 1e-9));
}
