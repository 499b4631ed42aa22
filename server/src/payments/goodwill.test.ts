import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { addGoodwill } from "../discounts/port.ts";
import { account, balance } from "../ledger/port.ts";
import { orderJobs } from "../orders/jobs.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { moveEvents } from "../sale-events/jobs.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { pay } from "../testing/buying-tokens.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";
import { applyEvents } from "../testing/figures/apply-events.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const DAY = 24 * 60;
const key = () => crypto.randomUUID();
const line = (itemId: string) => ({ itemType: "product", itemId, variant: "personal" }) as const;
/** What Cara earns by a sale of $20.00 nobody gave anything to. */
const WHOLE = splitOf(2_000, processingShares([2_000])[0] ?? 0);

beforeEach(async () => {
  await addCategories(app.db);
  await addProduct(app.db, "robot", CARA.id, { priceCents: 2_000, licenceTypes: ["personal", "commercial"] });
  await addProduct(app.db, "crate", BOB.id, { priceCents: 1_000 });
});

/** Support promised Ada this much. */
const promise = (cents: number, code = "SORRY-1") =>
  app.services.transaction((tx) =>
    addGoodwill(tx, { id: code, code, holderId: ADA.id, cents, at: app.now(), endsAt: addDays(app.now(), 180) }),
  );
const quoted = (ids: readonly string[], code = "SORRY-1") => app.as(ADA).checkout.quote({ lines: ids.map(line), code });
async function bought(ids: readonly string[]): Promise<string> {
  const { id: quoteId, totalCents } = await quoted(ids);
  const { orderId } = await app.as(ADA).checkout.start({ quoteId, key: key() });
  if (totalCents > 0) await pay(app, ADA, orderId);
  return orderId;
}
const linesOf = (orderId: string) =>
  app.db.selectFrom("orderLines").selectAll().where("orderId", "=", orderId).orderBy("position").execute();
const books = async () => ({
  provider: await balance(app.db, "provider"),
  commission: await balance(app.db, "platform_commission"),
  card: await balance(app.db, "platform_processing"),
  pending: await balance(app.db, account("creator_pending", CARA.id)),
  available: await balance(app.db, account("creator_available", CARA.id)),
});
const timesUsed = async () => (await app.db.selectFrom("discounts").select("timesUsed").executeTakeFirstOrThrow()).timesUsed;
const refundByHand = async (orderId: string, cents: number) => {
  const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
  await provider.refundByHand(intentId ?? "", cents);
  await app.runJobs();
};
const month = () => ({ from: dayAfter(dayOf(app.now()), -60), to: dayOf(app.now()) });

test("goodwill beyond our commission comes off whole; the creator is paid as without it, and a refund leaves nothing but the card's cost", async () => {
  await promise(1_500);
  expect(await quoted(["robot"])).toMatchObject({ totalCents: 500, discount: { code: "SORRY-1", offCents: 1_500 } });
  const orderId = await bought(["robot"]);
  const [sold] = await linesOf(orderId);
  const card = processingShares([500])[0] ?? 0;
  const commission = 500 - card - WHOLE.creator;
  expect(commission).toBeLessThan(0);
  expect(sold?.split).toEqual({ ...WHOLE, net: 500, processing: card, commission, platformPaid: 1_500 });
  expect(await books()).toEqual({ provider: -500, commission, card, pending: WHOLE.creator, available: 0 });

  await applyEvents(app);
  await expect
    .poll(async () => (await app.db.selectFrom("mails").select("body").where("key", "=", `receipt-${orderId}`).executeTakeFirst())?.body)
    .toContain("Discount  -$15.00\nGiven by Blenda.");
  const { rows } = await app.as(CARA).figures.sales(month());
  expect(rows).toMatchObject([{ listCents: 2_000, offCents: 1_500, feesCents: commission + card, earnedCents: WHOLE.creator }]);
  const sale = await app.as(CARA).figures.sale({ id: sold?.id ?? "" });
  expect(sale).toMatchObject({ platformPaidCents: 1_500, earnedCents: WHOLE.creator });
  expect(sale.equation).toContainEqual({ term: "commission", cents: commission });
  const report = await app.as(CARA).figures.salesReport(month());
  expect(report).toMatchObject({ sales: { value: 1 } });
  expect(report.equation.find(({ term }) => term === "earned")?.value).toBe(WHOLE.creator);
  const [item] = (await app.as(ROOT).payments.order({ orderId })).lines;
  expect(item?.split).toMatchObject({ commission, creator: WHOLE.creator });
  expect((await app.as(EDDA).discounts.discounts({ source: "goodwill" })).rows).toMatchObject([
    { state: "used_up", givenCents: 1_500, revenueCents: 500, platformPaidCents: 1_500 },
  ]);

  await refundByHand(orderId, 500);
  expect(await books()).toEqual({ provider: 0, commission: 0, card, pending: 0, available: -card });
  await applyEvents(app);
  expect((await app.as(CARA).figures.sale({ id: sold?.id ?? "" })).earnedCents).toBe(-card);
  expect(await timesUsed()).toBe(0);
});

