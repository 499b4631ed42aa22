import type { RateLimit } from "@blenda/domain/access/procedure";
import type { Instant } from "@blenda/domain/shared/time";
import { batched } from "../database/batched.ts";
import type { Db } from "../database/db.ts";
import { addUses, nameOf, usesOf } from "./limits-repository.ts";
import { isWithinLimit } from "./write-behind.ts";

/** From here on a limit holds off floods; below it, somebody might be guessing or testing, and every single use counts. */
const GENEROUS = 100;

/**
 * Consumes a rate limit: counts one more use, or as many as it is worth, and answers how many seconds to wait, or `null`
 * when there is room. The counts are kept in the database, apart from everybody's transaction: they hold over all processes, and a call that fails afterwards has still
 * been made.
 */
export async function consumeLimit(db: Db, key: string, { max, minutes }: RateLimit, now: Instant, times = 1): Promise<number | null> {
  const use = { key, windowStart: windowOf(minutes, now), max, times };
  const endsAt = Date.parse(use.windowStart) + minutes * 60_000;
  const isRoom = max < GENEROUS ? (await count(db, use)) <= max : await isWithinLimit(db, { ...use, endsAt }, Date.parse(now));
  return isRoom ? null : Math.max(1, Math.ceil((endsAt - Date.parse(now)) / 1000));
}

/** Whether there is room, without using any of it: for what is counted only when it goes wrong. */
export async function isBelowLimit(db: Db, key: string, { max, minutes }: RateLimit, now: Instant): Promise<boolean> {
  return (await usesOf(db, key, windowOf(minutes, now))) < max;
}

/** When the running window of so many minutes began. */
export function windowOf(minutes: number, now: Instant): Instant {
  const lengthMs = minutes * 60_000;
  return new Date(Math.floor(Date.parse(now) / lengthMs) * lengthMs).toISOString();
}

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
