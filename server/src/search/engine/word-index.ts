import { formsOf, type QueryTerm } from "@blenda/domain/search/query-terms";
import { type Bits, hasBit, slotsIn } from "./bits.ts";
import { Marks } from "./marks.ts";
import { nearestWord } from "./nearest-word.ts";
import { Postings } from "./postings.ts";
import { Vocabulary } from "./vocabulary.ts";
import { eachWord, LONGEST_WORD } from "./words.ts";

/**
 * How a word was met: as it was typed, in another form, by one that means the same, by a kind of it, at the beginning of
 * a word or inside one; in what a thing is called or in what is said about it. The figures are the levels, 1 the best;
 * those of several words are added. What is only meant is looked for in names: a description mentions much that a thing
 * is not.
 */
const EXACT: Level = { strong: 1, weak: 5 };
const FORM: Level = { strong: 2, weak: 5 };
const SAME: Level = { strong: 2 };
const KIND: Level = { strong: 3 };
/** What descriptions say as well: what a thing is made of. */
const SAID_SAME: Level = { strong: 2, weak: 6 };
const SAID_KIND: Level = { strong: 3, weak: 7 };
const START: Level = { strong: 4, weak: 7 };
const NAME_START: Level = { strong: 4 };
const INSIDE: Level = { strong: 6, weak: 8 };
const FACT = 6;

interface Level {
  strong: number;
  weak?: number;
}

/** Shorter words are inside too many others: a ring is in no string. */
const INSIDE_FROM = 5;
/** A shorter word that is there as it is does not also begin others in descriptions: a car is on no carpet. */
const STARTS_ANYWAY_FROM = 4;
/** Shorter words are too close to too many others: a tree is not three. */
const FORGIVEN_FROM = 6;

/** What matches every term; good until the next question. */
export interface Match {
  /** In no particular order. */
  slots: Int32Array;
  /** The level of each slot, 0 for what does not match. */
  levels: Uint8Array;
  /** The words that were looked for, where they are not the ones that were typed. */
  readAs: string | null;
  /** The terms that none of these matches. */
  leftOut: QueryTerm[];
}

/** Which slots are in use, and which of them hold something. */
interface Slots {
  used: number;
  count: number;
  alive: Bits;
}

type MatchesFact = (fact: NonNullable<QueryTerm["fact"]>) => (slot: number) => boolean;

const encoder = new TextEncoder();
const written = new Uint8Array(LONGEST_WORD);

/** Finds texts by their words. `strong` texts are what a thing is called, `weak` ones what is said about it. */
export class WordIndex {
  #vocabulary = new Vocabulary();
  #strong = new Postings();
  #weak = new Postings();
  #met = new Marks();
  #other = new Marks();
  #part = new Marks();

