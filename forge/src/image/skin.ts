import sharp from "sharp";
import type { Bitmap, Material } from "../model.ts";
import { resizeGrey } from "./picture.ts";

const SIDE = 1024;
const DETAIL = 2.2;

/** Points along the outline that may hold something of what was behind: they take the colours further in. */
const FRINGE = 3;
/** A free corner of the texture of which a base is made, in points, and its middle. */
const CORNER = 32;
export const BASE_UV = [CORNER / 4 / SIDE, CORNER / 2 / SIDE] as const;

/** The picture as a square texture, with the subject's colours drawn out past its outline so that no background shows at the rim. */
export async function frontTexture(crop: Bitmap): Promise<Bitmap> {
  const raw = { raw: { width: crop.width, height: crop.height, channels: 4 as const } };
  const pixels = await sharp(crop.data, raw).resize(SIDE, SIDE, { fit: "fill" }).raw().toBuffer();
  const data = new Uint8Array(SIDE * SIDE * 3);
  const isThing = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < isThing.length; i++) {
    if (pixels[i * 4 + 3] > 200) isThing[i] = 1;
    data[i * 3] = pixels[i * 4];
    data[i * 3 + 1] = pixels[i * 4 + 1];
    data[i * 3 + 2] = pixels[i * 4 + 2];
  }
  const isKnown = withoutFringe(isThing);
  let edge = edgeOf(isKnown);
  for (let step = 0; step < FRINGE + 2; step++) edge = grow(data, isKnown, edge);
  // What is thinner than its fringe keeps its own colours.
  for (let i = 0; i < isThing.length; i++) isKnown[i] |= isThing[i];
  edge = edgeOf(isKnown);
  while (edge.length > 0) edge = grow(data, isKnown, edge);
  paintCorner(data, isThing);
  return { width: SIDE, height: SIDE, channels: 3, data };
}

function withoutFringe(isThing: Uint8Array): Uint8Array {
  let inner = isThing;
  for (let step = 0; step < FRINGE; step++) {
    const before = inner;
    inner = before.slice();
    for (let i = SIDE; i < inner.length - SIDE; i++)
      if (before[i] && !(before[i - 1] && before[i + 1] && before[i - SIDE] && before[i + SIDE])) inner[i] = 0;
  }
  return inner === isThing ? isThing.slice() : inner;
}

function edgeOf(isKnown: Uint8Array): number[] {
  const edge: number[] = [];
  for (let i = 0; i < isKnown.length; i++)
    if (isKnown[i] && !(isKnown[i - 1] && isKnown[i + 1] && isKnown[i - SIDE] && isKnown[i + SIDE])) edge.push(i);
  return edge;
}

function paintCorner(data: Uint8Array, isThing: Uint8Array): void {
  const color = calmShade(data, 3, (i) => isThing[i] === 1);
  for (let y = 0; y < CORNER; y++) for (let x = 0; x < CORNER; x++) data.set(color, (y * SIDE + x) * 3);
}

/** A dark shade of the whole for what must not draw the eye: a base, a frame. */
export function calmShade(data: Uint8Array, channels: number, isCounted: (point: number) => boolean): [number, number, number] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i * channels < data.length; i += 7) {
    if (!isCounted(i)) continue;
    for (let channel = 0; channel < 3; channel++) sum[channel] += data[i * channels + channel];
    count++;
  }
  const [r, g, b] = sum.map((value) => value / Math.max(1, count));
  const grey = (r + g + b) / 3;
  const shade = (value: number) => Math.round(22 + 0.28 * (0.5 * value + 0.5 * grey));
  return [shade(r), shade(g), shade(b)];
}

function grow(data: Uint8Array, isKnown: Uint8Array, edge: number[]): number[] {
  const next: number[] = [];
  for (const i of edge) {
    const x = i % SIDE;
    for (const to of [x > 0 ? i - 1 : -1, x < SIDE - 1 ? i + 1 : -1, i - SIDE, i + SIDE]) {
      if (to < 0 || to >= isKnown.length || isKnown[to]) continue;
      isKnown[to] = 1;
      data.copyWithin(to * 3, i * 3, i * 3 + 3);
      next.push(to);
    }
  }
  return next;
}

