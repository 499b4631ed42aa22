import { grid } from "../../solid/shapes/grid.ts";
import { joined, makeShape, type Point, placed, type Shape, smoothed } from "../../solid/shapes/shape.ts";
import { pairs } from "./outlines.ts";

/** A skin through closed rings from the bottom to the top, with flat ends. Rings run anticlockwise seen from above, all with as many points. */
export function loft(rings: readonly (readonly Point[])[], creaseDegrees = 40): Shape {
  const columns = rings[0].length;
  const rows = rings.length - 1;
  const wall = grid((u, v) => rings[Math.round(v * rows)][Math.round(u * columns) % columns], { columns, rows });
  return smoothed(joined([wall, end(rings[0], false), end(rings[rows], true)]), creaseDegrees);
}

function end(ring: readonly Point[], isTop: boolean): Shape {
  const count = ring.length;
  const centre = [0, 1, 2].map((axis) => ring.reduce((sum, point) => sum + point[axis], 0) / count);
  const positions = [...centre, ...ring.flat()];
  const charts = [centre, ...ring].flatMap(([x, , z]) => [x - centre[0], (isTop ? 1 : -1) * (z - centre[2]), 0]);
  const indices = ring.flatMap((_, at) => {
    const next = ((at + 1) % count) + 1;
    return isTop ? [0, at + 1, next] : [0, next, at + 1];
  });
  return makeShape(positions, indices, { charts });
}

/** A lying rectangle with round corners. */
export function roundRing(width: number, depth: number, corner: number, y: number, steps = 4): Point[] {
  const r = Math.min(Math.max(corner, 1e-4), width / 2 - 1e-4, depth / 2 - 1e-4);
  const corners = pairs([1, 1, 1, -1, -1, -1, -1, 1]);
  return corners.flatMap(([sx, sz], quarter) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = ((quarter + step / steps) * Math.PI) / 2;
      return [sx * (width / 2 - r) + r * Math.sin(angle), y, sz * (depth / 2 - r) + r * Math.cos(angle)];
    }),
  );
}

interface SlabOptions {
  /** Radius of the upright edges. */
  corner?: number;
  /** How far the upper and lower rims are rounded off. */
  bevel?: number;
  /** Steps of every rounding. */
  steps?: number;
  /** The upper end's size over the lower one's. */
  taper?: number;
}

/** A standing block with round upright edges and softened rims, about the origin. */
export function slab(width: number, height: number, depth: number, options: SlabOptions = {}): Shape {
  const { corner = 0.05, bevel = 0.02, steps = 4, taper = 1 } = options;
  const soft = Math.min(bevel, height * 0.49);
  const half = Math.max(1, Math.ceil(steps / 2));
  const rim = Array.from({ length: half + 1 }, (_, step) => ({
    inset: soft * (1 - Math.sin((step / half) * (Math.PI / 2))),
    rise: soft * (1 - Math.cos((step / half) * (Math.PI / 2))),
  }));
  const lower = rim.map(({ inset, rise }) => ({ inset, y: -height / 2 + rise, size: 1 }));
  const upper = rim.map(({ inset, rise }) => ({ inset, y: height / 2 - rise, size: taper })).reverse();
  const rows = soft > 0 ? [...lower, ...upper] : [lower[0], upper[0]];
  return loft(
    rows.map(({ inset, y, size }) => roundRing(width * size - 2 * inset, depth * size - 2 * inset, corner * size - inset, y, steps)),
    45,
  );
}

/** The same block facing the front: width and height as seen, depth towards the viewer. */
export function plate(width: number, height: number, depth: number, options: SlabOptions = {}): Shape {
  return placed(slab(width, depth, height, options), { turn: [90, 0, 0] });
}
