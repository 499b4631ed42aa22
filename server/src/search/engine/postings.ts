import { type Bits, setBit } from "./bits.ts";
import { Chains } from "./chains.ts";
import type { Marks } from "./marks.ts";

const NONE = -1;
/** A list that grows past this many bytes for each bit of the whole becomes a set of bits instead: smaller, and quicker to read. */
const BITS_PER_BYTE = 8;

/**
 * Which slots hold a word, for every word. Slots are added in ascending order, so a list is the steps between them, one
 * byte for most; a word that only one text holds takes no list at all.
 */
export class Postings {
  #first = new Int32Array(1 << 10).fill(NONE);
  #last = new Int32Array(1 << 10).fill(NONE);
  /** Steps from the first slot on. */
  readonly #steps = new Chains();
  #dense: (Bits | undefined)[] = [];

  has(word: number, slot: number): boolean {
    return this.#last[word] === slot;
  }

  add(word: number, slot: number, capacity: number): void {
    this.#makeRoom(word);
    const last = this.#last[word] as number;
    if (last === slot) return;
    this.#last[word] = slot;
    const dense = this.#dense[word];
    if (dense) setBit((this.#dense[word] = withRoom(dense, slot)), slot);
    else if (last === NONE) this.#first[word] = slot;
    else this.#append(word, slot - last, capacity);
  }

  /** Marks every slot that holds this word. */
  markInto(marks: Marks, word: number, level: number): void {
    const dense = this.#dense[word];
    if (dense) {
      for (let i = 0; i < dense.length; i++) {
        for (let rest = dense[i] as number; rest !== 0; rest &= rest - 1) marks.mark((i << 5) + 31 - Math.clz32(rest & -rest), level);
      }
    } else this.#eachListed(word, (slot) => marks.mark(slot, level));
  }

  #eachListed(word: number, onSlot: (slot: number) => void): void {
    const slot = this.#first[word] ?? NONE;
    if (slot === NONE) return;
    onSlot(slot);
    this.#steps.walk(word, slot, onSlot);
  }

  #append(word: number, step: number, capacity: number): void {
    const length = this.#steps.push(word, step);
    if (length > capacity / BITS_PER_BYTE) this.#makeDense(word, capacity);
  }

  #makeDense(word: number, capacity: number): void {
    const bits = new Uint32Array((capacity + 31) >>> 5);
    this.#eachListed(word, (slot) => setBit(bits, slot));
    this.#dense[word] = bits;
    this.#steps.clear(word);
  }

  #makeRoom(word: number): void {
    if (word < this.#first.length) return;
    const length = Math.max(word + 1, this.#first.length * 2);
    const wider = (numbers: Int32Array<ArrayBuffer>) => {
      const into = new Int32Array(length).fill(NONE);
      into.set(numbers);
      return into;
    };
    this.#first = wider(this.#first);
    this.#last = wider(this.#last);
  }
}

function withRoom(bits: Bits, slot: number): Bits {
  if (slot >>> 5 < bits.length) return bits;
  const larger = new Uint32Array(Math.max((slot >>> 5) + 1, bits.length + (bits.length >>> 2)));
  larger.set(bits);
  return larger;
}