  /** Slots are added in ascending order, each once. `capacity` is how many there will be, as far as known. */
  add(slot: number, strong: string, weak: string, capacity: number): void {
    eachWord(strong, (bytes, length) => this.#strong.add(this.#vocabulary.add(bytes, length), slot, capacity));
    eachWord(weak, (bytes, length) => {
      const word = this.#vocabulary.add(bytes, length);
      if (!this.#strong.has(word, slot)) this.#weak.add(word, slot, capacity);
    });
  }

  readonly isKnown = (word: string): boolean => this.#idOf(word) >= 0;

  /** How many are called by this word. */
  namesWith(word: string, shelf: Slots): number {
    this.#part.clear(shelf.used);
    for (const form of formsOf(word)) this.#strong.markInto(this.#part, this.#idOf(form), EXACT.strong);
    keepAlive(this.#part, shelf);
    return this.#part.slots().length;
  }

  /** What is on the shelf and matches the terms: the first in turn must, the others as far as there is any. `null` without a term. */
  match(terms: readonly QueryTerm[], shelf: Slots, matchesFact: MatchesFact): Match | null {
    const [first, ...others] = inTurn(terms);
    if (!first) return null;
    const read = new Map<QueryTerm, readonly string[]>();
    const leftOut: QueryTerm[] = [];
    read.set(first, this.#meet(this.#met, first, shelf));
    if (first.fact) markFact(this.#met, slotsIn(shelf.alive, shelf.count), matchesFact(first.fact));
    for (const term of others) {
      read.set(term, this.#meet(this.#other, term, shelf));
      if (term.fact) markFact(this.#other, this.#met.slots(), matchesFact(term.fact));
      // What is counted is a filter: nothing under $10 is nothing.
      if (term.fact?.isStrict || this.#met.hasCommon(this.#other)) this.#met.keepCommon(this.#other);
      else leftOut.push(term);
    }
    const isSlip = terms.some((term) => read.get(term) !== term.typed);
    return {
      slots: this.#met.slots(),
      levels: this.#met.levels,
      readAs: isSlip ? terms.flatMap((term) => read.get(term) ?? []).join(" ") : null,
      leftOut: terms.filter((term) => leftOut.includes(term)),
    };
  }

  /** The nearest word to one that nothing on the shelf holds; for asking back, so also for short ones. */
  nearest(word: string, shelf: Slots): string | null {
    return nearestWord(this.#vocabulary, word, (id) => this.#frequency(id, shelf));
  }

  /** Marks what matches this term, or what it most likely was; answers the words that were looked for. */
  #meet(marks: Marks, term: QueryTerm, shelf: Slots): readonly string[] {
    this.#mark(marks, term, shelf);
    const [word = "", ...more] = term.typed;
    if (marks.slots().length > 0 || term.isOurs || more.length > 0 || word.length < FORGIVEN_FROM) return term.typed;
    const near = this.nearest(word, shelf);
    if (near === null) return term.typed;
    this.#mark(marks, { ...term, typed: [near], forms: formsOf(near), same: [], kinds: [] }, shelf);
    return [near];
  }

  #mark(marks: Marks, { typed, forms, same, kinds, fact, isSaid }: QueryTerm, shelf: Slots): void {
    marks.clear(shelf.used);
    if (fact?.isStrict) return;
    const known = new Set<number>();
    const look = (words: readonly string[], level: Level) => {
      if (words.length > 1) this.#markAll(marks, words, level, shelf);
      else this.#markWord(marks, this.#idOf(words[0] as string), level, known);
    };
    look(typed, EXACT);
    for (const form of forms) this.#markWord(marks, this.#idOf(form), FORM, known);
    for (const words of same) look(words, isSaid ? SAID_SAME : SAME);
    for (const words of kinds) look(words, isSaid ? SAID_KIND : KIND);
    if (typed.length === 1) this.#markLonger(marks, typed[0] as string, known);
    keepAlive(marks, shelf);
  }

  /** Words that begin with this one or hold it. */
  #markLonger(marks: Marks, word: string, known: Set<number>): void {
    const isWhole = word.length < STARTS_ANYWAY_FROM && marks.slots().length > 0;
    const isInsideToo = word.length >= INSIDE_FROM || word > "\u007f";
    this.#vocabulary.holding(word, (id, isStart) => {
      if (isStart) this.#markWord(marks, id, isWhole ? NAME_START : START, known);
      else if (isInsideToo) this.#markWord(marks, id, INSIDE, known);
    });
  }

  #markWord(marks: Marks, id: number, { strong, weak }: Level, known: Set<number>): void {
    if (id < 0 || known.has(id)) return;
    this.#strong.markInto(marks, id, strong);
    if (!weak) return;
    known.add(id);
    this.#weak.markInto(marks, id, weak);
  }

  /** What holds every word of a phrase. */
  #markAll(marks: Marks, words: readonly string[], { strong, weak }: Level, shelf: Slots): void {
    const ids = words.map((word) => this.#idOf(word));
    if (ids.some((id) => id < 0)) return;
    const count = new Map<number, number>();
    for (const id of ids) {
      this.#part.clear(shelf.used);
      this.#strong.markInto(this.#part, id, strong);
      if (weak) this.#weak.markInto(this.#part, id, weak);
      for (const slot of this.#part.slots()) count.set(slot, (count.get(slot) ?? 0) + 1);
    }
    for (const [slot, times] of count) if (times === ids.length) marks.mark(slot, strong);
  }

  #idOf(word: string): number {
    return this.#vocabulary.find(written, encoder.encodeInto(word, written).written);
  }

  /** How many hold this very word. */
  #frequency(id: number, shelf: Slots): number {
    this.#part.clear(shelf.used);
    this.#strong.markInto(this.#part, id, 1);
    this.#weak.markInto(this.#part, id, 1);
    keepAlive(this.#part, shelf);
    return this.#part.slots().length;
  }
}

/**
 * The last thing named is what is wanted (a samurai sword is a sword), not what it is for (a chair for the kitchen is a chair); then what else
 * it is, where it belongs, what it is like, and what we measured.
 */
function inTurn(terms: readonly QueryTerm[]): QueryTerm[] {
  const things = terms.filter(({ isWhatItIsLike }) => !isWhatItIsLike);
  const thing = things.findLast(({ isAside }) => !isAside) ?? things.at(-1);
  const turn = (term: QueryTerm) => (term === thing ? 0 : term.fact ? 4 : term.isWhatItIsLike ? 3 : term.isAside ? 2 : 1);
  return terms.toSorted((one, other) => turn(one) - turn(other));
}

function markFact(marks: Marks, slots: Int32Array, isFact: (slot: number) => boolean): void {
  for (const slot of slots) if (isFact(slot)) marks.mark(slot, FACT);
}

function keepAlive(marks: Marks, { used, count, alive }: Slots): void {
  if (count < used) marks.keepOnly((slot) => hasBit(alive, slot));
}
