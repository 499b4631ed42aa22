import type { Point } from "../solid/shapes/shape.ts";
import { cylinder, extrude, type Form, lathe, sweep } from "./form.ts";
import type { Flat, Section } from "./node.ts";
import { grouped, way } from "./numbers.ts";
import { roundedRectangle } from "./outlines.ts";

/** Height, width, depth, corner and shift along z of each slice of a loft. */
export const slices = (numbers: readonly number[]): Section[] =>
  grouped(numbers, 5).map(([y, width, depth, corner, z]) => ({ y, width, depth, corner, z }));

/** A hose along a number list of points. */
export const hose = (numbers: readonly number[], radius: number | readonly number[], options?: Parameters<typeof sweep>[2]): Form =>
  sweep(way(numbers), radius, options);

/** A straight bar between two points. */
export const rod = (from: Point, to: Point, radius: number, end = radius): Form => sweep([from, to], [radius, end], { isStraight: true });

/** A drum lying across (its axis along x), or facing the front (along z). */
export const drumX = (radius: number, length: number, bevel = 0.01): Form => cylinder(radius, length, { bevel }).turn(0, 0, 90);
export const drumZ = (radius: number, length: number, bevel = 0.01): Form => cylinder(radius, length, { bevel }).turn(90, 0, 0);

/** A thin ring lying flat, of few triangles: for many of them. */
export const loop = (radius: number, thickness: number, sides = 20): Form =>
  lathe(
    [0, 1, 2, 3, 4, 5, 0].map((at) => {
      const angle = (at * Math.PI) / 3 - Math.PI / 2;
      return [radius + thickness * Math.cos(angle), thickness * Math.sin(angle)];
    }),
    { sides },
  );

/** An outline seen from the right (how far forward, how high), as wide as said. */
export const side = (outline: readonly Flat[], width: number, bevel = 0.02, holes: readonly (readonly Flat[])[] = []): Form =>
  extrude(outline, width, bevel, holes).turn(0, -90, 0);

/** A board with round corners that faces the front. */
export const panel = (width: number, height: number, depth: number, corner = 0.05, bevel = 0.01): Form =>
  extrude(roundedRectangle(width, height, corner), depth, bevel);

/** The same lying flat. */
export const tray = (width: number, height: number, depth: number, corner = 0.05, bevel = 0.01): Form =>
  extrude(roundedRectangle(width, depth, corner), height, bevel).turn(-90, 0, 0);
