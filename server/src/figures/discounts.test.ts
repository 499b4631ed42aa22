import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { addGoodwill } from "../discounts/port.ts";
import { moveEvents } from "../sale-events/jobs.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../testing/app.ts";
import { buy, buyLines, sell } from "../testing/buying.ts";
import { applyEvents } from "../testing/figures/apply-events.ts";

const app = await testApp();
const BOBS = { ...BOB, isCreator: true };
const figures = (who = CARA) => app.as(who).figures;
const month = () => ({ from: dayAfter(dayOf(app.now()), -29), to: dayOf(app.now()) });
const termsOf = (equation: readonly { term: string; value?: number | null }[]) =>
  Object.fromEntries(equation.map(({ term, value }) => [term, value]));
const line = (itemId: string) => ({ itemType: "product", itemId, variant: "personal" }) as const;
const reportOf = async (who: typeof CARA, by: "code" | "event" | "bundle") => (await figures(who).discountsReport({ ...month(), by })).rows;

beforeEach(() => sell(app, "robot", 4_000, CARA.id));

test("what was sold for less is grouped by code, sale event or bundle, says who gave it, and comes to the discounts of every other report", async () => {
  const draft = { type: "percent" as const, value: 10, startsAt: app.now() };
  await app.as(CARA).discounts.createCoupon({ ...draft, code: "MINE", key: crypto.randomUUID() });
  await app.as(EDDA).discounts.createDiscount({ ...draft, code: "OURS", note: "", key: crypto.randomUUID() });
  await buyLines(app, ADA, [line("robot")], "visa", "MINE");
  await buyLines(app, BOB, [line("robot")], "mastercard", "OURS");
  await buy(app, EDDA, ["robot"]);
  await applyEvents(app);
  const { rows, totals, previousTotals } = await figures().discountsReport(month());
  const sold = { sales: 1, grossCents: 4_000, offCents: 400 };
  expect(rows).toEqual([
    { ...sold, key: "MINE", name: "MINE", platformPaidCents: 0, earnedCents: 2_926 },
    { ...sold, key: "OURS", name: "OURS", platformPaidCents: 400, earnedCents: 3_254 },
  ]);
  expect(totals).toMatchObject({ sales: 2, offCents: 800, platformPaidCents: 400 });
  expect(previousTotals).toMatchObject({ sales: 0, offCents: 0 });
  expect(termsOf((await figures().salesReport(month())).equation).discounts).toBe(800);
  for (const by of ["event", "bundle"] as const)
    expect((await figures().discountsReport({ ...month(), by })).rows).toMatchObject([
      { key: "", name: "", sales: 2, platformPaidCents: 400 },
    ]);
  const { csv } = await figures().discountsFile(month());
  expect(csv).toContain('"Code","Sales","Gross","Discounts","Blenda gave","You earned"');
  for (const row of ['"MINE","1","40","4","0","29.26"', '"OURS","1","40","4","4","32.54"']) expect(csv).toContain(row);
  expect((await app.as(BOBS).figures.discountsReport(month())).rows).toEqual([]);
});

/** Bob's crate, a fifth off from now on. */
async function crateOnSale(): Promise<string> {
  await sell(app, "crate", 1_000, BOB.id);
  await app.db
    .updateTable("products")
    .set({ publishedAt: addDays(app.now(), -90) })
    .where("id", "=", "crate")
    .execute();
  const event = { name: "Bench week", startsAt: addDays(app.now(), 1), endsAt: addDays(app.now(), 8), percent: 20 };
  const items = [{ itemType: "product" as const, itemId: "crate", percent: null }];
  const { id } = await app.as(BOBS).saleEvents.createSaleEvent({ ...event, items, key: crypto.randomUUID() });
  await app.as(BOBS).saleEvents.scheduleSaleEvent({ id });
  app.passMinutes(24 * 60);
  await moveEvents(app.services);
  return id;
}

