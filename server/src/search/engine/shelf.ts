import { type Bits, clearBit, makeBits, setBit, slotsIn } from "./bits.ts";
import { WordIndex } from "./word-index.ts";

const NONE = -1;

/** One thing as it comes from the database. */
export interface ShelfRow {
  n: number;
  /** Changes whenever the stored row does. */
  mark: number;
  /** What it is called, and what is said about it. */
  strong: string;
  weak: string;
  /** Milliseconds. */
  published: number;
}

/** The values of the things on a shelf, beyond what every shelf knows. */
export interface Columns<Row extends ShelfRow> {
  resize(slots: number): void;
  write(slot: number, row: Row): void;
}

/** Something that keeps an opinion on each slot and must hear of changes. */
interface Watcher {
  touch(slot: number): void;
}

/**
 * Things of one kind, each in a numbered slot of many typed arrays: no object per thing, no text. A thing whose words
 * change moves to a new slot; the old one stays empty until the shelf is filled anew.
 */
export class Shelf<Row extends ShelfRow = ShelfRow> {
  readonly words = new WordIndex();
  alive: Bits = makeBits(0);
  numbers = new Int32Array(0);
  published = new Float64Array(0);
  #marks = new Uint32Array(0);
  #texts = new Uint32Array(0);
  #slotOf = new Int32Array(0);
  #watchers: Watcher[] = [];
  readonly #columns: Columns<Row>;
  /** Slots in use, empty ones included. */
  used = 0;
  /** Things on the shelf. */
  count = 0;
  /** Rises with every change. */
  version = 0;

  constructor(columns: Columns<Row>, expected: number) {
    this.#columns = columns;
    const slots = expected + (expected >>> 6) + 64;
    this.#slotOf = new Int32Array(slots);
    this.#resize(slots);
  }

  /** Whether so much is empty that it should be filled anew. */
  get isWasteful(): boolean {
    return this.used - this.count > this.count / 3 + 2_000;
  }

  watch(watcher: Watcher): void {
    this.#watchers.push(watcher);
  }

  /** The slot of the thing with this number, or -1. */
  slotOf(n: number): number {
    return (this.#slotOf[n] ?? 0) - 1;
  }

  /** The numbers of all that is here. */
  numbersOnIt(): Set<number> {
    return new Set(Array.from(slotsIn(this.alive, this.count), (slot) => this.numbers[slot] as number));
  }

  isCurrent(n: number, mark: number): boolean {
    const slot = this.slotOf(n);
    return slot !== NONE && this.#marks[slot] === mark;
  }

  put(row: Row): void {
    const text = hashOf(row.strong, hashOf(row.weak));
    let slot = this.slotOf(row.n);
    if (slot !== NONE && this.#texts[slot] !== text) {
      this.#empty(slot);
      slot = NONE;
    }
    if (slot === NONE) {
      slot = this.#takeSlot(row.n);
      this.words.add(slot, row.strong, row.weak, this.numbers.length);
    }
    this.#marks[slot] = row.mark;
    this.#texts[slot] = text;
    this.published[slot] = row.published;
    this.#columns.write(slot, row);
    this.#changed(slot);
  }

  /** Changes a value of a thing that is here; what it is found by stays. */
  revise(n: number, write: (slot: number) => void): void {
    const slot = this.slotOf(n);
    if (slot === NONE) return;
    write(slot);
    this.#changed(slot);
  }

  remove(n: number): void {
    const slot = this.slotOf(n);
    if (slot === NONE) return;
    this.#empty(slot);
    this.#slotOf[n] = 0;
  }

  #takeSlot(n: number): number {
    if (this.used === this.numbers.length) this.#resize(Math.ceil(this.used * 1.25) + 64);
    if (n >= this.#slotOf.length)
      this.#slotOf = copyInto(new Int32Array(Math.max(n + 1, Math.ceil(this.#slotOf.length * 1.25))), this.#slotOf);
    const slot = this.used++;
    this.numbers[slot] = n;
    this.#slotOf[n] = slot + 1;
    setBit(this.alive, slot);
    this.count++;
    return slot;
  }

  #empty(slot: number): void {
    clearBit(this.alive, slot);
    this.count--;
    this.#changed(slot);
  }

  #changed(slot: number): void {
    this.version++;
    for (const watcher of this.#watchers) watcher.touch(slot);
  }

  #resize(slots: number): void {
    this.alive = copyInto(makeBits(slots), this.alive);
    this.numbers = copyInto(new Int32Array(slots), this.numbers);
    this.published = copyInto(new Float64Array(slots), this.published);
    this.#marks = copyInto(new Uint32Array(slots), this.#marks);
    this.#texts = copyInto(new Uint32Array(slots), this.#texts);
    this.#columns.resize(slots);
  }
}

/** The same numbers in a longer array. */
export function copyInto<Numbers extends { set(from: Numbers): void }>(into: Numbers, from: Numbers): Numbers {
  into.set(from);
  return into;
}

function hashOf(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
