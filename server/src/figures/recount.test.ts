import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { DIMENSIONS, type Dimension, TERMS } from "@blenda/domain/figures/constants";
import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import type { Me } from "@blenda/domain/identity/model";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { account, balance } from "../ledger/port.ts";
import { orderJobs } from "../orders/jobs.ts";
import { receiveEvent } from "../payments/receive.ts";
import type { ProviderEvent } from "../platform/outside/payments/payments.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { addCategories, addProduct, addTraining } from "../testing/catalogue.ts";
import { applyEvents } from "../testing/figures/apply-events.ts";
import { consentGiven } from "../testing/figures/consenting.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const DAY = 24 * 60;

beforeEach(async () => {
  await addCategories(app.db);
  await addProduct(app.db, "robot", CARA.id, { priceCents: 4_001, licenceTypes: ["personal", "commercial"] });
  await addProduct(app.db, "crate", CARA.id, { priceCents: 199, licenceTypes: ["personal"] });
  await addProduct(app.db, "rock", CARA.id, { priceCents: 0, licenceTypes: ["free-cc0"] });
  await addTraining(app.db, "course", CARA.id, { priceCents: 2_499 });
  await app.db
    .insertInto("discounts")
    .values({
      ...{ id: "d", code: "THIRD", source: "coupon", ownerId: CARA.id, type: "percent", value: 33, perCustomerLimit: 1_000 },
      ...{ startsAt: "2020-01-01T00:00:00.000Z", createdAt: app.now() },
    })
    .execute();
});

const WARES = {
  robot: { itemType: "product", itemId: "robot", variant: "personal" },
  commercial: { itemType: "product", itemId: "robot", variant: "commercial" },
  crate: { itemType: "product", itemId: "crate", variant: "personal" },
  rock: { itemType: "product", itemId: "rock", variant: "free-cc0" },
  course: { itemType: "training", itemId: "course", variant: null },
} as const;

interface Purchase {
  wares: (keyof typeof WARES)[];
  hasCode: boolean;
  country: string;
  from: string | null;
}

async function buy(who: Me, { wares, hasCode, country, from }: Purchase): Promise<void> {
  const calls = app.as(who).checkout;
  const lines = wares.map((ware) => ({ ...WARES[ware] }));
  const quote = await calls.quote({ lines, ...(hasCode && { code: "THIRD" }) });
  const session = { sessionStart: app.now(), pageViews: 1, timeOnSite: 1, referralSource: from ?? "direct" };
  const { orderId, secret, payment } = await calls.start({
    ...{ quoteId: quote.id, key: crypto.randomUUID(), confirmed: quote.lines.map(({ key }) => key) },
    invoice: { name: "", businessName: "", taxId: "", country },
    visit: { sessionData: session, ...(from !== null && { consent: consentGiven(app.now()) }), browserTimezone: "Europe/Berlin" },
  });
  if (!payment) return;
  const paymentMethod = (await provider.tokenize(TEST_CARDS[0].number)) ?? "";
  await calls.confirm({ orderId, secret, paymentMethod, key: crypto.randomUUID() });
}

const paidOrders = () =>
  app.db
    .selectFrom("orders")
    .select(["id", "intentId", "totalCents", "refundedCents"])
    .where("status", "=", "paid")
    .where("totalCents", ">", 0)
    .orderBy("number")
    .execute();

async function anOrder(at: number) {
  const orders = await paidOrders();
  return orders[at % Math.max(1, orders.length)];
}

async function giveBack(at: number, share: number): Promise<void> {
  const order = await anOrder(at);
  if (!order) return;
  const left = order.totalCents - order.refundedCents;
  const cents = Math.min(left, Math.max(1, Math.round(order.totalCents * share)));
  if (cents > 0) await provider.refundByHand(order.intentId ?? "", cents).catch(() => {});
  await app.runJobs();
}

async function dispute(at: number, type: ProviderEvent["type"]): Promise<void> {
  const order = await anOrder(at);
  if (!order) return;
  const { id: orderId, intentId, totalCents: amountCents } = order;
  // Where it is lost the provider has given all of it back, as the bank has it.
  if (type === "dispute_lost")
    await app.db
      .updateTable("simIntents")
      .set({ refundedCents: amountCents })
      .where("id", "=", intentId ?? "")
      .execute();
  const event = {
    id: crypto.randomUUID(),
    type,
    intentId: intentId ?? "",
    orderId,
    amountCents,
    currency: "USD",
    occurredAt: app.now(),
    card: null,
  };
  await receiveEvent(app.services, { provider: "simulated", event });
}

