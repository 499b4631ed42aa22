import { all, type Form, sweep } from "./form.ts";
import { flat } from "./numbers.ts";

/** It and its mirror image, left and right. */
export const twin = (form: Form, x: number, y: number, z: number): Form => form.at(x, y, z).mirror("x");

/** At four corners: legs, posts, rivets. */
export const four = (form: Form, x: number, y: number, z: number): Form => form.at(x, y, z).mirror("x").mirror("z");

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
