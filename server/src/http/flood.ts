import { LRUCache } from "lru-cache";
import { declaredDownloads } from "./files/downloads.ts";

const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 20_000;

/** What a request costs, in tenths of a usual one. A page has dozens of pictures; a drawn invoice is as much work as ten calls. */
const WEIGHTS = { light: 1, usual: 10, heavy: 100 } as const;
export type Weight = keyof typeof WEIGHTS;

/**
 * Requests of each address in its running minute, per process. It stands before everything that is answered; calls with
 * something to lose declare stricter limits in their contract, kept in the database.
 */
export interface Flood {
  /** Counts one more and answers how many seconds to wait, or `null` when there is room. */
  count(address: string, weight: Weight): number | null;
}

/** `most` usual requests a minute; 0: no limit. */
export function makeFlood(most: number): Flood {
  const counted = new LRUCache<string, { spent: number; until: number }>({ max: MOST_ADDRESSES });
  return {
    count: (address, weight) => {
      if (most === 0) return null;
      const now = performance.now();
      const known = counted.get(address);
      const current = known && known.until > now ? known : { spent: 0, until: now + WINDOW_MS };
      if (current !== known) counted.set(address, current);
      current.spent += WEIGHTS[weight];
      return current.spent <= most * WEIGHTS.usual ? null : Math.max(1, Math.ceil((current.until - now) / 1_000));
    },
  };
}

/** By the beginning of the path. The provider's news come in crowds when much is sold: who sends forged ones pays for each. */
const BY_PATH: readonly (readonly [path: string, weight: Weight])[] = [
  ["/assets/", "light"],
  ["/files/", "light"],
  ["/webhooks/", "light"],
  ["/sitemap", "heavy"],
  ...declaredDownloads.flatMap(({ path, weight }) => (weight ? [[path.slice(0, path.indexOf(":")), weight] as const] : [])),
];

export const weightOf = (url: string): Weight => BY_PATH.find(([path]) => url.startsWith(path))?.[1] ?? "usual";
