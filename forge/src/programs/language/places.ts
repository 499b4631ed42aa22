import { all, type Form, lathe, sweep } from "./form.ts";
import { flat, way } from "./numbers.ts";

/** The form at a place; reads better than a long chain. */
export const put = (form: Form, x: number, y: number, z: number): Form => form.at(x, y, z);

/** It and its mirror image, left and right. */
export const twin = (form: Form, x: number, y: number, z: number): Form => form.at(x, y, z).mirror("x");

/** At four corners: legs, posts, rivets. */
export const four = (form: Form, x: number, y: number, z: number): Form => form.at(x, y, z).mirror("x").mirror("z");

/** A straight rod between two points (six numbers). */
export const rod = (ends: readonly number[], radius: number | readonly number[]): Form => sweep(way(ends), radius, { isStraight: true });

/** A flat bar that rises, its broad side to the front: height, forwards, height, forwards …; `thin` is its thickness over its width. */
export const flatBar = (rise: readonly number[], radius: readonly number[], thin: number): Form =>
  // A hose that rises is squeezed along x.
  sweep(
    flat(rise).map(([y, z]) => [z, y, 0] as const),
    radius,
    { flatten: thin },
  ).turn(0, -90, 0);

/** `count` forms, each by its number, as one. */
export const many = (count: number, make: (at: number) => Form): Form => all(...Array.from({ length: count }, (_, at) => make(at)));

/** A lying ring for small things: a third of the triangles a torus has. */
export const hoop = (radius: number, thickness: number, sides = 24): Form => {
  const around = Array.from({ length: 11 }, (_, at) => (at / 5 - 0.5) * Math.PI);
  return lathe(
    around.map((angle) => [radius + thickness * Math.cos(angle), thickness * Math.sin(angle)] as const),
    { sides },
  );
};
