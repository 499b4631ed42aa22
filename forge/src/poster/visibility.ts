import { cutRow, type RowSpan, WORTH_CUTTING } from "../solid/bake/row-span.ts";
import type { Scene } from "./scene.ts";

/** How far the object reaches along one direction of light, on a square grid across that direction. */
interface DepthMap {
  size: number;
  /** Rows of the light's frame: right, up, towards the light. */
  frame: Float64Array;
  depth: Float32Array;
  scale: number;
}

export interface Direction {
  x: number;
  y: number;
  z: number;
}

/** A light seen from many points of its face: the share of them a point can see is its soft shadow. */
export type Shadows = DepthMap[];

/** Large files get fewer maps: the time of a poster must not grow with them. */
export function mapsWithin(triangles: number, wanted: number): number {
  const affordable = Math.floor(3_000_000 / Math.max(1, triangles));
  return Math.max(4, Math.min(wanted, affordable));
}

export function shadowsFrom(scene: Scene, directions: Direction[], size: number): Shadows {
  return directions.map((direction) => depthMap(scene, direction, size));
}

function depthMap(scene: Scene, to: Direction, size: number): DepthMap {
  const frame = lightFrame(to);
  const scale = (size * 0.5 * 0.98) / scene.radius;
  const map: DepthMap = { size, frame, depth: new Float32Array(size * size).fill(-Infinity), scale };
  const { positions, indices, materialOf, materials, middle } = scene;
  const seen = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i];
    const y = positions[i + 1] - middle;
    const z = positions[i + 2];
    seen[i] = (frame[0] * x + frame[1] * y + frame[2] * z) * scale + size / 2;
    seen[i + 1] = (frame[3] * x + frame[4] * y + frame[5] * z) * scale + size / 2;
    seen[i + 2] = frame[6] * x + frame[7] * y + frame[8] * z;
  }
  for (let t = 0; t < materialOf.length; t++) {
    // Glass casts no shadow: a dark blot under a bottle looks wrong, a missing one looks like light.
    if (materials[materialOf[t]].alphaMode === "blend") continue;
    fill(map, seen, indices[t * 3] * 3, indices[t * 3 + 1] * 3, indices[t * 3 + 2] * 3);
  }
  return map;
}

function lightFrame({ x, y, z }: Direction): Float64Array {
  const length = Math.hypot(x, y, z);
  const fx = x / length;
  const fy = y / length;
  const fz = z / length;
  const isSteep = Math.abs(fy) > 0.99;
  // right = helper × forward
  let rx = isSteep ? 0 : fz;
  let ry = isSteep ? -fz : 0;
  let rz = isSteep ? fy : -fx;
  const r = Math.hypot(rx, ry, rz);
  rx /= r;
  ry /= r;
  rz /= r;
  return Float64Array.of(rx, ry, rz, fy * rz - fz * ry, fz * rx - fx * rz, fx * ry - fy * rx, fx, fy, fz);
}

function fill({ size, depth }: DepthMap, seen: Float32Array, a: number, b: number, c: number): void {
  const ax = seen[a];
  const ay = seen[a + 1];
  const bx = seen[b];
  const by = seen[b + 1];
  const cx = seen[c];
  const cy = seen[c + 1];
  const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
  if (!(Math.abs(area) > 1e-12)) return;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const stepA = (by - cy) / area;
  const stepB = (cy - ay) / area;
  const [da, db, dc] = [seen[a + 2], seen[b + 2], seen[c + 2]];
  const deeper = stepA * (da - dc) + stepB * (db - dc);
  span.first = 0;
  span.last = right - left;
  for (let y = top; y <= bottom; y++) {
    const startA = ((by - cy) * (left + 0.5 - cx) + (cx - bx) * (y + 0.5 - cy)) / area;
    const startB = ((cy - ay) * (left + 0.5 - cx) + (ax - cx) * (y + 0.5 - cy)) / area;
    if (right - left >= WORTH_CUTTING) cutRow(span, right - left, startA, stepA, startB, stepB);
    let wa = startA + stepA * span.first;
    let wb = startB + stepB * span.first;
    let reach = dc + wa * (da - dc) + wb * (db - dc);
    const row = y * size + left;
    for (let at = row + span.first; at <= row + span.last; at++, wa += stepA, wb += stepB, reach += deeper)
      if (wa >= 0 && wb >= 0 && wa + wb <= 1 && reach > depth[at]) depth[at] = reach;
  }
}

const span: RowSpan = { first: 0, last: 0 };

/** 0 behind the object, 1 in the light, between them along the edge. The point is lifted off its surface by the caller. */
export function lit({ size, frame, depth, scale }: DepthMap, x: number, y: number, z: number, slack: number): number {
  const px = (frame[0] * x + frame[1] * y + frame[2] * z) * scale + size / 2 - 0.5;
  const py = (frame[3] * x + frame[4] * y + frame[5] * z) * scale + size / 2 - 0.5;
  const left = Math.floor(px);
  const top = Math.floor(py);
  if (left < 0 || top < 0 || left >= size - 1 || top >= size - 1) return 1;
  const own = frame[6] * x + frame[7] * y + frame[8] * z + slack;
  const fx = px - left;
  const fy = py - top;
  const at = top * size + left;
  const upper = (depth[at] > own ? 0 : 1 - fx) + (depth[at + 1] > own ? 0 : fx);
  const lower = (depth[at + size] > own ? 0 : 1 - fx) + (depth[at + size + 1] > own ? 0 : fx);
  return upper * (1 - fy) + lower * fy;
}