const purchase = fc.record({
  wares: fc.uniqueArray(fc.constantFrom("robot", "commercial", "crate", "rock", "course"), { minLength: 1, maxLength: 3 }),
  hasCode: fc.boolean(),
  country: fc.constantFrom("", "DE", "US"),
  from: fc.constantFrom(null, "direct", "www.google.com", "forum.example"),
});
const at = fc.nat(50);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(ADA, BOB), purchase).map(
      ([who, what]) =>
        () =>
          buy(who, what as Purchase),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(at, fc.constantFrom(0.1, 0.37, 1)).map(
      ([n, share]) =>
        () =>
          giveBack(n, share),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(at, fc.constantFrom("dispute_opened", "dispute_won", "dispute_lost")).map(
      ([n, type]) =>
        () =>
          dispute(n, type as ProviderEvent["type"]),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(0.3, 1, 9).map((days) => async () => app.passMinutes(days * DAY)) },
  {
    weight: 1,
    arbitrary: fc.constant(async () => void (await orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {}))),
  },
);

/** Everything from the books and the orders alone, by day. All orders are Cara's. */
async function recount() {
  const { rows } = await sql<Record<"day", string> & Record<"paid" | "refunds" | "commission" | "card" | "earned" | "backs", number>>`
    select to_char(t.at at time zone 'UTC', 'YYYY-MM-DD') as day,
      coalesce(sum(-e.amount) filter (where e.account in ('provider', 'tax') and t.kind = 'sale'), 0)::bigint as paid,
      coalesce(sum(e.amount) filter (where e.account in ('provider', 'tax') and t.kind in ('refund', 'dispute_lost')), 0)::bigint as refunds,
      coalesce(sum(e.amount) filter (where e.account in ('platform_commission', 'platform_receivable')), 0)::bigint as commission,
      coalesce(sum(e.amount) filter (where e.account = 'platform_processing'), 0)::bigint as card,
      coalesce(sum(e.amount) filter (where e.account like 'creator\\_%'), 0)::bigint as earned
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.kind in ('sale', 'refund', 'dispute_lost') group by 1`.execute(
    app.db,
  );
  const { rows: sold } = await sql<{ day: string; sales: number; free: number; gross: number; discounts: number }>`
    select to_char(o.paid_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) filter (where l.list_cents > 0) as sales,
      count(*) filter (where l.list_cents = 0) as free, sum(l.list_cents)::bigint as gross, sum(l.discount_cents)::bigint as discounts
    from order_lines l join orders o on o.id = l.order_id where o.status = 'paid' group by 1`.execute(app.db);
  return { booked: new Map(rows.map((row) => [row.day, row])), sold: new Map(sold.map((row) => [row.day, row])) };
}

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

async function compareAll(): Promise<void> {
  await applyEvents(app);
  const calls = app.as(CARA).figures;
  const to = dayOf(app.now());
  const range = { from: dayAfter(to, -365), to };
  const { booked, sold } = await recount();
  const all = (of: "refunds" | "commission" | "card" | "earned") => sum([...booked.values()].map((day) => day[of]));
  const overview = await calls.overview(range);
  const days = overview.earnings.points.map((_, n) => dayAfter(range.from, n));
  expect(overview.earnings.points).toEqual(days.map((day) => booked.get(day)?.earned ?? 0));
  expect(overview.sales.points).toEqual(days.map((day) => sold.get(day)?.sales ?? 0));
  expect(overview.earnings.value).toBe(all("earned"));
  expect(overview.today).toEqual({ sales: sold.get(to)?.sales ?? 0, earnedCents: booked.get(to)?.earned ?? 0 });

  const report = await calls.salesReport(range);
  const terms = Object.fromEntries(report.equation.map(({ term, value }) => [term, value ?? 0]));
  expect(terms).toEqual({
    gross: sum([...sold.values()].map(({ gross }) => gross)),
    discounts: sum([...sold.values()].map(({ discounts }) => discounts)),
    ...{ refunds: all("refunds"), commission: all("commission"), card: all("card"), affiliates: 0, earned: all("earned") },
  });
  const [gross = 0, ...rest] = TERMS.map((term) => terms[term] ?? 0);
  expect(gross - sum(rest.slice(0, -1))).toBe(rest.at(-1));
  for (const point of report.series) expect(point.earnedCents).toBe(booked.get(point.from)?.earned ?? 0);
  const weeks = await calls.salesReport({ ...range, step: "week" });
  expect(sum(weeks.series.map(({ earnedCents }) => earnedCents))).toBe(terms.earned);
  for (const by of DIMENSIONS) await compareSplit(by, range, terms);
  await compareSales(range);
  await compareEarnings(range);
  const seen = await calls.analytics({ ...range, by: "item" });
  expect([seen.totals.sales, seen.totals.free]).toEqual([sum(seen.rows.map(({ sales }) => sales)), sum(seen.rows.map(({ free }) => free))]);
}

