import type { ViewedType } from "@blenda/domain/figures/constants";
import { LRUCache } from "lru-cache";

/** One page view, as far as it is ever known: nothing in it says whose. */
export interface View {
  type: ViewedType;
  id: string;
  day: string;
  country: string;
  source: string;
}

export interface CountedViews extends View {
  views: number;
}

const WINDOW_MS = 60_000;
/** Nobody reads faster. */
const MOST_PER_MINUTE = 60;
/** Reloading a page is looking at it; reloading it all day is not. */
const MOST_OF_ONE_PER_HOUR = 12;
const HOUR_MS = 60 * WINDOW_MS;
const MOST_ADDRESSES = 20_000;
/** What waits to be written has an end, whatever somebody sends. */
const MOST_WAITING = 50_000;

/** A counter in windows of time, in memory alone. */
function makeLimit(max: number, windowMs: number, now: () => number) {
  const used = new LRUCache<string, { count: number; until: number }>({ max: MOST_ADDRESSES });
  return (key: string): boolean => {
    const known = used.get(key);
    const at = now();
    if (!known || known.until <= at) {
      used.set(key, { count: 1, until: at + windowMs });
      return true;
    }
    known.count += 1;
    return known.count <= max;
  };
}

/**
 * Counts page views in memory; whoever holds it takes what was counted and writes it down, once. An address is known for as long
 * as it is limited, in memory, and is written nowhere.
 */
export function makeViewCounter(now: () => number = () => performance.now()) {
  let waiting = new Map<string, CountedViews>();
  const perAddress = makeLimit(MOST_PER_MINUTE, WINDOW_MS, now);
  const perPage = makeLimit(MOST_OF_ONE_PER_HOUR, HOUR_MS, now);
  return {
    /** Answers whether it counts. */
    count(address: string, view: View): boolean {
      if (!perAddress(address) || !perPage(`${address} ${view.type} ${view.id}`)) return false;
      const key = `${view.day}|${view.country}|${view.source}|${view.type}|${view.id}`;
      const known = waiting.get(key);
      if (known) known.views += 1;
      else if (waiting.size < MOST_WAITING) waiting.set(key, { ...view, views: 1 });
      return true;
    },
    take(): CountedViews[] {
      const taken = waiting;
      waiting = new Map();
      return [...taken.values()];
    },
    /** What could not be written waits for the next time. */
    putBack(views: readonly CountedViews[]): void {
      for (const { views: more, ...view } of views) {
        const key = `${view.day}|${view.country}|${view.source}|${view.type}|${view.id}`;
        const known = waiting.get(key);
        if (known) known.views += more;
        else if (waiting.size < MOST_WAITING) waiting.set(key, { ...view, views: more });
      }
    },
  };
}
export type ViewCounter = ReturnType<typeof makeViewCounter>;
