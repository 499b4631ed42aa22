import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { SYSTEM } from "@blenda/domain/system/constants";
import type { HealthState } from "@blenda/domain/system/model";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { LookedAt } from "./health.ts";

export async function addMarks(db: Db, parts: readonly LookedAt[], at: Instant): Promise<void> {
  const marks = parts.map(({ name, state, value }) => ({ at, part: name, state, value }));
  await db
    .insertInto("healthMarks")
    .values(marks)
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function removeOldMarks(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("healthMarks").where("at", "<", addDays(now, -SYSTEM.HEALTH_KEPT_DAYS)).execute();
}

interface Course {
  marks: HealthState[];
  workingShare: number | null;
}

const STATES = ["ok", "warn", "bad"] as const satisfies HealthState[];

/** The worst of each equal part of the time, by the part of the product. */
export async function coursesSince(db: Db, from: Instant, to: Instant, count: number): Promise<(part: string) => Course> {
  const { rows } = await sql<{ part: string; bucket: number; worst: number; looks: number; working: number }>`
    select part, width_bucket(extract(epoch from at), extract(epoch from ${from}::timestamptz), extract(epoch from ${to}::timestamptz) + 1, ${count}::int) as bucket,
      max(case state when 'ok' then 0 when 'warn' then 1 else 2 end) as worst,
      count(*)::int as looks, count(*) filter (where state <> 'bad')::int as working
    from health_marks where at >= ${from} and at <= ${to} group by 1, 2`.execute(db);
  const byPart = Map.groupBy(rows, ({ part }) => part);
  return (part) => {
    const own = byPart.get(part) ?? [];
    const marks = Array.from({ length: count }, (): HealthState => "none");
    for (const { bucket, worst } of own) marks[bucket - 1] = STATES[worst] ?? "none";
    const looks = own.reduce((sum, { looks }) => sum + looks, 0);
    return { marks, workingShare: looks === 0 ? null : own.reduce((sum, { working }) => sum + working, 0) / looks };
  };
}

/** How long the job queue was at each look. */
export async function queueDepthSince(db: Db, from: Instant): Promise<{ at: Instant; waiting: number }[]> {
  const rows = await db
    .selectFrom("healthMarks")
    .select(["at", "value"])
    .where("part", "=", "jobs")
    .where("at", ">=", from)
    .orderBy("at")
    .execute();
  return rows.map(({ at, value }) => ({ at, waiting: value ?? 0 }));
}

export async function databaseSizes(db: Db) {
  const { rows } = await sql<{ name: string; bytes: string; all: string }>`
    select relname as name, pg_total_relation_size(oid) as bytes, pg_database_size(current_database()) as all
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 5`.execute(db);
  return {
    databaseBytes: Number(rows[0]?.all ?? 0),
    largestTables: rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
  };
}
