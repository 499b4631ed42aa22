/** Pseudo-random numbers from a seed: the same every time, on every machine. */
export interface Chance {
  /** From 0, below 1. */
  next(): number;
  /** A whole number from 0, below the bound. */
  below(bound: number): number;
  /** Whether something happens that happens so often. */
  is(share: number): boolean;
  pick<T>(from: readonly T[]): T | undefined;
  /** So many different ones, or all there are. */
  some<T>(from: readonly T[], count: number): T[];
}

/** Mulberry32, begun with the FNV-1a hash of some words: small, and good enough to decide who buys what. */
export function chanceOf(words: string): Chance {
  let state = 0x811c9dc5;
  for (const letter of words) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    is: (share) => next() < share,
    pick: (from) => from[below(from.length)],
    some: (from, count) => {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
    },
  };
}
