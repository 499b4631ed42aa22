import { type Bits, setBit } from "./bits.ts";
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
  #steps: (Uint8Array | undefined)[] = [];
  #lengths = new Uint32Array(1 << 10);
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
    let slot = this.#first[word] ?? NONE;
    if (slot === NONE) return;
    onSlot(slot);
    const steps = this.#steps[word];
    const end = steps ? (this.#lengths[word] as number) : 0;
    for (let at = 0; at < end; ) {
      let step = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = steps?.[at++] as number;
        step |= (byte & 127) << shift;
        if (byte < 128) break;
      }
      slot += step;
      onSlot(slot);
    }
  }

  #append(word: number, step: number, capacity: number): void {
    let steps = this.#steps[word] ?? new Uint8Array(4);
    let length = this.#lengths[word] as number;
    if (length + 5 > steps.length) {
      const larger = new Uint8Array(Math.ceil(steps.length * 1.5) + 5);
      larger.set(steps);
      steps = larger;
    }
    let rest = step;
    for (; rest > 127; rest >>>= 7) steps[length++] = (rest & 127) | 128;
    steps[length++] = rest;
    this.#steps[word] = steps;
    this.#lengths[word] = length;
    if (length > capacity / BITS_PER_BYTE) this.#makeDense(word, capacity);
  }

  #makeDense(word: number, capacity: number): void {
    const bits = new Uint32Array((capacity + 31) >>> 5);
    this.#eachListed(word, (slot) => setBit(bits, slot));
    this.#dense[word] = bits;
    this.#steps[word] = undefined;
  }

  #makeRoom(word: number): void {
    if (word < this.#first.length) return;
    const length = Math.max(word + 1, this.#first.length * 2);
    const wider = <Numbers extends Int32Array | Uint32Array>(numbers: Numbers, into: Numbers): Numbers => {
      into.set(numbers);
      return into;
    };
    this.#first = wider(this.#first, new Int32Array(length).fill(NONE));
    this.#last = wider(this.#last, new Int32Array(length).fill(NONE));
    this.#lengths = wider(this.#lengths, new Uint32Array(length));
  }
}

function withRoom(bits: Bits, slot: number): Bits {
  if (slot >>> 5 < bits.length) return bits;
  const larger = new Uint32Array(Math.max((slot >>> 5) + 1, bits.length + (bits.length >>> 2)));
  larger.set(bits);
  return larger;
}
