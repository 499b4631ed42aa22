/** A set of slots, one bit each. */
export type Bits = Uint32Array;

export const makeBits = (slots: number): Bits => new Uint32Array((slots + 31) >>> 5);

export const hasBit = (bits: Bits, slot: number): boolean => (((bits[slot >>> 5] as number) >>> (slot & 31)) & 1) === 1;

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) & ~(1 << (slot & 31));
}

/** The slots of a set of this size, ascending. */
export function slotsIn(bits: Bits, count: number): Int32Array {
  const slots = new Int32Array(count);
  let at = 0;
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i] as number; word !== 0; word &= word - 1) slots[at++] = (i << 5) + 31 - Math.clz32(word & -word);
  }
  return slots;
}
