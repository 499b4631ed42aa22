import type { Point } from "../solid/shapes/shape.ts";
import type { Flat, Section } from "./node.ts";

/**
 * Rows of numbers read as points, so that an outline stays a line of data: a plain array, or a text where some of the numbers
 * are worked out, flat`0 0, ${foot} 0, 0.5 ${height}`.
 */
type Numbers = readonly number[] | TemplateStringsArray;

function read(source: Numbers, values: readonly number[]): readonly number[] {
  if (!("raw" in source)) return source;
  // Written out, minus nought would lose its sign.
  const written = (value: number) => (Object.is(value, -0) ? "-0" : String(value));
  const text = source.raw.map((between, at) => (at < values.length ? `${between}${written(values[at])}` : between)).join("");
  return text.split(/[\s,]+/).flatMap((word) => (word === "" ? [] : [Number(word)]));
}

export const grouped = (numbers: readonly number[], size: number): number[][] =>
  Array.from({ length: numbers.length / size }, (_, at) => numbers.slice(at * size, at * size + size));

/** Plain numbers, some of them worked out: slices(row`0 ${width} 0.5, …`). */
export const row = (source: Numbers, ...values: number[]): readonly number[] => read(source, values);

/** x, y, x, y …: outlines; radius, height, …: profiles. */
export const flat = (source: Numbers, ...values: number[]): Flat[] => grouped(read(source, values), 2).map(([x, y]) => [x, y]);

/** x, y, z, x, y, z …: ways to sweep along. */
export const way = (source: Numbers, ...values: number[]): Point[] => grouped(read(source, values), 3).map(([x, y, z]) => [x, y, z]);

/** y, width, depth, …: slices of a loft, all with the same corners. */
export const slices = (numbers: readonly number[], corner = 1): Section[] =>
  grouped(numbers, 3).map(([y, width, depth]) => ({ y, width, depth, corner }));
