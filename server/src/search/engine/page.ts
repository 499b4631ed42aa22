import { cursorOf, readCursor } from "./cursor.ts";
import type { Results } from "./results.ts";
import type { Shelf } from "./shelf.ts";

/** A stretch of what was found. */
export interface Page {
  /** The things' own numbers, in order. */
  numbers: number[];
  total: number;
  before: number;
  next: string | null;
}

/** The stretch that follows a cursor. It is found by halving, so the last page costs what the first does. */
export function pageOf(results: Results, shelf: Shelf, sort: string, after: string | undefined, size: number): Page {
  const place = readCursor(sort, after);
  const before = place ? results.countBefore(place) : 0;
  const slots = results.slots.subarray(before, before + size);
  const end = before + slots.length;
  return {
    numbers: Array.from(slots, (slot) => shelf.numbers[slot] as number),
    total: results.slots.length,
    before,
    next: end < results.slots.length ? cursorOf(sort, results.placeAt(end - 1)) : null,
  };
}