/** Every split comes to the whole, and so do the slices it leads to, each split again. */
async function compareSplit(by: Dimension, range: { from: string; to: string }, whole: Record<string, number>): Promise<void> {
  const calls = app.as(CARA).figures;
  const { rows } = (await calls.salesReport({ ...range, open: by })).splits[by];
  expect(sum(rows.map(({ earnedCents }) => earnedCents))).toBe(whole.earned);
  const slices = await Promise.all(rows.map(({ key }) => calls.salesReport({ ...range, [by]: key })));
  for (const [n, term] of TERMS.entries())
    expect(sum(slices.map(({ equation }) => equation[n]?.value ?? 0)), `${by} ${term}`).toBe(whole[term]);
  for (const [n, slice] of slices.entries()) {
    expect(slice.equation.at(-1)?.value).toBe(rows[n]?.earnedCents);
    for (const other of DIMENSIONS.filter((each) => each !== by)) {
      const { rows: parts, more } = slice.splits[other];
      expect(sum(parts.map(({ earnedCents }) => earnedCents)) + (more?.earnedCents ?? 0)).toBe(slice.equation.at(-1)?.value);
    }
  }
}

async function compareSales(range: { from: string; to: string }): Promise<void> {
  const calls = app.as(CARA).figures;
  const { rows, totals } = await calls.sales({ ...range, limit: 100 });
  const total = (of: "listCents" | "offCents" | "refundedCents" | "feesCents" | "earnedCents") => sum(rows.map((row) => row[of]));
  for (const row of rows) expect(row.listCents - row.offCents - row.refundedCents - row.feesCents).toBe(row.earnedCents);
  if (rows.length < 100)
    expect(totals).toEqual({
      sales: rows.length,
      ...{ listCents: total("listCents"), offCents: total("offCents"), refundedCents: total("refundedCents") },
      ...{ feesCents: total("feesCents"), earnedCents: total("earnedCents") },
    });
  // Counted line by line it is the same as by the sums of the days.
  const states = await Promise.all(
    (["clears", "available", "refunded", "disputed", "charged_back"] as const).map((state) => calls.sales({ ...range, state, limit: 1 })),
  );
  expect(sum(states.map((each) => each.totals.earnedCents))).toBe(totals.earnedCents);
  for (const { id } of rows.slice(0, 3)) {
    const { equation, earnedCents } = await calls.sale({ id });
    const [first = 0, ...parts] = equation.map(({ cents }) => cents);
    expect([first - sum(parts.slice(0, -1)), parts.at(-1)]).toEqual([earnedCents, earnedCents]);
  }
}

async function compareEarnings(range: { from: string; to: string }): Promise<void> {
  const calls = app.as(CARA).figures;
  const of = (kind: "creator_pending" | "creator_available" | "creator_held") => balance(app.db, account(kind, CARA.id));
  const [pendingCents, availableCents, heldCents] = [await of("creator_pending"), await of("creator_available"), await of("creator_held")];
  const report = await calls.earningsReport({ ...range, by: "month" });
  expect(report.now).toEqual({ pendingCents, availableCents, heldCents });
  expect([report.totals.pendingCents, report.totals.availableCents]).toEqual([pendingCents + heldCents, availableCents]);
  const byItem = await calls.earningsReport({ ...range, by: "item" });
  for (const field of ["earnedCents", "pendingCents", "availableCents", "refundedCents"] as const) {
    expect(sum(report.rows.map((row) => row[field]))).toBe(report.totals[field]);
    expect(sum(byItem.rows.map((row) => row[field]))).toBe(report.totals[field]);
  }
  // A part that goes back while the bank decides is taken from what is pending, though the line's own money is held.
  if (heldCents === 0) expect(sum(report.clearing.map(({ cents }) => cents))).toBe(pendingCents);
}

test("every figure equals a recount from the ledger, and every split comes to the whole, whatever is sold, given back and disputed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      for (const each of steps) await each();
      await compareAll();
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 300_000);
