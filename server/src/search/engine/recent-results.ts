import { LRUCache } from "lru-cache";
import type { Results } from "./results.ts";

const MOST_BYTES = 6 * 1024 * 1024;
const MOST_ENTRIES = 500;
/** What an entry takes beyond its slots, roughly. */
const ENTRY_BYTES = 4_096;

/** What was found lately: another page, or the same words again, cost no second search. Any change forgets all of it. */
export class RecentResults<Found extends { results: Results }> {
  #version = -1;
  #kept = new LRUCache<string, Found>({
    max: MOST_ENTRIES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ results }) => results.slots.byteLength + ENTRY_BYTES,
  });

  remember(question: string, version: number, search: () => Found): Found {
    if (version !== this.#version) {
      this.#kept.clear();
      this.#version = version;
    }
    const known = this.#kept.get(question);
    if (known) return known;
    const found = search();
    this.#kept.set(question, found);
    return found;
  }
}
