import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { readingOf } from "../testing/database/plans.ts";
import { addPeople } from "../testing/people.ts";

const app = await testApp({ isKept: true });
const MANY = 40_000;
const CREATORS = 2_000;
const SUMS = 100_000;

beforeAll(async () => {
  const now = app.now();
  await addPeople(app.db, CREATORS, now);
  const terms = JSON.stringify({ isOn: true, bps: 2_000, isChosenOnly: false, items: {}, people: {} });
  await sql`insert into shops (creator_id, slug, name, opened_at, updated_at)
    select u.id, u.id, 'Shop of ' || u.id, ${now}::timestamptz, ${now}::timestamptz from users u where u.id like 'person-%' or u.id = ${CARA.id}`.execute(
    app.db,
  );
  await sql`insert into shop_slugs (slug, creator_id, taken_at) select slug, creator_id, ${now}::timestamptz from shops`.execute(app.db);
  await sql`insert into affiliate_programmes (creator_id, since, terms, may_ask)
    select creator_id, ${now}::timestamptz - n * interval '1 hour', ${terms}::jsonb, true
    from shops, generate_series(0, 3) as n`.execute(app.db);
  const record = { state: "active" as const, activeAt: now, createdAt: now, updatedAt: now };
  await app.db
    .insertInto("affiliates")
    .values({ ...record, id: "bob", email: BOB.email, userId: BOB.id, creatorId: CARA.id })
    .execute();
  await sql`update users set has_ever_been_affiliate = true where id = ${BOB.id}`.execute(app.db);
  await sql`insert into affiliate_clicks (id, affiliate_id, at, path)
    select 'k' || n, case when n % 2 = 0 then ${BOB.id} else ${ADA.id} end, ${now}::timestamptz + n * interval '1 second',
      case when n % 1000 = 0 then '/shop/cara' else '/product/' || n end from generate_series(1, ${MANY}) as n`.execute(app.db);
  await sql`insert into affiliate_days (affiliate_id, day, path, sub, item, clicks, orders, cents)
    select case when n % 400 = 0 then ${BOB.id} else 'person-' || (1 + n % ${CREATORS - 1}) end, to_char(${now}::timestamptz - (n % 390) * interval '1 day', 'YYYY-MM-DD'),
      '/product/' || (n / 400 % 20), n::text, case when n % 800 = 0 then 'product:x' else '' end, 5, 1, 10 from generate_series(1, ${SUMS}) as n`.execute(
    app.db,
  );
  await sql`analyze affiliate_days, affiliates, affiliate_clicks, affiliate_programmes, affiliate_commissions, shops, users`.execute(
    app.db,
  );
}, 60_000);

test("a creator's list reads the clicks on their own pages, not every click of an affiliate", async () => {
  const { creatorAffiliates } = app.as(CARA).affiliates;
  expect((await creatorAffiliates({})).rows).toMatchObject([{ id: "bob", clicks: MANY / 1_000 }]);
  const { rows, isWhole } = await readingOf(app.db, "affiliate_clicks", () => creatorAffiliates({}));
  expect(isWhole).toBe(false);
  expect(rows).toBeLessThanOrEqual(MANY / 1_000);
});

test("a page of programmes that take requests reads little more than the page", async () => {
  const { openProgrammes } = app.as(ADA).affiliates;
  const first = await openProgrammes({});
  expect(first.rows).toHaveLength(AFFILIATES.PAGE);
  for (const after of [undefined, first.next ?? undefined]) {
    const { rows, isWhole } = await readingOf(app.db, "affiliate_programmes", () => openProgrammes({ after }));
    expect(isWhole).toBe(false);
    expect(rows).toBeLessThan(10 * AFFILIATES.PAGE);
  }
});

test("what clicks brought by link, product and day is read from one's own sums: no click and no order, and nobody else's", async () => {
  const { dashboard, links, items, days } = app.as(BOB).affiliates;
  for (const read of [dashboard, links, items, days]) {
    const { rows, isWhole } = await readingOf(app.db, "affiliate_days", () => read({ range: "30" }));
    expect([isWhole, rows > 0]).toEqual([false, true]);
    expect(rows).toBeLessThanOrEqual((2 * SUMS) / 400);
    for (const table of ["affiliate_clicks", "affiliate_commissions"])
      expect(await readingOf(app.db, table, () => read({ range: "30" }))).toEqual({ rows: 0, isWhole: false });
  }
});
