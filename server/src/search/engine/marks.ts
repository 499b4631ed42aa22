/** Further ones are no worse: levels are counted, and nobody turns so many pages. */
export const LEVELS = 48;

/**
 * Slots that were met and how well, 1 the best. Made once and used again for every question: what a question costs
 * depends on what it finds, not on how much there is.
 */
export class Marks {
  levels = new Uint8Array(0);
  #slots = new Int32Array(0);
  #count = 0;

  /** Forgets everything; from now on there is room for so many slots. */
  clear(slots: number): void {
    if (this.levels.length < slots) {
      const room = slots + (slots >>> 3);
      this.levels = new Uint8Array(room);
      this.#slots = new Int32Array(room);
    } else for (let i = 0; i < this.#count; i++) this.levels[this.#slots[i] as number] = 0;
    this.#count = 0;
  }

  mark(slot: number, level: number): void {
    const known = this.levels[slot] as number;
    if (known === 0) this.#slots[this.#count++] = slot;
    if (known === 0 || level < known) this.levels[slot] = level;
  }

  hasCommon(other: Marks): boolean {
    for (let i = 0; i < this.#count; i++) if (other.levels[this.#slots[i] as number] !== 0) return true;
    return false;
  }

  /** Keeps what the other has too, at both levels added. */
  keepCommon(other: Marks): void {
    let kept = 0;
    for (let i = 0; i < this.#count; i++) {
      const slot = this.#slots[i] as number;
      const level = other.levels[slot] as number;
      if (level > 0) this.#slots[kept++] = slot;
      this.levels[slot] = level === 0 ? 0 : Math.min(LEVELS, (this.levels[slot] as number) + level);
    }
    this.#count = kept;
  }

  keepOnly(isKept: (slot: number) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.#count; i++) {
      const slot = this.#slots[i] as number;
      if (isKept(slot)) this.#slots[kept++] = slot;
      else this.levels[slot] = 0;
    }
    this.#count = kept;
  }

  /** In no particular order, until the next question. */
  slots(): Int32Array {
    return this.#slots.subarray(0, this.#count);
  }
}
