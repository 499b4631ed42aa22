import { LRUCache } from "lru-cache";

const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 20_000;

/**
 * Requests of each address in its running minute, per process. Calls with something to lose declare stricter limits in
 * their contract, kept in the database.
 */
export interface Flood {
  /** Counts one more and answers how many seconds to wait, or `null` when there is room. */
  count(address: string): number | null;
}

/** `most` 0: no limit. */
export function makeFlood(most: number): Flood {
  const counted = new LRUCache<string, { requests: number; until: number }>({ max: MOST_ADDRESSES });
  return {
    count: (address) => {
      if (most === 0) return null;
      const now = performance.now();
      const known = counted.get(address);
      const current = known && known.until > now ? known : { requests: 0, until: now + WINDOW_MS };
      if (current !== known) counted.set(address, current);
      current.requests += 1;
      return current.requests <= most ? null : Math.max(1, Math.ceil((current.until - now) / 1_000));
    },
  };
}
