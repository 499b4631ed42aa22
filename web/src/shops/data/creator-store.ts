import { CREATOR_INFO, UNKNOWN } from "@blenda/domain/shops/constants";
import type { CreatorInfo } from "@blenda/domain/shops/model";

const STALE_MS = CREATOR_INFO.STALE_MINUTES * 60_000;
const THROTTLE_MS = CREATOR_INFO.THROTTLE_SECONDS * 1_000;
const PURGE_MS = CREATOR_INFO.PURGE_SECONDS * 1_000;

interface CachedCreator {
  info: CreatorInfo;
  /** `null` while only the fallback is known. */
  fetchedAtMs: number | null;
}

/**
 * Who people are, asked for together: whatever is wanted within 50 ms goes in one question. An answer is fresh for five minutes;
 * no person is asked about again within 30 seconds of the last attempt, whether it worked or not (spec 2 §4 and spec 2 §9).
 */
export function createCreatorStore(ask: (ids: string[]) => Promise<CreatorInfo[]>) {
  const cached = new Map<string, CachedCreator>();
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let queue = new Set<string>();

  function want(id: string): void {
    const now = Date.now();
    const isWithin = (since: number | null | undefined, ms: number) => typeof since === "number" && now - since < ms;
    if (queue.has(id) || isWithin(cached.get(id)?.fetchedAtMs, STALE_MS) || isWithin(attempts.get(id), THROTTLE_MS)) return;
    if (queue.size === 0) setTimeout(askQueued, CREATOR_INFO.BATCH_DELAY_MS);
    queue.add(id);
  }

  function askQueued(): void {
    const ids = [...queue];
    queue = new Set();
    const now = Date.now();
    for (const [id, at] of attempts) if (now - at >= PURGE_MS) attempts.delete(id);
    for (const id of ids) attempts.set(id, now);
    while (ids.length > 0) void askBatch(ids.splice(0, CREATOR_INFO.MOST_IDS));
  }

  async function askBatch(ids: string[]): Promise<void> {
    try {
      const fetchedAtMs = Date.now();
      for (const info of await ask(ids)) cached.set(info.userId, { info, fetchedAtMs });
    } catch (error) {
      const reason = error instanceof Error ? error.message : null;
      // What was known before is better than a fallback.
      for (const id of ids) if (!cached.has(id)) cached.set(id, { info: unknownCreator(id, reason), fetchedAtMs: null });
    }
    for (const listener of listeners) listener();
  }

  return {
    want,
    infoOf: (id: string): CreatorInfo | null => cached.get(id)?.info ?? null,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** For tests of the purge; nothing else needs to know. */
    attemptCount: () => attempts.size,
  };
}

/** What is shown of a person nothing is known about (spec 2 §8). */
function unknownCreator(userId: string, error: string | null): CreatorInfo {
  return {
    userId,
    displayName: UNKNOWN.user,
    photoUrl: null,
    isCreator: false,
    isAdmin: false,
    shopName: UNKNOWN.creator,
    shopImage: null,
    shopSlug: null,
    shopEnabled: false,
    storeName: UNKNOWN.creator,
    fetchedAt: new Date().toISOString(),
    hasUserData: false,
    hasShopData: false,
    error,
  };
}
