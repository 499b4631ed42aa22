import type { Point } from "../../solid/shapes/shape.ts";

/** Reads a row of numbers as points in space: x, y, z, x, y, z … */
export const triples = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 3 }, (_, at): Point => [numbers[at * 3], numbers[at * 3 + 1], numbers[at * 3 + 2]]);
