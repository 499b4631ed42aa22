import type { Point } from "../../solid/shapes/shape.ts";
import type { Limb, Lump, SoftBody } from "./soft-body.ts";

export type Tone = "second" | "dark" | "inner";

/** A mark of another colour wherever the skin lies inside this mass. */
export interface Mark extends Lump {
  tone: Tone;
}

export type CoatPattern = "plain" | "stripes" | "spots" | "scales";

/** One kind of animal as a sitting figure, front towards +z, a head's height above one unit. */
export interface AnimalKind {
  body: SoftBody;
  marks: readonly Mark[];
  patterns: readonly CoatPattern[];
  /** First colours; the second colour; paws and patches. */
  colors: readonly number[];
  second: number;
  dark: number;
  inner: number;
  eyes: { at: Point; size: number };
  /** Where the nose sits, how large, and its colour; a beak is longer. */
  nose: { at: Point; size: Point; color: number };
  hasWhiskers?: boolean;
  hasCollar?: boolean;
  /** Plates along the back from head to tail. */
  crest?: readonly Point[];
  hasWings?: boolean;
  hasHorns?: boolean;
}

/** The same on both sides; the second copy is mirrored. */
export const lumps = (x: number, y: number, z: number, ...size: [number, number, number]): Lump[] => [
  { at: [x, y, z], size },
  { at: [-x, y, z], size },
];
export const limbs = (from: Point, to: Point, ...thick: [number, number]): Limb[] => [
  { from, to, thick },
  { from: [-from[0], from[1], from[2]], to: [-to[0], to[1], to[2]], thick },
];
export const marks = (tone: Tone, all: readonly Lump[]): Mark[] => all.map((lump) => ({ ...lump, tone }));
export const chain = (points: readonly Point[], thick: readonly number[]): Limb[] =>
  points.slice(1).map((to, at) => ({ from: points[at], to, thick: [thick[at], thick[at + 1]] as const }));