async function bundleOfBob(): Promise<string> {
  for (const id of ["jug", "mug"]) await sell(app, id, 1_000, BOB.id);
  const items = [line("jug"), line("mug")].map(({ itemType, itemId }) => ({ itemType, itemId }));
  const draft = { title: "Workshop set", description: "", priceCents: 1_500, items, key: crypto.randomUUID() };
  const { id } = await app.as(BOBS).bundles.createBundle(draft);
  await app.as(BOBS).bundles.publishBundle({ id });
  return id;
}

test("a coupon is credited with what it took off itself: another shop's sale and bundle in the same order are neither its savings nor its creator's to see", async () => {
  const [eventId, bundleId] = [await crateOnSale(), await bundleOfBob()];
  await sell(app, "lamp", 2_000, CARA.id);
  const draft = { code: "MINE", type: "percent" as const, value: 10, scope: { productIds: ["robot"] }, startsAt: app.now() };
  const coupon = await app.as(CARA).discounts.createCoupon({ ...draft, key: crypto.randomUUID() });
  const bundle = { itemType: "bundle", itemId: bundleId, variant: "personal" } as const;
  await buyLines(app, ADA, [line("robot"), line("lamp"), line("crate"), bundle], "visa", "MINE");
  await applyEvents(app);

  expect(await reportOf(CARA, "code")).toMatchObject([{ key: "MINE", sales: 1, grossCents: 4_000, offCents: 400 }]);
  expect(await reportOf(BOBS, "code")).toMatchObject([{ key: "", name: "", sales: 3, grossCents: 3_000, offCents: 700 }]);
  expect(await reportOf(BOBS, "event")).toMatchObject([
    { key: "", sales: 2, offCents: 500 },
    { key: eventId, name: "Bench week", sales: 1, grossCents: 1_000, offCents: 200 },
  ]);
  expect(await reportOf(BOBS, "bundle")).toMatchObject([
    { key: bundleId, name: "Workshop set", sales: 2, grossCents: 2_000, offCents: 500 },
    { key: "", sales: 1, offCents: 200 },
  ]);
  const codesOf = async (who: typeof CARA) => {
    const { rows } = await figures(who).sales(month());
    return Promise.all(rows.map(async ({ id }) => (await figures(who).sale({ id })).discountCode));
  };
  expect((await codesOf(CARA)).toSorted()).toEqual(["MINE", null]);
  expect(await codesOf(BOBS)).toEqual([null, null, null]);

  const { rows } = await app.as(CARA).discounts.couponUses({ id: coupon.id });
  expect(rows).toMatchObject([{ offCents: 400, paidCents: 3_600, status: "paid" }]);
  const given = async (who: typeof CARA) => {
    const { givenCents, saleGivenCents } = await app.as(who).discounts.coupons({});
    return [givenCents, saleGivenCents];
  };
  expect(await app.as(CARA).discounts.coupon({ id: coupon.id })).toMatchObject({ givenCents: 400, revenueCents: 3_600 });
  expect([await given(CARA), await given(BOBS)]).toEqual([
    [400, 0],
    [0, 200],
  ]);
});

test("beside goodwill a sale goes on: each is credited with its own part, and the thing was sold once", async () => {
  const eventId = await crateOnSale();
  const goodwill = { id: "sorry", code: "SORRY", holderId: ADA.id, cents: 300, at: app.now(), endsAt: addDays(app.now(), 9) };
  await app.services.transaction((tx) => addGoodwill(tx, goodwill));
  await buyLines(app, ADA, [line("crate")], "visa", "SORRY");
  await applyEvents(app);
  const [sold, beside] = [
    { sales: 1, grossCents: 1_000 },
    { sales: 0, grossCents: 0, earnedCents: 0 },
  ];
  expect(await reportOf(BOBS, "code")).toMatchObject([
    { ...sold, key: "SORRY", offCents: 300, platformPaidCents: 300 },
    { ...beside, key: "", offCents: 200, platformPaidCents: 0 },
  ]);
  expect(await reportOf(BOBS, "event")).toMatchObject([
    { ...beside, key: "", offCents: 300, platformPaidCents: 300 },
    { ...sold, key: eventId, offCents: 200, platformPaidCents: 0 },
  ]);
  expect((await app.as(BOBS).discounts.coupons({})).saleGivenCents).toBe(200);
});
