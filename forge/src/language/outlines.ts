import type { Flat } from "./node.ts";

/** Outlines for `extrude`, anticlockwise about the origin. */

export const circle = (radius: number, steps = 32): Flat[] =>
  Array.from({ length: steps }, (_, at) => [radius * Math.cos((at / steps) * 2 * Math.PI), radius * Math.sin((at / steps) * 2 * Math.PI)]);

export const ellipse = (width: number, height: number, steps = 32): Flat[] => circle(0.5, steps).map(([x, y]) => [x * width, y * height]);

/** A rectangle with round corners. */
export function roundedRectangle(width: number, height: number, corner: number, steps = 5): Flat[] {
  const r = Math.min(corner, width / 2, height / 2);
  return [0, 1, 2, 3].flatMap((quarter) => {
    const [sx, sy] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1];
    return Array.from({ length: steps + 1 }, (_, step): Flat => {
      const angle = ((quarter + step / steps) * Math.PI) / 2;
      return [sx * (width / 2 - r) + r * Math.cos(angle), sy * (height / 2 - r) + r * Math.sin(angle)];
    });
  });
}

/** `points` tips; the first points up. */
export const star = (points: number, outer: number, inner: number): Flat[] =>
  Array.from({ length: points * 2 }, (_, at) => {
    const angle = Math.PI / 2 + (at * Math.PI) / points;
    const radius = at % 2 === 0 ? outer : inner;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Regular, standing on a side. */
export const polygon = (sides: number, radius: number): Flat[] =>
  Array.from({ length: sides }, (_, at) => {
    const angle = -Math.PI / 2 + ((at + 0.5) / sides) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** A soft closed line through the points. */
export function softOutline(points: readonly Flat[], stepsBetween = 5): Flat[] {
  const at = (index: number) => points[(index + points.length) % points.length];
  return points.flatMap((_, index) =>
    Array.from({ length: stepsBetween }, (_, step): Flat => {
      const t = step / stepsBetween;
      const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      return [along(0), along(1)];
    }),
  );
}
