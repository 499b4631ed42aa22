const SEPARATOR = 10;
const NONE = 0;

/**
 * Every word that occurs, numbered from 0, in one stretch of bytes with a separator between: 100,000 words take two
 * megabytes instead of ten, and finding a piece inside words is one search over that stretch.
 */
export class Vocabulary {
  #bytes: Buffer = Buffer.alloc(1 << 14);
  /** Where each word begins; the last entry is where the next will. */
  #starts = new Uint32Array(1 << 10);
  /** Which letters each word has, as a mask: two words far apart here cannot be close to each other. */
  #letters = new Uint32Array(1 << 10);
  /** Open addressing: word number + 1, or 0. */
  #table = new Int32Array(1 << 11);
  #count = 0;

  constructor() {
    // A separator stands before the first word too, so that every word has one on either side.
    this.#bytes[0] = SEPARATOR;
    this.#starts[0] = 1;
  }

  get count(): number {
    return this.#count;
  }

  /** The number of this word, or -1. */
  find(bytes: Uint8Array, length: number): number {
    return (this.#table[this.#place(bytes, length)] as number) - 1;
  }

  /** The number of this word, which is new if it was not known. */
  add(bytes: Uint8Array, length: number): number {
    if (this.#count * 2 >= this.#table.length) this.#widenTable();
    const place = this.#place(bytes, length);
    const known = this.#table[place] as number;
    if (known !== NONE) return known - 1;
    this.#makeRoom(length);
    const id = this.#count++;
    const start = this.#starts[id] as number;
    this.#bytes.set(bytes.subarray(0, length), start);
    this.#bytes[start + length] = SEPARATOR;
    this.#starts[id + 1] = start + length + 1;
    this.#letters[id] = lettersOf(bytes, 0, length);
    this.#table[place] = id + 1;
    return id;
  }

  /** Every word that holds this piece: `isStart` says whether it begins with it. The word itself is among them. */
  holding(piece: string, onWord: (id: number, isStart: boolean) => void): void {
    const wanted = Buffer.from(piece);
    const end = this.#starts[this.#count] as number;
    const text = this.#bytes.subarray(0, end);
    for (let at = text.indexOf(wanted, 1); at >= 0; ) {
      const id = this.#wordAt(at);
      onWord(id, at === this.#starts[id]);
      // A word counts once, however often it holds the piece.
      at = text.indexOf(wanted, this.#starts[id + 1] as number);
    }
  }

  text(id: number): string {
    return this.#bytes.toString("utf8", this.#starts[id], (this.#starts[id + 1] as number) - 1);
  }

  /** Words whose length and letters are near enough to be worth a closer look. */
  *nearby(bytes: Uint8Array, most: number): Generator<{ id: number; bytes: Uint8Array }> {
    const letters = lettersOf(bytes, 0, bytes.length);
    for (let id = 0; id < this.#count; id++) {
      const start = this.#starts[id] as number;
      const length = (this.#starts[id + 1] as number) - 1 - start;
      if (Math.abs(length - bytes.length) > most) continue;
      if (onesIn(letters ^ (this.#letters[id] as number)) > most * 2) continue;
      yield { id, bytes: this.#bytes.subarray(start, start + length) };
    }
  }

  #wordAt(at: number): number {
    let low = 0;
    let high = this.#count - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#starts[middle] as number) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Where in the table this word is, or would be. */
  #place(bytes: Uint8Array, length: number): number {
    const mask = this.#table.length - 1;
    for (let place = hashOf(bytes, 0, length) & mask; ; place = (place + 1) & mask) {
      const known = this.#table[place] as number;
      if (known === NONE || this.#is(known - 1, bytes, length)) return place;
    }
  }

  #is(id: number, bytes: Uint8Array, length: number): boolean {
    const start = this.#starts[id] as number;
    if ((this.#starts[id + 1] as number) - 1 - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.#bytes[start + i] !== bytes[i]) return false;
    return true;
  }

  #makeRoom(length: number): void {
    const end = (this.#starts[this.#count] as number) + length + 1;
    if (end > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(Math.max(this.#bytes.length >>> 1, length + 1))]);
    if (this.#count + 2 <= this.#starts.length) return;
    this.#starts = grown(this.#starts);
    this.#letters = grown(this.#letters);
  }

  #widenTable(): void {
    const wider = new Int32Array(this.#table.length * 2);
    const mask = wider.length - 1;
    for (let id = 0; id < this.#count; id++) {
      const start = this.#starts[id] as number;
      let place = hashOf(this.#bytes, start, (this.#starts[id + 1] as number) - 1) & mask;
      while (wider[place] !== NONE) place = (place + 1) & mask;
      wider[place] = id + 1;
    }
    this.#table = wider;
  }
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  return hash ^ (hash >>> 15);
}

function lettersOf(bytes: Uint8Array, from: number, to: number): number {
  let letters = 0;
  for (let i = from; i < to; i++) letters |= 1 << ((bytes[i] as number) & 31);
  return letters;
}

function onesIn(mask: number): number {
  let ones = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) ones++;
  return ones;
}

function grown(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
