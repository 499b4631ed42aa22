import { FUNNEL_STEPS } from "@blenda/domain/analytics/constants";
import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { DEFAULT_SETTINGS } from "@blenda/domain/generator/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { type Log, silentLog } from "../platform/log.ts";
import { seed } from "../seeds.ts";
import { expectDemoAffiliates } from "../testing/affiliates/demo.ts";
import { ROOT, testApp } from "../testing/app.ts";
import { memoryStorage } from "../testing/outside/storage.ts";
import { writeHistory } from "./history.ts";

const app = await testApp();
const storage = memoryStorage();
const going = new AbortController().signal;

const replay = (signal = going, log: Log = silentLog) => {
  const { site, vault } = app.services;
  return writeHistory({ db: app.db, url: app.url, log, storage, site, vault }, { now: app.now(), signal });
};

/** A demo that opens at the test's own moment. Nothing of it may be left out: what is says so to the log. */
async function openDemo(): Promise<unknown[]> {
  const leftOut: unknown[] = [];
  const hear = (...said: unknown[]) => void leftOut.push(said);
  await seed(app.db, storage, { isDemo: true }, silentLog);
  await replay(going, { ...silentLog, warn: hear, error: hear });
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
    union all select 'posts', count(*)::int from posts
    union all select 'posts with a model', count(*)::int from posts where has_model
    union all select 'comments', count(*)::int from post_comments
    union all select 'places of the ranking', count(*)::int from feed_places where feed = 'trending'
    union all select 'token use', count(*)::int from token_usage
    union all select 'generations', count(*)::int from generation_jobs where status = 'succeeded'
    union all select 'reviews', count(*)::int from reviews
    union all select 'replies', count(reply)::int from reviews
    union all select 'helpful votes', count(*)::int from review_votes
    union all select 'audit', count(*)::int from audit_entries
    union all select 'kinds of staff work', count(distinct action)::int from audit_entries
    union all select 'suspended', count(*)::int from users where suspended_at is not null
    union all select 'locked', count(*)::int from lockouts where requires_email_unlock
    union all select 'visits', count(*)::int from visits
    union all select 'visits with an account', count(*)::int from visits where user_id is not null
    union all select 'places of visits', count(*)::int from user_analytics`.execute(app.db);
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
  expect(told["kinds of staff work"]).toBeGreaterThanOrEqual(8);
  expect(told.conversations).toBeGreaterThanOrEqual(20);
  expect(told.posts).toBe(50);
  expect(told["posts with a model"]).toBeGreaterThan(30);
  expect(told.comments).toBeGreaterThan(90);
  expect(told["places of the ranking"]).toBeGreaterThanOrEqual(12);
  expect(told.reviews).toBeGreaterThan(60);
  for (const list of ["replies", "helpful votes", "saves", "follows", "token use", "generations", "audit", "suspended", "locked"])
    expect(told[list], list).toBeGreaterThan(0);

  const { rows } = await sql<{ first: string; last: string }>`select min(created_at) as first, max(created_at) as last from orders`.execute(
    app.db,
  );
  expect(rows[0]?.first && rows[0].first >= addDays(app.now(), -90)).toBe(true);
  expect(rows[0]?.last && rows[0].last <= app.now()).toBe(true);
  expect(await app.db.selectFrom("mails").select("key").where("state", "<>", "kept").execute()).toEqual([]);
  expect(
    await app.db.selectFrom("users").select("id").where("email", "like", "buyer-%").where("passwordHash", "is not", null).execute(),
  ).toEqual([]);

  // It opens with the figures of spec 1 §9, and nothing in it happened before what it came from.
  const { settings, versions } = await app.as(ROOT).generator.settings();
  expect(settings).toEqual(DEFAULT_SETTINGS);
  const moments = versions.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(versions.map(({ kind }) => kind)).toEqual(["rollback", "update", "first"]);
  const follow = app.db.selectFrom("notifications").select(["createdAt", "readAt"]).where("type", "=", "follow");
  const followers = await follow.where("userId", "=", "demo-creator").where("actorId", "like", "demo-%").execute();
  expect(followers).toHaveLength(2);
  for (const { createdAt } of followers) expect(createdAt < addDays(app.now(), -90)).toBe(true);
  const readEarlier = app.db.selectFrom("notifications").select("id").whereRef("readAt", "<", "createdAt");
  expect(await readEarlier.execute()).toEqual([]);

  await expectVisits(told);
  await expectDemoAffiliates(app);

  expect(await openDemo()).toEqual([]);
  expect(await counts()).toEqual(told);
}, 600_000);

/** What our team sees of them: every chart is filled, the map too, and an order was paid in the visit it says. */
async function expectVisits(told: Record<string, number>): Promise<void> {
  expect(told.visits).toBeGreaterThan(2_500);
  expect(told["visits with an account"]).toBeGreaterThan(400);
  expect(told["places of visits"]).toBeGreaterThan(2_400);
  const range = { from: dayAfter(dayOf(app.now()), -89), to: dayOf(app.now()) };
  const { overview, sources, devices, geography } = app.as(ROOT).analytics;
  const { totals, days } = await overview(range);
  // Today has only begun, and people sleep at night.
  expect(days.filter(({ day, visits }) => visits === 0 && day < range.to)).toEqual([]);
  expect(totals.visits).toBe(told.visits);
  const steps = FUNNEL_STEPS.map((step) => totals[step]);
  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  expect(new Set(steps).size).toBe(FUNNEL_STEPS.length);
  const inVisits = sql<{ orders: number; cents: number }>`select count(*)::int as orders, coalesce(sum(total_cents), 0)::int as cents
    from orders where paid_at is not null and not is_test and total_cents > 0 and visit ->> 'sessionId' is not null`;
  const { rows } = await inVisits.execute(app.db);
  expect(rows).toEqual([{ orders: totals.paid, cents: totals.paidCents }]);
  expect(totals.paid).toBeGreaterThan(100);
  const { campaigns, sources: kinds, sites } = await sources(range);
  expect([campaigns.length, kinds.length, sites.length]).toEqual([4, 5, 10]);
  expect((await devices(range)).devices.map(({ key }) => key)).toEqual(["desktop", "mobile", "tablet"]);
  const { countries, grouped, found } = await geography(range);
  expect(countries.length).toBeGreaterThan(25);
  expect(grouped).toBeGreaterThan(0);
  expect(found.map(({ key }) => key)).toEqual(["database", "time_zone", "unknown"]);
}

test("a start that is stopped meanwhile leaves whole days, and the next one goes on where it stopped", async () => {
  await seed(app.db, storage, { isDemo: true }, silentLog);
  const markOf = () => app.db.selectFrom("demoHistory").selectAll().executeTakeFirst();
  const leaving = new AbortController();
  const telling = replay(leaving.signal);
  await vi.waitFor(async () => expect((await markOf())?.days).toBeGreaterThan(3), { timeout: 60_000, interval: 20 });
  leaving.abort();
  await telling;
  const stopped = await markOf();
  expect(stopped).toMatchObject({ finishedAt: null });
  const ordersBefore = (date: string) => app.db.selectFrom("orders").select("id").where("createdAt", "<", date).orderBy("id").execute();
  const told = addDays(stopped?.beganAt ?? "", (stopped?.days ?? 0) - 1);
  const before = await ordersBefore(told);

  const again = new AbortController();
  const telling2 = replay(again.signal);
  await vi.waitFor(async () => expect((await markOf())?.days).toBeGreaterThan((stopped?.days ?? 0) + 2), { timeout: 60_000, interval: 20 });
  again.abort();
  await telling2;
  expect(await ordersBefore(told)).toEqual(before);
  expect((await markOf())?.beganAt).toBe(stopped?.beganAt);
  const twice = await sql`select email from users where email like 'buyer-%' group by email having count(*) > 1`.execute(app.db);
  expect(twice.rows).toEqual([]);
}, 600_000);
