import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ROOT, testApp } from "../testing/app.ts";
import { writeManyVisits } from "../testing/figures/many-visits.ts";

const app = await testApp({ isKept: true });
const MANY = 100_000;

/** What PostgreSQL read of a table from end to end, and by its indexes, since it was asked last. */
async function readOf(table: string): Promise<{ scans: number; rows: number }> {
  await sql`select pg_stat_force_next_flush()`.execute(app.db);
  const { rows } = await sql<{ scans: number; rows: number }>`select coalesce(seq_scan, 0)::int as scans, coalesce(idx_tup_fetch, 0)::int as rows
    from pg_stat_user_tables where relname = ${table}`.execute(app.db);
  return rows[0] ?? { scans: 0, rows: 0 };
}

test("among a hundred thousand visits every chart of a year is read from sums, and no visit is", async () => {
  await writeManyVisits(app.db, { count: MANY, days: 365, now: addMinutes(app.now(), -60) });
  const to = dayOf(app.now());
  const year = { from: dayAfter(to, -364), to };
  const calls = app.as(ROOT).analytics;
  const before = await readOf("visits");
  const overview = await calls.overview(year);
  expect(overview.totals.visits).toBe(MANY);
  await Promise.all([calls.traffic(year), calls.funnel(year), calls.sources(year), calls.devices(year), calls.geography(year)]);
  await app.db.connection().execute(async (one) => void (await sql`select 1`.execute(one)));
  const after = await readOf("visits");
  expect(after.scans - before.scans).toBe(0);
  expect(after.rows - before.rows).toBeLessThan(MANY / 100);
}, 120_000);
