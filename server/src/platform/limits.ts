import type { RateLimit } from "@blenda/domain/access/procedure";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "./db.ts";
import { together } from "./together.ts";

/**
 * Counts one more use and answers how many seconds to wait, or `null` when there is room. The count is kept in the
 * database and committed by itself: it holds over all processes, and a call that fails afterwards has still been made.
 */
export async function useLimit(db: Db, key: string, { max, minutes }: RateLimit, now: Instant): Promise<number | null> {
  const windowStart = windowOf(minutes, now);
  const used = await count(db, { key, windowStart });
  return used <= max ? null : Math.max(1, Math.ceil((Date.parse(windowStart) + minutes * 60_000 - Date.parse(now)) / 1000));
}

/** When the running window of so many minutes began. */
export function windowOf(minutes: number, now: Instant): Instant {
  const lengthMs = minutes * 60_000;
  return new Date(Math.floor(Date.parse(now) / lengthMs) * lengthMs).toISOString();
}

interface Use {
  key: string;
  windowStart: Instant;
}

/** Every request of a busy moment is counted by one statement; each still learns its own number. */
const count = together(async (db: Db, uses: Use[]): Promise<number[]> => {
  const name = ({ key, windowStart }: Use) => `${windowStart} ${key}`;
  // In one order, so that two processes never wait for each other.
  const groups = [...Map.groupBy(uses, name)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, of]) => ({ ...(of[0] as Use), times: of.length }));
  const { rows } = await sql<Use & { used: number }>`
    insert into rate_counters (key, window_start, used)
    select * from unnest(${groups.map(({ key }) => key)}::text[], ${groups.map(({ windowStart }) => windowStart)}::timestamptz[],
      ${groups.map(({ times }) => times)}::int[])
    on conflict (key, window_start) do update set used = rate_counters.used + excluded.used returning key, window_start, used`.execute(db);
  const before = new Map(rows.map((row) => [name(row), row.used]));
  for (const { times, ...use } of groups) before.set(name(use), (before.get(name(use)) ?? times) - times);
  return uses.map((use) => {
    const used = (before.get(name(use)) ?? 0) + 1;
    before.set(name(use), used);
    return used;
  });
});
