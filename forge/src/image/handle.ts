import type { Mesh } from "../model.ts";
import { indicesOf, type Point } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import type { Field } from "./field.ts";
import { LENGTH, type Profile } from "./lathe.ts";

/** The line of a handle beside the body, in metres, and half its thickness. */
interface Handle {
  path: Point[];
  radius: number;
}

/** Fewer rows with a gap are a shine, not a handle. */
const SMALLEST_GAP = 0.06;

/** The handle a silhouette shows: rows where something stands beside the body with a gap between; null when there is none. */
export function handleOf({ width, height, isInside, crop }: Field, { axis, top, bottom, radii, aspect }: Profile): Handle | null {
  const middle = axis * width;
  const cell = (crop.width / width / (crop.height * (bottom - top))) * LENGTH;
  const rows: { y: number; side: number; from: number; to: number }[] = [];
  for (let y = Math.floor(top * height); y < bottom * height; y++) {
    const row = isInside.subarray(y * width, (y + 1) * width);
    for (const side of [1, -1]) {
      const piece = pieceBeside(row, middle, side);
      if (piece) rows.push({ y, side, ...piece });
    }
  }
  const side = rows.filter((row) => row.side > 0).length * 2 >= rows.length ? 1 : -1;
  const own = rows.filter((row) => row.side === side);
  if (own.length < (bottom - top) * height * SMALLEST_GAP) return null;
  const up = (y: number) => (1 - (y / height - top) / (bottom - top)) * LENGTH;
  const thick = own.map(({ from, to }) => to - from).sort((a, b) => a - b)[Math.floor(own.length / 2)] * cell;
  const outer = own.filter((_, at) => at % Math.max(1, Math.floor(own.length / 7)) === 0);
  const along = outer.map(({ y, from, to }): Point => [side * Math.abs((from + to) / 2 - middle) * cell, up(y), 0]);
  const bodyAt = (metres: number) => radii[Math.round((1 - metres / LENGTH) * (radii.length - 1))] * LENGTH;
  const [first, last] = [along[0], along[along.length - 1]];
  const joint = (y: number): Point => [side * bodyAt(y) * 0.93, y, 0];
  const radius = Math.max(0.004, Math.min(thick / 2, LENGTH * 0.07 * Math.max(1, aspect)));
  const ends = [Math.min(LENGTH * 0.97, first[1] + radius * 1.6), Math.max(LENGTH * 0.03, last[1] - radius * 1.6)];
  return { path: [joint(ends[0]), [first[0] * 0.97, ends[0], 0], ...along, [last[0] * 0.97, ends[1], 0], joint(ends[1])], radius };
}

/** The first piece of the row beyond the one round the axis. */
function pieceBeside(row: Uint8Array, axis: number, side: number): { from: number; to: number } | null {
  let x = Math.floor(axis);
  const isOn = () => x >= 0 && x < row.length && row[x] === 1;
  while (isOn()) x += side;
  while (x >= 0 && x < row.length && !row[x]) x += side;
  if (!isOn()) return null;
  const from = x;
  while (isOn()) x += side;
  return { from: Math.min(from, x), to: Math.max(from, x) };
}

/** The body with its handle, in the colours of the body beside it. */
export function withHandle(body: Mesh, handle: Handle | null): Mesh {
  if (!handle) return body;
  const shape = tube(handle.path, handle.radius, { sides: 14, rings: 40, flatten: 1.25 });
  const [position, normal] = [shape.getAttribute("position"), shape.getAttribute("normal")];
  const uvs: number[] = [];
  const side = handle.path[1][0] > 0 ? 0.75 : 0.25;
  for (let at = 0; at < position.count; at++) uvs.push(side, Math.max(0.05, Math.min(0.95, 1 - position.getY(at) / LENGTH)));
  const base = body.positions.length / 3;
  return {
    ...body,
    positions: Float32Array.from([...body.positions, ...position.array]),
    normals: Float32Array.from([...body.normals, ...normal.array]),
    uvs: Float32Array.from([...body.uvs, ...uvs]),
    indices: Uint32Array.from([...body.indices, ...indicesOf(shape).map((index) => index + base)]),
  };
}