/** Share of a plate's texture that runs on round the edge of the picture, in its colours. */
export const PLATE_MARGIN = 24 / SIDE;

/** The whole picture as a square texture with a margin. @param wall how wide the wall below the subject's edge is: it wears its colours. */
export async function plateTexture(crop: Bitmap, subject: { mask: Bitmap; wall: number } | null): Promise<Bitmap> {
  const margin = PLATE_MARGIN * SIDE;
  const inner = SIDE - 2 * margin;
  const raw = { raw: { width: crop.width, height: crop.height, channels: 4 as const } };
  const fitted = await sharp(crop.data, raw).removeAlpha().resize(inner, inner, { fit: "fill" }).raw().toBuffer();
  const edges = { top: margin, bottom: margin, left: margin, right: margin, extendWith: "copy" as const };
  const data = await sharp(fitted, { raw: { width: inner, height: inner, channels: 3 } })
    .extend(edges)
    .raw()
    .toBuffer();
  if (!subject) return { width: SIDE, height: SIDE, channels: 3, data };
  const small = await resizeGrey(subject.mask, inner, inner);
  const isThing = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < inner; y++)
    for (let x = 0; x < inner; x++) isThing[(y + margin) * SIDE + x + margin] = small.data[y * inner + x] > 127 ? 1 : 0;
  const isKnown = withoutFringe(isThing);
  let edge = edgeOf(isKnown);
  for (let step = 0; step < FRINGE + subject.wall * SIDE; step++) edge = grow(data, isKnown, edge);
  return { width: SIDE, height: SIDE, channels: 3, data };
}

/** A board of one colour. */
export function board([r, g, b]: readonly number[]): Uint8Array {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < data.length; i += 3) {
    data[i] = r;
    data[i + 1] = g;
    data[i + 2] = b;
  }
  return data;
}

/** Front at the left, back at the right. */
export function frontAndBack(front: Bitmap, back: Uint8Array): Bitmap {
  const data = new Uint8Array(SIDE * SIDE * 6);
  for (let y = 0; y < SIDE; y++) {
    data.set(front.data.subarray(y * SIDE * 3, (y + 1) * SIDE * 3), y * SIDE * 6);
    data.set(back.subarray(y * SIDE * 3, (y + 1) * SIDE * 3), y * SIDE * 6 + SIDE * 3);
  }
  return { width: SIDE * 2, height: SIDE, channels: 3, data };
}

/** Fine creases read from the picture's own light and dark, too small for triangles. Green points up. */
async function detailNormals(color: Bitmap): Promise<Bitmap> {
  const { width, height } = color;
  const raw = { raw: { width, height, channels: 3 as const } };
  const [sharpGrey, softGrey] = await Promise.all(
    [1.1, 9].map((blur) => sharp(color.data, raw).greyscale().blur(blur).extractChannel(0).raw().toBuffer()),
  );
  const at = (x: number, y: number) => {
    const i = Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x));
    return (sharpGrey[i] - softGrey[i]) / 255;
  };
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const dx = (at(x + 1, y) - at(x - 1, y)) * DETAIL;
      const dy = (at(x, y + 1) - at(x, y - 1)) * DETAIL;
      const size = 127.5 / Math.hypot(dx, dy, 1);
      data[i] = 127.5 - dx * size;
      data[i + 1] = 127.5 + dy * size;
      data[i + 2] = 127.5 + size;
    }
  }
  return { width, height, channels: 3, data };
}

export async function skin(baseColor: Bitmap, roughness: number): Promise<Material> {
  const flat = Uint8Array.from({ length: 8 * 8 * 3 }, (_, i) => [255, Math.round(roughness * 255), 0][i % 3]);
  return {
    name: "picture",
    maps: { baseColor, normal: await detailNormals(baseColor), orm: { width: 8, height: 8, channels: 3, data: flat } },
  };
}
