import { FIGURES } from "@blenda/domain/figures/constants";
import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { notePaid } from "../ledger/port.ts";
import { orderJobs } from "../orders/jobs.ts";
import { receiveEvent } from "../payments/receive.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../testing/app.ts";
import { buy, sell } from "../testing/buying.ts";
import { applyEvents } from "../testing/figures/apply-events.ts";
import { writeManySales } from "../testing/figures/many-sales.ts";
import { writeManySums } from "../testing/figures/many-sums.ts";
import { figureJobs } from "./jobs.ts";
import { follow } from "./sums/follow.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const DAY = 24 * 60;
const figures = () => app.as(CARA).figures;
const today = () => dayOf(app.now());
const month = () => ({ from: dayAfter(today(), -29), to: today() });
const intentOf = async (orderId: string) =>
  (await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow()).intentId ?? "";
const termsOf = (equation: readonly { term: string; value?: number | null; cents?: number }[]) =>
  Object.fromEntries(equation.map(({ term, value, cents }) => [term, value ?? cents]));

const allDays = () =>
  app.db.selectFrom("creatorDays").selectAll().orderBy("slice").orderBy("split").orderBy("day").orderBy("part").execute();

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
  await sell(app, "crate", 1_000, BOB.id);
});

test("a sale shows in the overview with what is kept of what was paid, and who bought it nowhere", async () => {
  await buy(app, ADA, ["robot", "crate"]);
  await applyEvents(app);
  const overview = await figures().overview(month());
  expect(overview).toMatchObject({
    earnings: { value: 3_260, previous: 0 },
    sales: { value: 1, previous: 0 },
    conversion: { value: null },
    today: { sales: 1, earnedCents: 3_260 },
    feed: [
      { item: { key: "product:robot", title: "The robot" }, listCents: 4_000, earnedCents: 3_260, licence: "personal", source: "unknown" },
    ],
  });
  expect(overview.earnings.points).toHaveLength(30);
  expect(overview.earnings.points.at(-1)).toBe(3_260);
  const [sale] = overview.feed;
  const everything = JSON.stringify([overview, await figures().sales(month()), await figures().sale({ id: sale?.id ?? "" })]);
  expect(everything).not.toContain(ADA.id);
  expect(everything).not.toContain("example.com");
});

test("a refund belongs to the day it happened; the list shows the sale as it stands now", async () => {
  const orderId = await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  app.passMinutes(3 * DAY);
  await provider.refundByHand(await intentOf(orderId), 1_000);
  await app.runJobs();
  await applyEvents(app);
  const { earnings, refunds } = await figures().overview(month());
  expect(earnings.points.slice(-4)).toEqual([3_254, 0, 0, -850]);
  expect(refunds.points.slice(-4)).toEqual([0, 0, 0, 1]);
  const report = await figures().salesReport({ from: today(), to: today() });
  expect(termsOf(report.equation)).toEqual({
    gross: 0,
    discounts: 0,
    refunds: 1_000,
    commission: -150,
    card: 0,
    affiliates: 0,
    earned: -850,
  });
  const { rows, totals } = await figures().sales(month());
  expect(rows).toMatchObject([{ refundedCents: 1_000, feesCents: 596, earnedCents: 2_404, state: "clears" }]);
  expect(totals).toEqual({ sales: 1, listCents: 4_000, offCents: 0, refundedCents: 1_000, feesCents: 596, earnedCents: 2_404 });
  expect((await figures().sales({ ...month(), term: "discounts" })).totals.sales).toBe(0);
  expect((await figures().sales({ ...month(), term: "refunds" })).totals.sales).toBe(1);
});

