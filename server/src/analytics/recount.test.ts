import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { type DayRange, dayAfter, dayOf } from "@blenda/domain/figures/rules";
import type { Me } from "@blenda/domain/identity/model";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { buy, sell } from "../testing/buying.ts";
import { applyEvents } from "../testing/figures/apply-events.ts";
import { consentGiven } from "../testing/figures/consenting.ts";

const app = await testApp();
const staff = () => app.as(ROOT).analytics;
const DAY = 24 * 60;
let made = 0;

async function visit(who: Me | null, zone: string, from: string): Promise<void> {
  made += 1;
  const told = { consent: consentGiven(app.now()), sessionId: `33333333-3333-4333-8333-${String(made).padStart(12, "0")}` };
  const session = { sessionStart: app.now(), pageViews: 2, timeOnSite: 30, referralSource: from };
  const device = {
    ...({
      type: "mobile",
      os: "iOS",
      browser: "Safari",
      screenResolution: "1x1",
      language: "en",
      viewport: "1x1",
      timezone: zone,
    } as const),
    ...{ colorDepth: 24, pixelRatio: 2 },
  };
  const calls = app.as(who).tracking;
  await calls.beginVisit({ ...told, session, device });
  await calls.locate({ ...told, url: "" });
}

beforeEach(async () => {
  for (let n = 0; n < 4; n++) await sell(app, `thing-${n}`, 1_000 + 750 * n, CARA.id);
});

const recountParts = async (column: string, { from, to }: DayRange) =>
  (
    await sql<{ key: string; visits: number }>`select ${sql.ref(column)} as key, count(*)::int as visits from visits
      where day >= ${from} and day <= ${to} group by 1 order by 2 desc, 1`.execute(app.db)
  ).rows;

async function recountRevenue({ from, to }: DayRange) {
  const inRange = sql`day >= ${from} and day <= ${to}`;
  const { rows: items } = await sql<{
    item: string;
    lines: number;
    cents: number;
  }>`select item, count(*)::int as lines, sum(amount_cents)::int as cents
    from analytics_data where item <> '' and ${inRange} group by 1 order by 3 desc, 1`.execute(app.db);
  const { rows: totals } = await sql<{ orders: number; cents: number }>`select count(*) filter (where is_first)::int as orders,
    coalesce(sum(amount_cents), 0)::int as cents from analytics_data where ${inRange}`.execute(app.db);
  return { items, totals: totals[0] };
}

const booked = async () => {
  const { rows } = await sql<{ cents: number }>`select coalesce(-sum(e.amount), 0)::int as cents from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id where t.kind = 'sale' and e.account = 'provider'`.execute(app.db);
  return rows[0]?.cents;
};
/** Sales by the ledger's own entries, day by day; days without a sale are left out. */
const bookedDays = async ({ from, to }: DayRange) =>
  (
    await sql<{ day: string; cents: number }>`select to_char(t.at at time zone 'UTC', 'YYYY-MM-DD') as day, -sum(e.amount)::int as cents
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.kind = 'sale' and e.account = 'provider'
        and to_char(t.at at time zone 'UTC', 'YYYY-MM-DD') between ${from} and ${to} group by 1 order by 1`.execute(app.db)
  ).rows;
const year = () => ({ from: dayAfter(dayOf(app.now()), -364), to: dayOf(app.now()) });

async function tryOut(itemId: string): Promise<void> {
  const { checkout } = app.as(ROOT);
  const { id: quoteId } = await checkout.quote({ lines: [{ itemType: "product", itemId, variant: "personal" }], isTest: true });
  const { orderId } = await checkout.start({ quoteId, key: crypto.randomUUID() });
  const paymentMethod = (await (app.services.payments as SimulatedPayments).tokenize(TEST_CARDS[0].number)) ?? "";
  await checkout.confirm({ orderId, paymentMethod, key: crypto.randomUUID() });
}

test("revenue is what the books say was sold, to the cent: with several things, with something free, on other days; tests of the shop are in neither", async () => {
  await sell(app, "gift", 0, CARA.id);
  await buy(app, ADA, ["thing-0", "thing-3"]);
  await buy(app, BOB, ["thing-1", "gift"]);
  app.passMinutes(40 * DAY);
  await buy(app, EDDA, ["thing-2"]);
  await tryOut("thing-0");
  await applyEvents(app);
  const paid = 1_000 + 3_250 + 1_750 + 2_500;
  expect(await booked()).toBe(paid);
  expect((await staff().revenue(year())).totals).toMatchObject({ orders: 3, lines: 4, cents: paid });
  expect((await staff().geography(year())).totals.cents).toBe(paid);
  expect(await staff().diagnose(year())).toMatchObject({ bookedCents: paid, paidCents: paid, recordedCents: paid, shownCents: paid });
  const lastMonth = { from: dayAfter(year().to, -29), to: year().to };
  expect(await staff().diagnose(lastMonth)).toMatchObject({
    bookedCents: 2_500,
    paidCents: 2_500,
    recordedCents: 2_500,
    shownCents: 2_500,
  });
});

