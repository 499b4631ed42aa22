import { CUBE_SIDES } from "../../solid/shapes/cube-sides.ts";
import { joined, makeShape, type Point, type Shape, smoothed } from "../../solid/shapes/shape.ts";

interface CushionOptions {
  /** 2 is an egg, 4 a pillow, 10 nearly a box. */
  power?: number;
  /** Quads along each side of each face. */
  steps?: number;
}

/** A stuffed box about the origin: soft edges, sides that swell a little. */
export function cushion(width: number, height: number, depth: number, { power = 5, steps = 8 }: CushionOptions = {}): Shape {
  const half = [width / 2, height / 2, depth / 2];
  const shapes = CUBE_SIDES.map(([right, up, out]) => {
    const positions: number[] = [];
    const charts: number[] = [];
    const indices: number[] = [];
    const reach = (axis: Point) => Math.abs(axis[0]) * half[0] + Math.abs(axis[1]) * half[1] + Math.abs(axis[2]) * half[2];
    for (let row = 0; row <= steps; row++) {
      for (let column = 0; column <= steps; column++) {
        // Closer together towards the edges, where the form bends.
        const [a, b] = [
          Math.sin(((column / steps) * 2 - 1) * (Math.PI / 2) * 0.86) / Math.sin((Math.PI / 2) * 0.86),
          Math.sin(((row / steps) * 2 - 1) * (Math.PI / 2) * 0.86) / Math.sin((Math.PI / 2) * 0.86),
        ];
        const point = [0, 1, 2].map((axis) => right[axis] * a + up[axis] * b + out[axis]);
        const length = point.reduce((sum, value) => sum + Math.abs(value) ** power, 0) ** (1 / power);
        positions.push(...point.map((value, axis) => (value / length) * half[axis]));
        charts.push(a * reach(right), -b * reach(up), 0);
        if (row === 0 || column === 0) continue;
        const d = row * (steps + 1) + column - 1;
        const below = d - steps - 1;
        indices.push(below, below + 1, d + 1, below, d + 1, d);
      }
    }
    return makeShape(positions, indices, { charts });
  });
  return smoothed(joined(shapes), 80);
}
