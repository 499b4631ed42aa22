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

  /** Keeps what the other has too, at the worse of both levels. */
  keepCommon(other: Marks): void {
    this.keepOnly((slot) => {
      const level = other.levels[slot] as number;
      if (level > (this.levels[slot] as number)) this.levels[slot] = level;
      return level > 0;
    });
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