test("in pieces the same comes back as at once, and never more of what we gave than all of it", async () => {
  await promise(1_500);
  const orderId = await bought(["robot"]);
  let commission = (await books()).commission;
  for (const cents of [1, 99, 150, 249, 1]) {
    await refundByHand(orderId, cents);
    const now = (await books()).commission;
    expect(now).toBeGreaterThanOrEqual(commission);
    expect(now).toBeLessThanOrEqual(0);
    commission = now;
  }
  expect(await books()).toMatchObject({ provider: 0, commission: 0, pending: 0 });
});

test("what goodwill pays whole is a sale all the same: it is delivered, cleared and counted, and there is no price to give back", async () => {
  await promise(5_000);
  const orderId = await bought(["robot"]);
  expect(await app.as(ADA).orders.order({ id: orderId })).toMatchObject({ status: "paid", totalCents: 0, discountCents: 2_000 });
  expect(await books()).toEqual({ provider: 0, commission: -WHOLE.creator, card: 0, pending: WHOLE.creator, available: 0 });
  await applyEvents(app);
  const clearing = (await app.as(CARA).figures.earningsReport(month())).clearing;
  expect(clearing.reduce((sum, { cents }) => sum + cents, 0)).toBe(WHOLE.creator);
  expect(await app.as(CARA).figures.salesReport(month())).toMatchObject({ sales: { value: 1 } });
  const [sold] = await linesOf(orderId);
  expect((await app.as(ADA).refunds.eligibility({ lineId: sold?.id ?? "" })).isEligible).toBe(false);
  const { options } = await app.as(ADA).checkout.upgrades({ lineId: sold?.id ?? "" });
  expect(options.map(({ type, differenceCents }) => [type, differenceCents])).toEqual([["commercial", 2_000]]);
  app.passMinutes(31 * DAY);
  await orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});
  expect(await books()).toMatchObject({ pending: 0, available: WHOLE.creator });
});

test("it comes off what a sale leaves, which goes on beside it, and over several shops each is paid as without it", async () => {
  const event = { name: "Bench week", startsAt: addDays(app.now(), 1), endsAt: addDays(app.now(), 8), percent: 25 };
  const items = [{ itemType: "product" as const, itemId: "robot", percent: null }];
  const { id } = await app.as(CARA).saleEvents.createSaleEvent({ ...event, items, key: key() });
  await app.as(CARA).saleEvents.scheduleSaleEvent({ id });
  app.passMinutes(DAY + 1);
  await moveEvents(app.services);
  await promise(1_000);
  expect(await quoted(["robot", "crate"])).toMatchObject({
    ...{ subtotalCents: 3_000, discountCents: 1_500, totalCents: 1_500, discount: { offCents: 1_000 } },
    lines: [
      { saleOffCents: 500, codeOffCents: 600, totalCents: 900 },
      { saleOffCents: 0, codeOffCents: 400, totalCents: 600 },
    ],
  });
  const lines = await linesOf(await bought(["robot", "crate"]));
  const [robot = 0, crate = 0] = processingShares([1_500, 1_000]);
  expect(lines.map(({ split }) => split.creator)).toEqual([splitOf(1_500, robot).creator, splitOf(1_000, crate).creator]);
  expect(lines.map(({ saleEventId }) => saleEventId)).toEqual([id, null]);
  expect((await app.as(CARA).saleEvents.saleEvents({})).rows[0]).toMatchObject({ sales: 1, givenCents: 500 });
  expect(await app.as(CARA).discounts.coupons({})).toMatchObject({ givenCents: 0, saleGivenCents: 500 });
  expect((await app.as(EDDA).discounts.discounts({})).rows).toMatchObject([{ givenCents: 1_000, platformPaidCents: 1_000 }]);
});
