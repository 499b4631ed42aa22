import { Vector3 } from "three";
import { grid } from "../../solid/shapes/grid.ts";
import { joined, makeShape, type Point, type Shape, smoothed } from "../../solid/shapes/shape.ts";

interface SweptOptions {
  /** Points round the cross-section and steps along the way. */
  columns: number;
  rows: number;
  creaseDegrees?: number;
}

/**
 * A bar of any cross-section with closed ends. `u` runs round, anticlockwise when one looks back from the end it grows to;
 * `v` runs along it. At u = 1 it must answer the same point as at u = 0.
 */
export function swept(at: (u: number, v: number) => Point, { columns, rows, creaseDegrees = 40 }: SweptOptions): Shape {
  const body = grid(at, { columns, rows });
  const ends = [lid((u) => at(u, 0), columns, true), lid((u) => at(u, 1), columns, false)].filter((end) => end !== null);
  return smoothed(joined([body, ...ends]), creaseDegrees);
}

/** A fan round the middle of the rim; a rim that has shrunk to a point needs none. */
function lid(at: (u: number) => Point, columns: number, isStart: boolean): Shape | null {
  const rim = Array.from({ length: columns }, (_, column) => new Vector3(...at(column / columns)));
  const centre = rim.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(columns);
  if (rim.every((point) => point.distanceTo(centre) < 1e-6)) return null;
  const right = rim
    .reduce((best, point) => (point.distanceTo(centre) > best.distanceTo(centre) ? point : best))
    .clone()
    .sub(centre)
    .normalize();
  const normal = new Vector3();
  for (const [column, point] of rim.entries()) {
    const next = rim[(column + 1) % columns];
    normal.add(point.clone().sub(centre).cross(next.clone().sub(centre)));
  }
  const up = normal.normalize().cross(right);
  const points = [centre, ...rim];
  const indices = rim.flatMap((_, column) => {
    const next = ((column + 1) % columns) + 1;
    return isStart ? [0, next, column + 1] : [0, column + 1, next];
  });
  const charts = points.flatMap((point) => {
    const offset = point.clone().sub(centre);
    return [offset.dot(right), offset.dot(up), 0];
  });
  const flat = points.flatMap(({ x, y, z }) => [x, y, z]);
  return makeShape(flat, indices, { charts });
}

/** A ring of corners as a function of the way round, for `swept`: `columns` must be the number of corners. */
export function cornerAt<T>(ring: readonly T[], u: number): T {
  return ring[Math.round(u * ring.length) % ring.length];
}
