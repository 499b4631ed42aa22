import type { RateLimit } from "@blenda/domain/access/procedure";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "./db.ts";

/**
 * Counts one more use and answers how many seconds to wait, or `null` when there is room. The count is kept in the
 * database and committed by itself: it holds over all processes, and a call that fails afterwards has still been made.
 */
export async function useLimit(db: Db, key: string, { max, minutes }: RateLimit, now: Instant): Promise<number | null> {
  const { windowMs, lengthMs, windowStart } = windowOf(minutes, now);
  const { used } = await db
    .insertInto("rateCounters")
    .values({ key, windowStart, used: 1 })
    .onConflict((c) => c.columns(["key", "windowStart"]).doUpdateSet({ used: sql`rate_counters.used + 1` }))
    .returning("used")
    .executeTakeFirstOrThrow();
  return used <= max ? null : Math.max(1, Math.ceil((windowMs + lengthMs - Date.parse(now)) / 1000));
}

/** Whether there is room, without using any. */
export async function limitLeft(db: Db, key: string, { max, minutes }: RateLimit, now: Instant): Promise<boolean> {
  const { windowStart } = windowOf(minutes, now);
  const row = await db
    .selectFrom("rateCounters")
    .select("used")
    .where("key", "=", key)
    .where("windowStart", "=", windowStart)
    .executeTakeFirst();
  return (row?.used ?? 0) < max;
}

function windowOf(minutes: number, now: Instant) {
  const lengthMs = minutes * 60_000;
  const windowMs = Math.floor(Date.parse(now) / lengthMs) * lengthMs;
  return { lengthMs, windowMs, windowStart: new Date(windowMs).toISOString() };
}