test("one sale says every cent and what happened to it; it is its creator's alone", async () => {
  const orderId = await buy(app, ADA, ["robot"], "dispute");
  app.passMinutes(1);
  await provider.deliverDue();
  await applyEvents(app);
  const [line] = (await figures().sales(month())).rows;
  const id = line?.id ?? "";
  expect(await figures().sale({ id })).toMatchObject({
    state: "disputed",
    timeline: [{ what: "paid", cents: 4_000 }, { what: "disputed" }],
  });
  app.passMinutes(DAY);
  await provider.closeDispute(await intentOf(orderId), false);
  await applyEvents(app);
  const sale = await figures().sale({ id });
  expect(sale.timeline.map(({ what }) => what)).toEqual(["paid", "disputed", "dispute_lost"]);
  expect(termsOf(sale.equation)).toEqual({
    gross: 4_000,
    discounts: 0,
    refunds: 4_000,
    commission: 0,
    card: 146,
    affiliates: 0,
    earned: -146,
  });
  expect(sale).toMatchObject({ state: "charged_back", earnedCents: -146, soldAs: "The robot" });
  const other = { ...BOB, isCreator: true };
  await expect(app.as(other).figures.sale({ id })).rejects.toMatchObject({ code: "FIGURES_NOT_FOUND", status: 404 });
});

test("what clears when, and what is available once the hold is over", async () => {
  await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  const before = await figures().earningsReport({ ...month(), by: "item" });
  expect(before).toMatchObject({
    rows: [{ key: "product:robot", earnedCents: 3_254, pendingCents: 3_254, availableCents: 0 }],
    clearing: [{ day: dayAfter(today(), 30), cents: 3_254 }],
    holdDays: 30,
  });
  app.passMinutes(31 * DAY);
  await orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});
  await applyEvents(app);
  const year = { from: dayAfter(today(), -365), to: today() };
  const after = await figures().earningsReport({ ...year, by: "day" });
  expect(after).toMatchObject({ totals: { pendingCents: 0, availableCents: 3_254 }, now: { availableCents: 3_254 }, clearing: [] });
  expect((await figures().sales({ ...year, state: "available" })).rows).toHaveLength(1);

  await app.services.transaction((tx) => notePaid(tx, CARA.id, app.now()));
  const [{ holdDays }, payouts] = await Promise.all([figures().earningsReport({ ...month(), by: "day" }), app.as(CARA).payouts.overview()]);
  expect([holdDays, payouts.holdDays]).toEqual([14, 14]);
});

test("the same order twice changes nothing", async () => {
  const orderId = await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  await catchUp();
  const before = await allDays();
  for (let n = 0; n < 3; n++) await app.services.transaction((tx) => follow(tx, [orderId, orderId]));
  expect(await allDays()).toEqual(before);
});

test("what costs nothing is no sale: it counts as taken", async () => {
  await sell(app, "rock", 0, CARA.id);
  await app.db
    .updateTable("products")
    .set({ licenceTypes: ["free-cc0"] })
    .where("id", "=", "rock")
    .execute();
  const { id: quoteId } = await app.as(ADA).checkout.quote({ lines: [{ itemType: "product", itemId: "rock", variant: "free-cc0" }] });
  await app.as(ADA).checkout.start({ quoteId, key: crypto.randomUUID() });
  await applyEvents(app);
  const { sales, freeToday, feed } = await figures().overview(month());
  expect([sales.value, feed, freeToday]).toEqual([0, [], [{ item: expect.objectContaining({ id: "rock" }), downloads: 1 }]]);
  expect((await figures().sales(month())).rows).toEqual([]);
});

test("ranges end after 366 days, and a report is narrowed by one thing at a time", async () => {
  const bad = { code: "BAD_REQUEST" };
  await expect(figures().overview({ from: "2026-01-01", to: "2027-01-02" })).rejects.toMatchObject(bad);
  await expect(figures().overview({ from: "2026-02-01", to: "2026-01-01" })).rejects.toMatchObject(bad);
  await expect(figures().salesReport({ ...month(), country: "DE", source: "direct" })).rejects.toMatchObject(bad);
  expect((await figures().overview({ from: "2026-01-01", to: "2027-01-01" })).earnings.points).toHaveLength(366);
});

test("figures are for creators about themselves: neither buyers nor staff open them", async () => {
  for (const who of [ADA, EDDA, null])
    await expect(app.as(who).figures.overview(month())).rejects.toMatchObject({ code: expect.any(String) });
  await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  const other = { ...BOB, isCreator: true };
  expect((await app.as(other).figures.sales(month())).rows).toEqual([]);
});

