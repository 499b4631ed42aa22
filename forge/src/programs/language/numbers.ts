import type { Point } from "../../solid/shapes/shape.ts";
import type { Flat, Section } from "./node.ts";

/** Rows of plain numbers read as points, so that an outline stays a line of data. */

const grouped = (numbers: readonly number[], size: number): number[][] =>
  Array.from({ length: numbers.length / size }, (_, at) => numbers.slice(at * size, at * size + size));

/** x, y, x, y …: outlines; radius, height, …: profiles. */
export const flat = (numbers: readonly number[]): Flat[] => grouped(numbers, 2).map(([x, y]) => [x, y]);

/** x, y, z, x, y, z …: ways to sweep along. */
export const way = (numbers: readonly number[]): Point[] => grouped(numbers, 3).map(([x, y, z]) => [x, y, z]);

/** y, width, depth, …: slices of a loft, all with the same corners. */
export const slices = (numbers: readonly number[], corner = 1): Section[] =>
  grouped(numbers, 3).map(([y, width, depth]) => ({ y, width, depth, corner }));
