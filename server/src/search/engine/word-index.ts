import { type Bits, hasBit } from "./bits.ts";
import { Marks } from "./marks.ts";
import { nearestWord } from "./nearest-word.ts";
import { Postings } from "./postings.ts";
import { Vocabulary } from "./vocabulary.ts";
import { eachWord, wordsOf } from "./words.ts";

/**
 * How a word was met: as it is, at the beginning of a word or inside one; in what a thing is called or in what is said
 * about it. The figures are the levels, 1 the best.
 */
const EXACT = { strong: 1, weak: 3 } as const;
const START = { strong: 2, weak: 5 } as const;
const INSIDE = { strong: 4, weak: 6 } as const;
export const LEVELS = 6;

/** What holds every word of a term; good until the next question. */
export interface Match {
  /** In no particular order. */
  slots: Int32Array;
  /** The level of each slot, 0 for what does not match. */
  levels: Uint8Array;
  /** The words that were looked for, where they are not the ones that were typed. */
  readAs: string | null;
}

/** Which slots are in use, and which of them hold something. */
interface Held {
  used: number;
  count: number;
  alive: Bits;
}

function keepAlive(marks: Marks, { used, count, alive }: Held): void {
  if (count < used) marks.keepOnly((slot) => hasBit(alive, slot));
}

/** Finds texts by their words. `strong` texts are what a thing is called, `weak` ones what is said about it. */
export class WordIndex {
  #vocabulary = new Vocabulary();
  #strong = new Postings();
  #weak = new Postings();
  #met = new Marks();
  #other = new Marks();

  /** Slots are added in ascending order, each once. `capacity` is how many there will be, as far as known. */
  add(slot: number, strong: string, weak: string, capacity: number): void {
    eachWord(strong, (bytes, length) => this.#strong.add(this.#vocabulary.add(bytes, length), slot, capacity));
    eachWord(weak, (bytes, length) => {
      const word = this.#vocabulary.add(bytes, length);
      if (!this.#strong.has(word, slot)) this.#weak.add(word, slot, capacity);
    });
  }

  /** What is on the shelf and holds every word of the term; `null` when the term has no word in it. */
  match(term: string, shelf: Held): Match | null {
    const words = wordsOf(term);
    const [first, ...others] = words;
    if (first === undefined) return null;
    const readAs = [this.#meet(this.#met, first, shelf)];
    for (const word of others) {
      readAs.push(this.#meet(this.#other, word, shelf));
      this.#met.keepCommon(this.#other);
    }
    const isTypo = readAs.some((word, i) => word !== words[i]);
    return { slots: this.#met.slots(), levels: this.#met.levels, readAs: isTypo ? readAs.join(" ") : null };
  }

  /** Marks what holds this word, or the word it most likely was; answers which. */
  #meet(marks: Marks, word: string, shelf: Held): string {
    if (this.#mark(marks, word, shelf)) return word;
    const near = nearestWord(this.#vocabulary, word, (id) => this.#frequency(marks, id, shelf));
    if (near !== null && this.#mark(marks, near, shelf)) return near;
    marks.clear(shelf.used);
    return word;
  }

  /** `false` when nothing on the shelf holds this word. */
  #mark(marks: Marks, word: string, shelf: Held): boolean {
    marks.clear(shelf.used);
    // A single letter is inside nearly everything.
    const isInsideToo = word.length > 1 || word > "\u007f";
    const bytes = Buffer.byteLength(word);
    this.#vocabulary.holding(word, (id, isStart) => {
      if (!isStart && !isInsideToo) return;
      const isExact = isStart && this.#vocabulary.isLength(id, bytes);
      const { strong, weak } = isExact ? EXACT : isStart ? START : INSIDE;
      this.#strong.markInto(marks, id, strong);
      this.#weak.markInto(marks, id, weak);
    });
    keepAlive(marks, shelf);
    return marks.slots().length > 0;
  }

  /** How many hold this very word. */
  #frequency(marks: Marks, id: number, shelf: Held): number {
    marks.clear(shelf.used);
    this.#strong.markInto(marks, id, EXACT.strong);
    this.#weak.markInto(marks, id, EXACT.weak);
    keepAlive(marks, shelf);
    return marks.slots().length;
  }
}
