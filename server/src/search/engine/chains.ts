/** Blocks of 32 bytes; the last four say which block comes next. */
const BLOCK_BITS = 5;
const HELD_BYTES = 28;
/** Pages of 64 KB. */
const PAGE_BITS = 11;
const PLACE_MASK = (1 << PAGE_BITS) - 1;
/** Blocks are numbered from 1 on. */
const NONE = 0;

/** The same memory, read as bytes and as the links between blocks. */
interface Page {
  bytes: Uint8Array;
  links: Int32Array;
}

/**
 * Thousands of lists of steps, each growing at its end, as chains of blocks in a few pages. With a buffer for each, every
 * growth would leave one behind, and a process does not shrink by what lies between things it still needs.
 */
export class Chains {
  readonly #pages: Page[] = [];
  #blocks = 0;
  /** The first of the blocks that hold nothing any more, linked to the next. */
  #free = NONE;
  #firsts = new Int32Array(1 << 10);
  #lasts = new Int32Array(1 << 10);
  #lengths = new Int32Array(1 << 10);

  /** Adds a step to a list, seven bits to a byte, and answers how many bytes the list has now. */
  push(list: number, step: number): number {
    this.#makeRoom(list);
    let rest = step;
    for (; rest > 127; rest >>>= 7) this.#pushByte(list, (rest & 127) | 128);
    return this.#pushByte(list, rest);
  }

  /** Goes every step of a list from `start` on and tells where each one ends. */
  walk(list: number, start: number, onPlace: (place: number) => void): void {
    let place = start;
    let step = 0;
    let shift = 0;
    let block = this.#firsts[list] ?? NONE;
    for (let left = this.#lengths[list] ?? 0; left > 0; left -= HELD_BYTES) {
      const { bytes, links } = this.#pageOf(block);
      const end = startOf(block) + Math.min(left, HELD_BYTES);
      for (let at = startOf(block); at < end; at++) {
        const byte = bytes[at] as number;
        step |= (byte & 127) << shift;
        shift += 7;
        if (byte > 127) continue;
        place += step;
        onPlace(place);
        step = 0;
        shift = 0;
      }
      block = links[linkOf(block)] as number;
    }
  }

  clear(list: number): void {
    if (!this.#lengths[list]) return;
    const last = this.#lasts[list] as number;
    this.#pageOf(last).links[linkOf(last)] = this.#free;
    this.#free = this.#firsts[list] as number;
    this.#lengths[list] = 0;
  }

  #pushByte(list: number, byte: number): number {
    const length = this.#lengths[list] as number;
    const inBlock = length % HELD_BYTES;
    if (inBlock === 0) this.#extend(list, length === 0);
    const block = this.#lasts[list] as number;
    this.#pageOf(block).bytes[startOf(block) + inBlock] = byte;
    this.#lengths[list] = length + 1;
    return length + 1;
  }

  #extend(list: number, isFirst: boolean): void {
    const block = this.#takeBlock();
    const last = this.#lasts[list] as number;
    if (isFirst) this.#firsts[list] = block;
    else this.#pageOf(last).links[linkOf(last)] = block;
    this.#lasts[list] = block;
  }

  #takeBlock(): number {
    const free = this.#free;
    if (free !== NONE) {
      this.#free = this.#pageOf(free).links[linkOf(free)] as number;
      return free;
    }
    const block = ++this.#blocks;
    if (block >>> PAGE_BITS === this.#pages.length) {
      const memory = new ArrayBuffer(1 << (PAGE_BITS + BLOCK_BITS));
      this.#pages.push({ bytes: new Uint8Array(memory), links: new Int32Array(memory) });
    }
    return block;
  }

  #pageOf(block: number): Page {
    return this.#pages[block >>> PAGE_BITS] as Page;
  }

  #makeRoom(list: number): void {
    if (list < this.#lengths.length) return;
    const length = Math.max(list + 1, this.#lengths.length * 2);
    const wider = (numbers: Int32Array<ArrayBuffer>) => {
      const into = new Int32Array(length);
      into.set(numbers);
      return into;
    };
    this.#firsts = wider(this.#firsts);
    this.#lasts = wider(this.#lasts);
    this.#lengths = wider(this.#lengths);
  }
}

const startOf = (block: number): number => (block & PLACE_MASK) << BLOCK_BITS;

const linkOf = (block: number): number => (startOf(block) + HELD_BYTES) >>> 2;
