import { LRUCache } from "lru-cache";

/** Spec 1 §9, "In-memory cache". */
export const CACHE = { ENTRIES: 2_000, LIFETIME_MINUTES: 5, MAX_BYTES: 100 * 1024 * 1024, CLEANED_EVERY_MINUTES: 2 } as const;

const MINUTE_MS = 60_000;

interface CacheStats {
  hits: number;
  misses: number;
  entries: number;
  bytes: number;
}

/** Answers kept for a few minutes. A caller that takes one out shares it with all others: read it, never change it. */
export interface Cache {
  get<Value>(key: string): Value | undefined;
  set(key: string, value: object | string | number | boolean): void;
  delete(key: string): void;
  clear(): void;
  /** The kept answer, or the one `load` brings. However many ask at once, it is loaded once; a failed load is not kept. */
  remember<Value extends object | string | number | boolean>(key: string, load: () => Promise<Value>): Promise<Value>;
  stats(): CacheStats;
  stop(): void;
}

/** `now` is a moment in milliseconds, of any clock. */
export function makeCache({ now = () => performance.now() }: { now?: () => number } = {}): Cache {
  const kept = new LRUCache<string, object | string | number | boolean>({
    max: CACHE.ENTRIES,
    maxSize: CACHE.MAX_BYTES,
    sizeCalculation: bytesOf,
    ttl: CACHE.LIFETIME_MINUTES * MINUTE_MS,
    // Ask the clock every time: by default it is remembered for a millisecond of real time, and a moved clock goes unseen.
    ttlResolution: 0,
    perf: { now },
  });
  const loading = new Map<string, Promise<unknown>>();
  let hits = 0;
  let misses = 0;

  const cleaning = setInterval(() => kept.purgeStale(), CACHE.CLEANED_EVERY_MINUTES * MINUTE_MS);
  cleaning.unref();

  function get<Value>(key: string): Value | undefined {
    const value = kept.get(key);
    if (value === undefined) misses += 1;
    else hits += 1;
    return value as Value | undefined;
  }

  async function loadAndKeep<Value extends object | string | number | boolean>(key: string, load: () => Promise<Value>): Promise<Value> {
    const flight = load();
    loading.set(key, flight);
    try {
      const value = await flight;
      // Deleted, cleared or set meanwhile: this answer is older than what is known now.
      if (loading.get(key) === flight) kept.set(key, value);
      return value;
    } finally {
      if (loading.get(key) === flight) loading.delete(key);
    }
  }

  return {
    get,
    set(key, value) {
      loading.delete(key);
      kept.set(key, value);
    },
    delete(key) {
      loading.delete(key);
      kept.delete(key);
    },
    clear() {
      loading.clear();
      kept.clear();
    },
    remember<Value extends object | string | number | boolean>(key: string, load: () => Promise<Value>): Promise<Value> {
      const value = get<Value>(key);
      if (value !== undefined) return Promise.resolve(value);
      return (loading.get(key) as Promise<Value> | undefined) ?? loadAndKeep(key, load);
    },
    stats: () => ({ hits, misses, entries: kept.size, bytes: kept.calculatedSize }),
    stop: () => clearInterval(cleaning),
  };
}

/** What it would take to send it; an estimate, but one that grows with the value. */
function bytesOf(value: object | string | number | boolean): number {
  return Math.max(1, value instanceof Uint8Array ? value.byteLength : Buffer.byteLength(JSON.stringify(value) ?? ""));
}
