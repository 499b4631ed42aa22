import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../database/db.ts";
import { prepared } from "../database/prepared.ts";

export interface Uses {
  key: string;
  windowStart: Instant;
  times: number;
}

export const nameOf = ({ key, windowStart }: Pick<Uses, "key" | "windowStart">): string => `${windowStart} ${key}`;

/** Counts them, each name once in the list, and answers how often each was used by then. */
export async function addUses(db: Db, uses: readonly Uses[]): Promise<Map<string, number>> {
  // In one order, so that two processes never wait for each other.
  const sorted = uses.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const rows = await insertUses(db, {
    keys: sorted.map(({ key }) => key),
    windowStarts: sorted.map(({ windowStart }) => windowStart),
    times: sorted.map(({ times }) => times),
  });
  return new Map(rows.map((row) => [nameOf(row), row.used]));
}

export async function usesOf(db: Db, key: string, windowStart: Instant): Promise<number> {
  const row = await db
    .selectFrom("rateCounters")
    .select("used")
    .where("key", "=", key)
    .where("windowStart", "=", windowStart)
    .executeTakeFirst();
  return row?.used ?? 0;
}

const insertUses = prepared(
  (_db, { keys, windowStarts, times }: { keys: string[]; windowStarts: Instant[]; times: number[] }) => sql<
    Omit<Uses, "times"> & { used: number }
  >`
    insert into rate_counters (key, window_start, used)
    select * from unnest(${keys}::text[], ${windowStarts}::timestamptz[], ${times}::int[])
    on conflict (key, window_start) do update set used = rate_counters.used + excluded.used returning key, window_start, used`,
);
