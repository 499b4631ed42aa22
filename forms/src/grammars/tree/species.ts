import type { Point } from "@blenda/forge/solid/shapes/shape";

export interface Species {
  leaf: number;
  bark: number;
  /** Height of the trunk below the first branch, and of the whole tree. */
  stem: number;
  height: number;
  /** Half the width of the crown and how flat it is. */
  reach: number;
  flat: number;
  girth: number;
  limbs: number;
  /** Size of one gathering of leaves, as a share of the reach. */
  puff: number;
  /** How many single leaves, how long, and width over length. */
  leafage: readonly [count: number, long: number, wide: number];
}

/** A place where leaves gather. */
export interface Puff {
  at: Point;
  size: number;
  flat: number;
}

export const SPECIES: Record<string, Species> = {
  oak: {
    leaf: 0x69a540,
    bark: 0x6a4d34,
    stem: 0.9,
    height: 2.35,
    reach: 0.95,
    flat: 0.8,
    girth: 0.19,
    limbs: 7,
    puff: 0.5,
    leafage: [980, 0.18, 0.36],
  },
  birch: {
    leaf: 0xa5c95a,
    bark: 0xe4e0d6,
    stem: 1,
    height: 2.6,
    reach: 0.6,
    flat: 1.25,
    girth: 0.085,
    limbs: 7,
    puff: 0.5,
    leafage: [950, 0.13, 0.34],
  },
  cherry: {
    leaf: 0xf598b6,
    bark: 0x5a4238,
    stem: 0.85,
    height: 2,
    reach: 1.05,
    flat: 0.62,
    girth: 0.14,
    limbs: 8,
    puff: 0.45,
    leafage: [1150, 0.12, 0.42],
  },
  maple: {
    leaf: 0xe8702a,
    bark: 0x6b5546,
    stem: 0.85,
    height: 2.3,
    reach: 0.85,
    flat: 0.95,
    girth: 0.14,
    limbs: 7,
    puff: 0.5,
    leafage: [950, 0.17, 0.42],
  },
  acacia: {
    leaf: 0x92b04e,
    bark: 0x7a5a3e,
    stem: 0.9,
    height: 1.75,
    reach: 1.25,
    flat: 0.26,
    girth: 0.11,
    limbs: 9,
    puff: 0.42,
    leafage: [1100, 0.12, 0.24],
  },
  willow: {
    leaf: 0x93b850,
    bark: 0x66523c,
    stem: 1.05,
    height: 2.2,
    reach: 0.95,
    flat: 0.6,
    girth: 0.17,
    limbs: 7,
    puff: 0.48,
    leafage: [800, 0.2, 0.14],
  },
  bonsai: {
    leaf: 0x569248,
    bark: 0x6e4a33,
    stem: 0.6,
    height: 1.6,
    reach: 0.9,
    flat: 0.3,
    girth: 0.14,
    limbs: 5,
    puff: 0.4,
    leafage: [1000, 0.1, 0.3],
  },
};
