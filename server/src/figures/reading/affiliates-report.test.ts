import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { beforeEach, expect, test } from "vitest";
import { orderJobs } from "../../orders/jobs.ts";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { buy, buyLines, sell } from "../../testing/buying.ts";
import { applyEvents } from "../../testing/figures/apply-events.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const DAY = 24 * 60;
const REFS = { [BOB.id]: "200BOB", [EDDA.id]: "300EDD" };
const figures = () => app.as(CARA).figures;
const range = () => ({ from: dayAfter(dayOf(app.now()), -59), to: dayOf(app.now()) });
const termsOf = (equation: readonly { term: string; value?: number | null; cents?: number }[]) =>
  Object.fromEntries(equation.map(({ term, value, cents }) => [term, value ?? cents]));
const product = (itemId: string) => ({ itemType: "product", itemId, variant: "personal" }) as const;

beforeEach(async () => {
  for (const id of ["robot", "crate", "lamp"]) await sell(app, id, 4_000, CARA.id);
  await app.as(CARA).affiliates.saveProgrammeSettings({ isOn: true, bps: 2_000, isChosenOnly: false, mayAsk: true, items: [] });
  for (const [who, code, value] of [
    [BOB, "BOB10", 10],
    [EDDA, "EDDA5", 5],
  ] as const) {
    await app.db.updateTable("users").set({ globalAffiliateId: REFS[who.id] }).where("id", "=", who.id).execute();
    const asking = { creatorId: CARA.id, note: "I review robots every week.", termsVersion: "2026-11" };
    const { id } = await app.as(who).affiliates.requestProgramme(asking);
    await app.as(CARA).affiliates.decideRequest({ id, isAccepted: true });
    const draft = { code, type: "percent" as const, value, perCustomerLimit: 10, startsAt: app.now(), affiliateId: who.id };
    await app.as(CARA).discounts.createCoupon({ ...draft, key: crypto.randomUUID() });
  }
  app.passMinutes(1);
});

/** Each report says the same of what affiliates get. */
async function expectOneAnswer() {
  await applyEvents(app);
  const { rows, totals } = await figures().affiliatesReport(range());
  expect(termsOf((await figures().salesReport(range())).equation).affiliates).toBe(totals.affiliateCents);
  for (const { id } of (await figures().sales(range())).rows) {
    const { gross, earned, ...taken } = termsOf((await figures().sale({ id })).equation);
    expect((gross ?? 0) - Object.values(taken).reduce((sum: number, cents) => sum + (cents ?? 0), 0)).toBe(earned);
  }
  return { rows, totals };
}

test("what affiliates brought is grouped by affiliate, and comes to the affiliates of every other report, after a refund too", async () => {
  const orderId = await buyLines(app, ADA, [product("robot")], "visa", "BOB10");
  await buyLines(app, ADA, [product("crate")], "visa", "EDDA5");
  await buy(app, EDDA, ["robot"], "mastercard");
  const { rows, totals } = await expectOneAnswer();
  // A fifth of 38.00 less 5.70 and 1.40, and of 36.00 less 5.40 and 1.34.
  expect(rows).toEqual([
    { key: EDDA.id, name: "300EDD", sales: 1, grossCents: 4_000, affiliateCents: 618, earnedCents: 2_472 },
    { key: BOB.id, name: "200BOB", sales: 1, grossCents: 4_000, affiliateCents: 585, earnedCents: 2_341 },
  ]);
  expect(totals).toEqual({ sales: 2, grossCents: 8_000, affiliateCents: 1_203, earnedCents: 4_813 });
  expect((await figures().sales(range())).rows.map(({ source }) => source).toSorted()).toEqual(["affiliate", "affiliate", "unknown"]);
  const { csv } = await figures().affiliatesFile(range());
  expect(csv).toContain('"Affiliate","Sales","Gross","Affiliates","You earned"');
  for (const row of ['"300EDD","1","40","6.18","24.72"', '"200BOB","1","40","5.85","23.41"']) expect(csv).toContain(row);
  expect((await app.as({ ...BOB, isCreator: true }).figures.affiliatesReport(range())).rows).toEqual([]);

  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  await provider.refundByHand(intentId ?? "", 1_800);
  await app.runJobs();
  const after = await expectOneAnswer();
  expect(after.rows.find(({ key }) => key === BOB.id)).toMatchObject({ sales: 1, affiliateCents: 292 });

  app.passMinutes(60 * DAY);
  const { totals: none, previousTotals } = await figures().affiliatesReport(range());
  expect([none.sales, previousTotals.affiliateCents]).toEqual([0, after.totals.affiliateCents]);
});

test("a share that is declined leaves the report and goes back once, however often its sale is heard of", async () => {
  for (const item of ["robot", "crate", "lamp"]) {
    await buyLines(app, ADA, [product(item)], "visa", "BOB10");
    await applyEvents(app);
    app.passMinutes(1);
  }
  expect(await expectOneAnswer()).toMatchObject({ totals: { sales: 3, affiliateCents: 3 * 585, earnedCents: 3 * 2_341 } });
  const [{ id } = { id: "" }] = (await app.as(ROOT).affiliates.suspicious({})).rows;
  await app.as(ROOT).affiliates.ruleCommission({ id, isApproved: false, reason: "Buyer and affiliate share an office." });
  expect(await expectOneAnswer()).toMatchObject({ totals: { sales: 2, affiliateCents: 2 * 585, earnedCents: 2 * 2_341 } });
  app.passMinutes(31 * DAY);
  await orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});
  expect(await expectOneAnswer()).toMatchObject({ totals: { sales: 2, affiliateCents: 2 * 585 } });
  expect(termsOf((await figures().salesReport(range())).equation).earned).toBe(3 * 2_341 + 585);
});
