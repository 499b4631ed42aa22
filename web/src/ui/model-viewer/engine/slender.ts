import type { Extent } from "./framing.ts";

/** The same measures as for our posters (forge/src/poster/slender.ts): both have to agree about every model. */
const THIN = 0.17;
const NARROW = 0.62;
const SPARSE = 0.5;
const FOOT = 0.12;
const LOWEST = 0.02;

/** Tall, flat and narrow. It may still have a foot, as a lamp does. */
export const isBlade = ({ x, y, z }: Extent): boolean => Math.min(x, z) < y * THIN && Math.max(x, z) < y * NARROW;

/**
 * A sword, an axe, a staff: a blade with much air about it and nothing to stand on. Upright it would be a line in the middle of
 * the picture. `points` stand on the floor, `triangles` are their corners.
 */
export function isSlender(points: Float32Array, triangles: Uint32Array, size: Extent): boolean {
  if (!isBlade(size)) return false;
  const [across, wide] = size.z <= size.x ? [0, size.x] : [2, size.z];
  const at = (corner: number | undefined, axis: number) => points[(corner ?? 0) * 3 + axis] ?? 0;
  let area = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i], triangles[i + 1], triangles[i + 2]];
    const [x, y] = [at(a, across), at(a, 1)];
    area += Math.abs((at(b, across) - x) * (at(c, 1) - y) - (at(c, across) - x) * (at(b, 1) - y)) / 2;
  }
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < points.length / 3; i++) {
    if (at(i, 1) > size.y * LOWEST) continue;
    low = Math.min(low, at(i, across));
    high = Math.max(high, at(i, across));
  }
  // Both faces were counted.
  return area / 2 < wide * size.y * SPARSE && high - low < size.y * FOOT;
}
