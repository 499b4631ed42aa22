import { addDays } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { silentLog } from "../platform/log.ts";
import { seed } from "../seeds.ts";
import { testApp } from "../testing/app.ts";
import { memoryStorage } from "../testing/outside/storage.ts";
import { writeHistory } from "./history.ts";

const app = await testApp();
const storage = memoryStorage();
const going = new AbortController().signal;

/** A demo that opens at the test's own moment. Nothing of it may be left out: what is says so to the log. */
async function openDemo(): Promise<unknown[]> {
  const leftOut: unknown[] = [];
  const log = {
    ...silentLog,
    warn: (...said: unknown[]) => void leftOut.push(said),
    error: (...said: unknown[]) => void leftOut.push(said),
  };
  const { site, vault } = app.services;
  await seed(app.db, storage, { isDemo: true }, silentLog);
  await writeHistory({ db: app.db, url: app.url, log, storage, site, vault }, { now: app.now(), signal: going });
  return leftOut;
}

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select 'people' as name, count(*)::int as count from users where email like 'buyer-%'
    union all select 'orders', count(*)::int from orders
    union all select 'paid', count(*)::int from orders where status = 'paid'
    union all select 'days', count(distinct created_at::date)::int from orders
    union all select 'refunds', count(*)::int from refunds
    union all select 'refund states', count(distinct status)::int from refunds
    union all select 'conversations', count(*)::int from conversations
    union all select 'saves', count(*)::int from saved_products
    union all select 'follows', count(*)::int from follows
    union all select 'token use', count(*)::int from token_usage
    union all select 'audit', count(*)::int from audit_entries
    union all select 'locked', count(*)::int from lockouts where requires_email_unlock`.execute(app.db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test("a demo opens with ninety days of history that leaves no list empty, within what always holds, and tells it once", async () => {
  expect(await openDemo()).toEqual([]);
  const told = await counts();
  expect(told).toMatchObject({ people: 60 });
  expect(told.orders).toBeGreaterThan(250);
  expect(told.orders).toBeLessThan(400);
  expect(told.days).toBeGreaterThan(85);
  expect(told.refunds).toBeGreaterThanOrEqual(12);
  expect(told["refund states"]).toBeGreaterThanOrEqual(6);
  expect(told.conversations).toBeGreaterThanOrEqual(20);
  for (const list of ["saves", "follows", "token use", "audit", "locked"]) expect(told[list], list).toBeGreaterThan(0);

  const { rows } = await sql<{ first: string; last: string }>`select min(created_at) as first, max(created_at) as last from orders`.execute(
    app.db,
  );
  expect(rows[0]?.first && rows[0].first >= addDays(app.now(), -90)).toBe(true);
  expect(rows[0]?.last && rows[0].last <= app.now()).toBe(true);
  expect(await app.db.selectFrom("mails").select("key").where("state", "<>", "kept").execute()).toEqual([]);
  expect(
    await app.db.selectFrom("users").select("id").where("email", "like", "buyer-%").where("passwordHash", "is not", null).execute(),
  ).toEqual([]);

  expect(await openDemo()).toEqual([]);
  expect(await counts()).toEqual(told);
}, 180_000);
