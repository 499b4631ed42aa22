import type { RateLimit } from "@blenda/domain/access/procedure";
import type { Instant } from "@blenda/domain/shared/time";
import { batched } from "../database/batched.ts";
import type { Db } from "../database/db.ts";
import { addUses, nameOf, usesOf } from "./limits-repository.ts";
import { makeWriteBehindCounter } from "./write-behind.ts";

/** From here on a limit holds off floods; below it, the caller might be guessing or testing, and every single use counts. */
const GENEROUS = 100;
const MINUTE_MS = 60_000;

/**
 * Rate limits. The counts are kept in the database, apart from everybody's transaction: they hold over all processes, and a
 * call that fails afterwards has still been made.
 */
export interface Limits {
  /** Counts one more use, or as many as it is worth, and answers how many seconds to wait, or `null` when there is room. */
  consume(key: string, limit: RateLimit, times?: number): Promise<number | null>;
  /** Whether there is room, without using any of it: for what is counted only when it goes wrong. */
  isBelow(key: string, limit: RateLimit): Promise<boolean>;
}

export function makeLimits({ db, now: clock }: { db: Db; now(): Instant }): Limits {
  const isWithinLimit = makeWriteBehindCounter(db);
  return {
    consume: async (key, { max, minutes }, times = 1) => {
      const nowMs = Date.parse(clock());
      const startsAt = windowStartMs(minutes, nowMs);
      const endsAt = startsAt + minutes * MINUTE_MS;
      const use = { key, windowStart: new Date(startsAt).toISOString(), max, times };
      const isRoom = max < GENEROUS ? (await count(db, use)) <= max : await isWithinLimit({ ...use, endsAt }, nowMs);
      return isRoom ? null : Math.max(1, Math.ceil((endsAt - nowMs) / 1000));
    },
    isBelow: async (key, { max, minutes }) => (await usesOf(db, key, windowOf(minutes, clock()))) < max,
  };
}

/** When the running window of so many minutes began. */
export const windowOf = (minutes: number, now: Instant): Instant => new Date(windowStartMs(minutes, Date.parse(now))).toISOString();

const windowStartMs = (minutes: number, nowMs: number): number => nowMs - (nowMs % (minutes * MINUTE_MS));

interface Use {
  key: string;
  windowStart: Instant;
  times: number;
}

/** Every request of a busy moment is counted by one statement; each still learns its own number. */
const count = batched(async (db: Db, uses: Use[]): Promise<number[]> => {
  const groups = [...Map.groupBy(uses, nameOf).values()].map((of) => ({ ...(of[0] as Use), times: sum(of) }));
  const after = await addUses(db, groups);
  const before = new Map(groups.map(({ times, ...use }) => [nameOf(use), (after.get(nameOf(use)) ?? times) - times]));
  return uses.map((use) => {
    const used = (before.get(nameOf(use)) ?? 0) + use.times;
    before.set(nameOf(use), used);
    return used;
  });
});

const sum = (uses: readonly Use[]): number => uses.reduce((all, { times }) => all + times, 0);
