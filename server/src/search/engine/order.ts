import { hasBit, slotsIn } from "./bits.ts";
import type { Shelf } from "./shelf.ts";

/** Where one page ended: the values its last thing was sorted by, so that the place is found again when that thing is gone. */
export interface Place {
  level: number;
  key: number;
  published: number;
  n: number;
}

/** Beyond this share of changed slots sorting anew is quicker than putting each in its place. */
const SORTED_ANEW = 1 / 16;

/** Keys may be negative; shifted, none is. */
const KEY_SHIFT = 2 ** 31;
const MOST_EXACT = 2 ** 52;

/** Everything on a shelf in one order, kept sorted: by its key, then the newest, then the highest number. */
export class Order {
  readonly #shelf: Shelf;
  readonly #key: (slot: number) => number;
  #slots: Int32Array | null = null;
  #ranks: Int32Array | null = null;
  #touched = new Set<number>();
  readonly #newest: Order | null;

  /** `key` gives whole numbers of at most 31 bits, smaller first. The order `newest` has none of its own and settles all ties. */
  constructor(shelf: Shelf, key: (slot: number) => number, newest: Order | null) {
    this.#shelf = shelf;
    this.#key = key;
    this.#newest = newest;
  }

  /** This slot came, went or is sorted differently from now on. */
  touch(slot: number): void {
    if (this.#slots) this.#touched.add(slot);
  }

  slots(): Int32Array {
    if (!this.#slots || this.#touched.size > this.#slots.length * SORTED_ANEW + 8) {
      this.#slots = this.#newest ? this.#sortedByKey(this.#newest.slots()) : this.#sortedByTime();
      this.#ranks = null;
    } else if (this.#touched.size > 0) {
      this.#slots = this.#merged(this.#slots);
      this.#ranks = null;
    }
    this.#touched.clear();
    return this.#slots;
  }

  /** The place of every slot in this order. */
  ranks(): Int32Array {
    const slots = this.slots();
    if (this.#ranks) return this.#ranks;
    const ranks = new Int32Array(this.#shelf.used);
    for (let i = 0; i < slots.length; i++) ranks[slots[i] as number] = i;
    this.#ranks = ranks;
    return ranks;
  }

  placeOf(slot: number, level: number): Place {
    return { level, key: this.#key(slot), published: this.#shelf.published[slot] as number, n: this.#shelf.numbers[slot] as number };
  }

  compare(a: number, b: number): number {
    return this.compareTo(a, this.#key(b), this.#shelf.published[b] as number, this.#shelf.numbers[b] as number);
  }

  compareTo(slot: number, key: number, published: number, n: number): number {
    const { published: when, numbers } = this.#shelf;
    return this.#key(slot) - key || published - (when[slot] as number) || n - (numbers[slot] as number);
  }

  /** Key and place among the newest in one number, sorted natively: ten times as quick as a comparison written here. */
  #sortedByKey(newest: Int32Array): Int32Array {
    const size = newest.length;
    return sorted(newest, (slot, place) => (this.#key(slot) + KEY_SHIFT) * size + place);
  }

  #sortedByTime(): Int32Array {
    const { alive, count, published } = this.#shelf;
    const slots = slotsIn(alive, count);
    let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const slot of slots) {
      first = Math.min(first, published[slot] as number);
      last = Math.max(last, published[slot] as number);
    }
    // Coarse where a number could not hold both; what falls together then is put right below.
    const step = Math.max(1, ((last - first) * count) / MOST_EXACT);
    const byTime = sorted(slots, (slot, i) => Math.floor((last - (published[slot] as number)) / step) * count + i);
    for (let i = 1; i < byTime.length; i++) {
      const slot = byTime[i] as number;
      let at = i;
      for (; at > 0 && this.compare(slot, byTime[at - 1] as number) < 0; at--) byTime[at] = byTime[at - 1] as number;
      byTime[at] = slot;
    }
    return byTime;
  }

  #merged(old: Int32Array): Int32Array {
    const { alive, count } = this.#shelf;
    const placed = [...this.#touched].filter((slot) => hasBit(alive, slot)).sort((a, b) => this.compare(a, b));
    const merged = new Int32Array(count);
    let next = 0;
    let at = 0;
    for (const slot of old) {
      if (this.#touched.has(slot)) continue;
      while (next < placed.length && this.compare(placed[next] as number, slot) < 0) merged[at++] = placed[next++] as number;
      merged[at++] = slot;
    }
    while (next < placed.length) merged[at++] = placed[next++] as number;
    return merged;
  }
}

/** Slots by a number each that leaves their place as its rest. Plain loops: `from` would collect all of it in a list first. */
function sorted(slots: Int32Array, numberOf: (slot: number, place: number) => number): Int32Array {
  const numbers = new Float64Array(slots.length);
  for (let i = 0; i < slots.length; i++) numbers[i] = numberOf(slots[i] as number, i);
  numbers.sort();
  const inOrder = new Int32Array(slots.length);
  for (let i = 0; i < slots.length; i++) inOrder[i] = slots[(numbers[i] as number) % slots.length] as number;
  return inOrder;
}

/** One order for each key, all told of every change. */
export function ordersOf<Sort extends string>(
  shelf: Shelf,
  keys: Record<Sort | "newest", (slot: number) => number>,
): Record<Sort | "newest", Order> {
  const newest = new Order(shelf, keys.newest, null);
  const others = Object.entries<(slot: number) => number>(keys).map(([sort, key]) => [
    sort,
    sort === "newest" ? newest : new Order(shelf, key, newest),
  ]);
  const orders = Object.fromEntries(others) as Record<Sort | "newest", Order>;
  for (const order of Object.values<Order>(orders)) shelf.watch(order);
  return orders;
}