const runJob = (name: string, data = {}) => figureJobs.find((job) => job.name === name)?.run(app.services, data);
const catchUp = () => runJob("figures.catchUp");

test("orders from before there were figures are counted by the job, each once; the statements of the bench come to the same", async () => {
  await app.db.transaction().execute((tx) => writeManySales(tx, { creatorId: CARA.id, count: 450, now: app.now(), days: 60 }));
  await catchUp();
  await catchUp();
  const counted = await allDays();
  await app.db.deleteFrom("creatorDays").execute();
  await app.db.deleteFrom("saleLines").execute();
  await sql`insert into unfollowed_orders select id from orders`.execute(app.db);
  await writeManySums(app.db);
  expect(await allDays()).toEqual(counted);
  const year = { from: dayAfter(today(), -365), to: today() };
  expect((await figures().overview(year)).sales.value).toBe(450);
  const { splits } = await figures().salesReport({ ...year, open: "country" });
  expect([splits.country.rows.length, splits.country.more]).toEqual([30, null]);
  expect(splits.item.more?.count).toBe(20 - FIGURES.SPLIT_SHOWN);
  expect(splits.source.rows.map(({ key }) => key).toSorted()).toEqual(["direct", "other_site", "search", "social", "unknown"]);
});

test("a short file is the answer; a long one is written in the background, told of, handed to its creator alone, and gone after three days; three at once", async () => {
  await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  const short = await figures().salesFile(month());
  expect(short).toMatchObject({ kind: "now", file: { isCut: false } });
  expect(short.kind === "now" && short.file.csv).toContain(
    '"The robot","Product","Personal licence","Not known","Not known","40","0","0","7.46","32.54","Clears"',
  );

  const count = FIGURES.ROWS_AT_ONCE + 1;
  const other = { ...BOB, isCreator: true };
  await app.db.transaction().execute(async (tx) => {
    await writeManySales(tx, { creatorId: BOB.id, count, now: app.now(), days: 1 });
    await writeManySums(tx);
  });
  const { files, salesFile } = app.as(other).figures;
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => salesFile(month())));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(FIGURES.FILES_AT_ONCE);
  expect(asked.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "FIGURES_TOO_MANY_FILES" } });
  expect(asked).toContainEqual({
    status: "fulfilled",
    value: { kind: "later", file: expect.objectContaining({ state: "waiting", rows: count, url: null }) },
  });
  await app.runJobs();
  const [file] = await files();
  expect(file).toMatchObject({
    state: "ready",
    rows: count,
    expiresAt: expect.any(String),
    url: expect.stringContaining("/figure-files/"),
  });
  await applyEvents(app);
  const { latest } = app.as(other).notifications;
  expect((await latest()).items).toContainEqual(
    expect.objectContaining({ type: "system_update", title: expect.stringContaining("is ready"), data: { topic: "file" } }),
  );
  expect(await figures().files()).toEqual([]);
  app.passMinutes(4 * DAY);
  await runJob("figures.removeExpired");
  expect(await files()).toEqual([]);
  expect(await app.db.selectFrom("files").select("id").where("type", "=", "text/csv").execute()).toEqual([]);
}, 60_000);

test.each(["sales", "earnings", "analytics"] as const)("the rows of the %s report come as a file", async (report) => {
  await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  const byItem = await figures().reportFile({ ...month(), report, by: "item" });
  expect(byItem.kind === "now" && byItem.file.csv).toContain("The robot");
  const byDay = await figures().reportFile({ ...month(), report, by: "day" });
  expect(byDay.kind === "now" && byDay.file.csv).toContain(today());
});

test("a dispute that is won leaves the figures as they were", async () => {
  const orderId = await buy(app, ADA, ["robot"]);
  await applyEvents(app);
  const before = await figures().salesReport(month());
  const event = { intentId: await intentOf(orderId), orderId, amountCents: 4_000, currency: "USD", occurredAt: app.now(), card: null };
  for (const type of ["dispute_opened", "dispute_won"] as const)
    await receiveEvent(app.services, { provider: "simulated", event: { ...event, type, id: crypto.randomUUID() } });
  await applyEvents(app);
  expect(await figures().salesReport(month())).toEqual(before);
});