const sums = async () => {
  const { rows } =
    await sql`select 'revenue' as of, day as at, country as part, orders, lines, cents, verified_cents, agreed_orders from revenue_days
    union all select 'revenue by month', month, country, orders, lines, cents, verified_cents, agreed_orders from revenue_months
    union all select 'items', day, item, 0, lines, cents, 0, 0 from item_days
    union all select 'items by month', month, item, 0, lines, cents, 0, 0 from item_months order by 1, 2, 3`.execute(app.db);
  return (rows as { lines: number }[]).filter(({ lines }) => lines !== 0);
};

test("sums that are not those of their records are seen by the check and put right by the repair, those of days without any record too", async () => {
  await buy(app, ADA, ["thing-0"]);
  app.passMinutes(35 * DAY);
  await buy(app, BOB, ["thing-1"]);
  await applyEvents(app);
  const right = await sums();
  const day = dayOf(app.now());
  await sql`update revenue_days set cents = cents + 5, orders = 7 where day = ${day}`.execute(app.db);
  await sql`update item_months set lines = lines + 1`.execute(app.db);
  await sql`delete from revenue_months`.execute(app.db);
  await sql`insert into revenue_days (day, country, orders, lines, cents) values (${dayAfter(day, -3)}, '', 1, 1, 99)`.execute(app.db);
  await sql`insert into item_days (day, item, lines, cents) values (${dayAfter(day, -3)}, 'product:thing-2', 1, 99)`.execute(app.db);
  expect(await staff().diagnose(year())).toMatchObject({ paidCents: 2_750, recordedCents: 2_750, shownCents: 2_854 });
  const { missing, changed, sums: mended } = await staff().migrateRevenue({ after: 0 });
  expect([missing, changed, mended > 5]).toEqual([0, 0, true]);
  expect(await sums()).toEqual(right);
  expect(await staff().diagnose(year())).toMatchObject({ shownCents: 2_750 });
  expect(await staff().migrateRevenue({ after: 0 })).toMatchObject({ missing: 0, changed: 0, sums: 0 });
});

test("over any range, of days and of whole months, what is shown equals a recount of visits and records, and day by day the ledger", async () => {
  const began = dayOf(app.now());
  // Four months, on some days of each.
  for (let stop = 0; stop < 11; stop++) {
    for (const zone of ["Europe/Berlin", "Europe/Berlin", stop % 2 ? "Asia/Tokyo" : "America/New_York"])
      await visit(null, zone, stop % 3 ? "www.google.com" : "forum.example");
    await buy(app, ([ADA, BOB, EDDA] as const)[Math.floor(stop / 4)] ?? ADA, [`thing-${stop % 4}`]);
    await applyEvents(app);
    app.passMinutes(11 * DAY);
  }
  const days = fc.nat(125).map((n) => dayAfter(began, n - 2));
  await fc.assert(
    fc.asyncProperty(days, days, async (one, other) => {
      const range = one < other ? { from: one, to: other } : { from: other, to: one };
      const { revenue, revenueDays, sellers } = await staff().overview(range);
      const { countries } = await staff().geography(range);
      const { sites } = await staff().sources(range);
      const recount = await recountRevenue(range);
      const kept = revenueDays.filter(({ cents }) => cents > 0).map(({ day, cents }) => ({ day, cents }));
      expect(kept).toEqual(await bookedDays(range));
      expect({ orders: revenue.orders, cents: revenue.cents }).toEqual(recount.totals);
      expect(sellers.cents.map(({ item, lines, cents }) => ({ item: item.key, lines, cents }))).toEqual(recount.items);
      expect(countries.reduce((sum, { cents }) => sum + cents, 0)).toBe(recount.totals?.cents);
      expect(countries.reduce((sum, { visits }) => sum + visits, 0)).toBe(
        (await recountParts("country", range)).reduce((sum, { visits }) => sum + visits, 0),
      );
      expect(sites.map(({ key, visits }) => ({ key, visits }))).toEqual(await recountParts("referral_source", range));
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);
