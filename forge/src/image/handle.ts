import type { Mesh } from "../model.ts";
import { indicesOf, type Point } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import type { Field } from "./field.ts";
import { HANDLE_UV, LENGTH, type Profile } from "./lathe.ts";

/** The line of a handle beside the body, in metres, and half its thickness. */
interface Handle {
  path: Point[];
  radius: number;
  /** Of the handle in the picture. */
  color: [number, number, number];
}

/** Share of the height below which a gap is a shine, not that of a handle. */
const SMALLEST_GAP = 0.06;
/** Points along the line of a handle. */
const POINTS = 9;
/** Thickness in shares of the height. */
const [THINNEST, THICKEST] = [0.016, 0.075];

interface Gap {
  side: 1 | -1;
  first: number;
  last: number;
}

/** The handle a silhouette shows: something beside the body that joins it above and below an enclosed gap; null when there is none. */
export function handleOf(field: Field, { axis, top, bottom, radii }: Profile): Handle | null {
  const { width, height, isInside, crop } = field;
  const middle = axis * width;
  const gap = gapOf(field, middle, (bottom - top) * height * SMALLEST_GAP);
  if (!gap) return null;
  const { side, first, last } = gap;
  const cell = (crop.width / width / (crop.height * (bottom - top))) * LENGTH;
  const up = (y: number) => (1 - ((y + 0.5) / height - top) / (bottom - top)) * LENGTH;
  const bodyAt = (metres: number) =>
    radii[Math.max(0, Math.min(radii.length - 1, Math.round((1 - metres / LENGTH) * (radii.length - 1))))] * LENGTH;
  const outerAt = (y: number) => {
    const row = isInside.subarray(y * width, (y + 1) * width);
    return Math.abs((side > 0 ? row.lastIndexOf(1) + 1 : row.indexOf(1)) - middle) * cell;
  };
  // In the middle of the gap the handle runs upright: there it is as wide as it is thick.
  const middles = Array.from({ length: last - first + 1 }, (_, n) => pieceWidth(field, middle, side, first + n)).filter((wide) => wide > 0);
  const thick = middles.toSorted((a, b) => a - b)[Math.floor(middles.length * 0.3)] * cell;
  const radius = Math.max(LENGTH * THINNEST, Math.min(thick / 2, LENGTH * THICKEST));
  // It goes on past the gap until it lies within the body.
  const isBeside = (y: number) => y >= 0 && y < height && outerAt(y) > bodyAt(up(y)) + radius * 0.6;
  let [from, to] = [first, last];
  while (isBeside(from - 1)) from--;
  while (isBeside(to + 1)) to++;
  const high = Math.min(LENGTH - radius, up(from) - radius);
  const low = Math.max(radius, up(to) + radius);
  if (high - low < LENGTH * SMALLEST_GAP) return null;
  const along = Array.from({ length: POINTS }, (_, n): Point => {
    const metres = high + ((low - high) * n) / (POINTS - 1);
    const y = Math.round(((1 - metres / LENGTH) * (bottom - top) + top) * height - 0.5);
    return [side * Math.max(bodyAt(metres) + radius * 0.4, outerAt(Math.max(from, Math.min(to, y))) - radius), metres, 0];
  });
  const joint = (y: number): Point => [side * Math.max(radius * 0.3, bodyAt(y) - radius * 0.6), y, 0];
  return { path: [joint(high), ...along, joint(low)], radius, color: colorAlong(field, gap) };
}

/** The mean colour of a handle's middle line beside its gap. */
function colorAlong({ width, height, isInside, crop }: Field, { side, first, last }: Gap): [number, number, number] {
  const sum = [0, 0, 0];
  for (let y = first; y <= last; y++) {
    const row = isInside.subarray(y * width, (y + 1) * width);
    const outer = side > 0 ? row.lastIndexOf(1) : row.indexOf(1);
    let inner = outer;
    while (row[inner - side]) inner -= side;
    const x = Math.floor((((outer + inner) / 2 + 0.5) / width) * crop.width);
    const from = (Math.floor(((y + 0.5) / height) * crop.height) * crop.width + x) * 4;
    for (let channel = 0; channel < 3; channel++) sum[channel] += crop.data[from + channel];
  }
  const count = last - first + 1;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** The largest gap beside the axis that the background outside does not reach. */
function gapOf({ width, height, isInside }: Field, middle: number, least: number): Gap | null {
  const isOutside = new Uint8Array(isInside.length);
  const open = [0];
  isOutside[0] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of [at % width > 0 ? at - 1 : -1, at % width < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= isInside.length || isInside[next] || isOutside[next]) continue;
      isOutside[next] = 1;
      open.push(next);
    }
  const rows: Record<1 | -1, number[]> = { 1: [], [-1]: [] };
  for (let y = 0; y < height; y++)
    for (const side of [1, -1] as const) {
      const [from, to] = side > 0 ? [Math.ceil(middle), width] : [0, Math.floor(middle)];
      for (let x = from; x < to; x++) {
        if (isInside[y * width + x] || isOutside[y * width + x]) continue;
        rows[side].push(y);
        break;
      }
    }
  const side = rows[1].length >= rows[-1].length ? 1 : -1;
  const own = rows[side];
  return own.length < least ? null : { side, first: own[0], last: own[own.length - 1] };
}

/** Of the outermost piece of a row, in cells; 0 where it is the body itself. */
function pieceWidth({ width, isInside }: Field, middle: number, side: 1 | -1, y: number): number {
  const row = isInside.subarray(y * width, (y + 1) * width);
  const outer = side > 0 ? row.lastIndexOf(1) : row.indexOf(1);
  let x = outer;
  while (row[x]) x -= side;
  return (x - middle) * side <= 0 ? 0 : Math.abs(outer - x);
}

/** The body with its handle. */
export function withHandle(body: Mesh, handle: Handle | null): Mesh {
  if (!handle) return body;
  const shape = tube(handle.path, handle.radius, { sides: 14, rings: 40, flatten: 1.25 });
  const [position, normal] = [shape.getAttribute("position"), shape.getAttribute("normal")];
  const uvs = Array.from({ length: position.count }, () => HANDLE_UV).flat();
  const base = body.positions.length / 3;
  return {
    ...body,
    positions: Float32Array.from([...body.positions, ...position.array]),
    normals: Float32Array.from([...body.normals, ...normal.array]),
    uvs: Float32Array.from([...body.uvs, ...uvs]),
    indices: Uint32Array.from([...body.indices, ...indicesOf(shape).map((index) => index + base)]),
  };
}
