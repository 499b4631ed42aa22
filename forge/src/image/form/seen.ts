import { Matrix4, Vector3 } from "three";
import type { Part } from "../../solid/part.ts";
import { CELLS, type Outline } from "./grid.ts";

/** Where somebody with a camera stands, in radians: round the thing, and above it. */
export interface View {
  yaw: number;
  pitch: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** From the front first: of views that fit alike, the first is taken. */
export const VIEWS: readonly View[] = [0, 18].flatMap((pitch) =>
  [0, -35, 35, 90, -90].map((yaw) => ({ yaw: radians(yaw), pitch: radians(pitch) })),
);

/** The points of all parts where they stand, and their triangles. */
export interface Body {
  /** Three numbers each. */
  points: Float32Array;
  triangles: Uint32Array;
  /** For every triangle its part, and which it is within the part. */
  parts: Uint16Array;
  own: Uint32Array;
}

export function bodyOf(parts: readonly Part[]): Body {
  const points: number[] = [];
  const triangles: number[] = [];
  const owners: number[] = [];
  const own: number[] = [];
  const point = new Vector3();
  for (const [at, { shape, place = new Matrix4() }] of parts.entries()) {
    const position = shape.getAttribute("position");
    const index = shape.getIndex();
    const first = points.length / 3;
    for (let vertex = 0; vertex < position.count; vertex++) {
      point.fromBufferAttribute(position, vertex).applyMatrix4(place);
      points.push(point.x, point.y, point.z);
    }
    const corners = index?.count ?? position.count;
    for (let corner = 0; corner < corners; corner++) {
      triangles.push(first + (index ? index.getX(corner) : corner));
      if (corner % 3 !== 0) continue;
      owners.push(at);
      own.push(corner / 3);
    }
  }
  return {
    points: Float32Array.from(points),
    triangles: Uint32Array.from(triangles),
    parts: Uint16Array.from(owners),
    own: Uint32Array.from(own),
  };
}

/** What is seen: the outline, and for every cell the triangle in front, -1 beside the thing. */
export interface Seen extends Outline {
  front: Int32Array;
}

/** Looks at a body from far away, its bounding rectangle stretched over the cells. */
export function seenFrom({ points, triangles }: Body, { yaw, pitch }: View): Seen {
  const count = points.length / 3;
  const flat = new Float32Array(points.length);
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < count * 3; at += 3) {
    const x = points[at] * cosYaw + points[at + 2] * sinYaw;
    const z = points[at + 2] * cosYaw - points[at] * sinYaw;
    const y = points[at + 1] * cosPitch - z * sinPitch;
    flat[at] = x;
    flat[at + 1] = y;
    flat[at + 2] = z * cosPitch + points[at + 1] * sinPitch;
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  const [width, height] = [Math.max(1e-6, right - left), Math.max(1e-6, high - low)];
  for (let at = 0; at < flat.length; at += 3) {
    flat[at] = ((flat[at] - left) / width) * CELLS;
    flat[at + 1] = ((high - flat[at + 1]) / height) * CELLS;
  }
  const front = drawn(flat, triangles);
  return { cells: Uint8Array.from(front, (triangle) => (triangle < 0 ? 0 : 1)), ratio: height / width, front };
}

/** For every cell the triangle nearest to whoever looks. */
function drawn(flat: Float32Array, triangles: Uint32Array): Int32Array {
  const front = new Int32Array(CELLS * CELLS).fill(-1);
  const depth = new Float32Array(CELLS * CELLS).fill(-Infinity);
  const put = (column: number, row: number, z: number, triangle: number) => {
    const at = Math.min(CELLS - 1, row) * CELLS + Math.min(CELLS - 1, column);
    if (z <= depth[at]) return;
    depth[at] = z;
    front[at] = triangle;
  };
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [a, b, c] = [triangles[corner] * 3, triangles[corner + 1] * 3, triangles[corner + 2] * 3];
    const [ax, ay, bx, by, cx, cy] = [flat[a], flat[a + 1], flat[b], flat[b + 1], flat[c], flat[c + 1]];
    const z = (flat[a + 2] + flat[b + 2] + flat[c + 2]) / 3;
    // Thinner than a cell it still shows: without this a wire would have no outline.
    put(Math.floor((ax + bx + cx) / 3), Math.floor((ay + by + cy) / 3), z, corner / 3);
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area === 0) continue;
    // Only cells whose middle it may cover: most triangles are smaller than a cell and cover none.
    const firstColumn = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const lastColumn = Math.min(CELLS - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const lastRow = Math.min(CELLS - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let row = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)); row <= lastRow; row++)
      for (let column = firstColumn; column <= lastColumn; column++) {
        const [x, y] = [column + 0.5, row + 0.5];
        const u = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area;
        const v = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area;
        if (u < 0 || v < 0 || u + v > 1) continue;
        put(column, row, flat[a + 2] * u + flat[b + 2] * v + flat[c + 2] * (1 - u - v), corner / 3);
      }
  }
  return front;
}
