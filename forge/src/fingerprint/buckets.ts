import { FACINGS, valuesOf } from "./fingerprint.ts";

interface Share {
  /** Whether pairs of this ring and facing count. */
  counts(ring: number, facing: number): boolean;
  /** How far a copy's share may lie from its original's: about twice the most that halving a model moved it (`npm run bench -- copies`). */
  reach: number;
}

/** Five coarse numbers of a print that differ much between shapes and little between copies. */
const SHARES: Share[] = [
  { counts: (_, facing) => facing === 0, reach: 0.02 },
  { counts: (_, facing) => facing === FACINGS - 1, reach: 0.016 },
  { counts: (_, facing) => facing === 2, reach: 0.016 },
  { counts: (ring) => ring < 9, reach: 0.01 },
  { counts: (ring) => ring >= 8 && ring < 16, reach: 0.01 },
];

/** The bucket a print is kept in. Cells are as wide as two reaches, so a copy lies in the same or in one beside it. */
export function bucketOf(print: string): string[] {
  return keysOf(sharesOf(print).map((share, i) => [cellOf(share, i)]));
}

/** Every bucket in which originals of a print may lie: at most thirty-two. */
export function bucketsNear(print: string): string[] {
  return keysOf(sharesOf(print).map((share, i) => [...new Set([cellOf(share - SHARES[i].reach, i), cellOf(share + SHARES[i].reach, i)])]));
}

const cellOf = (share: number, i: number): number => Math.floor(share / (2 * SHARES[i].reach));

function keysOf(cells: number[][]): string[] {
  if (cells.length === 0) return [];
  return cells.reduce<string[]>(
    (keys, choices) => keys.flatMap((key) => choices.map((cell) => (key ? `${key} ${cell}` : `${cell}`))),
    [""],
  );
}

/** None for what is no print. */
function sharesOf(print: string): number[] {
  const values = valuesOf(print);
  if (!values) return [];
  const sums = SHARES.map(() => 0);
  let all = 0;
  for (let i = 0; i < values.length; i++) {
    all += values[i];
    for (let n = 0; n < SHARES.length; n++) if (SHARES[n].counts(Math.floor(i / FACINGS), i % FACINGS)) sums[n] += values[i];
  }
  return all > 0 ? sums.map((sum) => sum / all) : [];
}
