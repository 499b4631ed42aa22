import { all, type Form, sweep } from "./form.ts";
import { way } from "./numbers.ts";

/** It and its mirror image, left and right. */
export const twin = (form: Form, x: number, y: number, z: number): Form => form.at(x, y, z).mirror("x");

/** At four corners: legs, posts, rivets. */
export const four = (form: Form, x: number, y: number, z: number): Form => form.at(x, y, z).mirror("x").mirror("z");

/** A straight rod between two points (six numbers). */
export const rod = (ends: readonly number[], radius: number | readonly number[]): Form => sweep(way(ends), radius, { isStraight: true });

/** `count` forms, each by its number, as one. */
export const many = (count: number, make: (at: number) => Form): Form => all(...Array.from({ length: count }, (_, at) => make(at)));
