import { LEVELS } from "./marks.ts";
import type { Order, Place } from "./order.ts";
import type { Match } from "./word-index.ts";

/** Below this share, sorting what was found is quicker than walking past everything in order. */
const FEW = 1 / 24;

/** What matches, best level first and in its order within. Without levels the order alone counts. */
export function orderResults(order: Order, match: Match, isByLevel: boolean): Int32Array {
  const all = order.slots();
  return match.slots.length < all.length * FEW ? sortFew(order, all, match, isByLevel) : walkAll(all, match, isByLevel);
}

/** Level and rank in one number, sorted natively. */
function sortFew(order: Order, all: Int32Array, { slots, levels }: Match, isByLevel: boolean): Int32Array {
  const ranks = order.ranks();
  const places = new Float64Array(slots.length);
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    places[i] = (isByLevel ? (levels[slot] as number) * all.length : 0) + (ranks[slot] as number);
  }
  places.sort();
  const sorted = new Int32Array(slots.length);
  for (let i = 0; i < sorted.length; i++) sorted[i] = all[(places[i] as number) % all.length] as number;
  return sorted;
}

function walkAll(all: Int32Array, { slots, levels }: Match, isByLevel: boolean): Int32Array {
  const sorted = new Int32Array(slots.length);
  const next = isByLevel ? startsOf(slots, levels) : [0];
  for (let i = 0; i < all.length; i++) {
    const slot = all[i] as number;
    const level = levels[slot] as number;
    if (level === 0) continue;
    const into = isByLevel ? level : 0;
    const at = next[into] as number;
    sorted[at] = slot;
    next[into] = at + 1;
  }
  return sorted;
}

/** Where each level begins; one more than there are levels, so that each also has an end. */
function startsOf(slots: Int32Array, levels: Uint8Array): number[] {
  const starts = new Array<number>(LEVELS + 2).fill(0);
  for (let i = 0; i < slots.length; i++) {
    const after = (levels[slots[i] as number] as number) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let level = 1; level < starts.length; level++) starts[level] = (starts[level] as number) + (starts[level - 1] as number);
  return starts;
}

/** What a question found, in order. */
export class Results {
  readonly slots: Int32Array;
  readonly #starts: readonly number[];
  readonly #order: Order;

  /** `match` where the levels of a match come before the order. */
  constructor(order: Order, slots: Int32Array, match: Match | null) {
    this.#order = order;
    this.slots = slots;
    this.#starts = match ? startsOf(slots, match.levels) : [0, slots.length];
  }

  /** How many stand before the first that comes after this place. */
  countBefore({ level, key, published, n }: Place): number {
    let low = 0;
    let high = this.slots.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const side = this.#levelAt(middle) - level || this.#order.compareTo(this.slots[middle] as number, key, published, n);
      if (side <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  placeAt(index: number): Place {
    return this.#order.placeOf(this.slots[index] as number, this.#levelAt(index));
  }

  #levelAt(index: number): number {
    return this.#starts.findLastIndex((start) => start <= index);
  }
}
