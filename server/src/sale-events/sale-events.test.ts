import { splitOf, processingShares } from "@blenda/domain/ledger/rules";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { priceNow } from "@blenda/domain/shared/price";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { buy } from "../testing/buying.ts";
import { addCategories, addProduct, addTraining } from "../testing/catalogue.ts";
import { moveEvents } from "./jobs.ts";

const app = await testApp();
const key = () => crypto.randomUUID();
const product = (itemId: string, percent: number | null = null) => ({ itemType: "product" as const, itemId, percent });
const cara = () => app.as(CARA).saleEvents;

beforeEach(async () => {
  await addCategories(app.db);
  for (const id of ["chair", "table"]) await addProduct(app.db, id, CARA.id, { priceCents: 2_000, licenceTypes: ["personal", "studio"] });
  await addTraining(app.db, "course", CARA.id, { priceCents: 4_000 });
});

const draft = (more = {}) => ({
  name: "Bench week",
  startsAt: addDays(app.now(), 1),
  endsAt: addDays(app.now(), 8),
  percent: 25,
  items: [product("chair"), { itemType: "training" as const, itemId: "course", percent: 50 }],
  ...more,
});

async function scheduled(more = {}): Promise<string> {
  const { id } = await cara().createSaleEvent({ ...draft(more), key: key() });
  await cara().scheduleSaleEvent({ id });
  return id;
}
const shownPrices = async () => {
  const [card] = await app.as(null).catalogue.byIds({ ids: ["chair"] });
  const page = await app.as(null).catalogue.product({ id: "chair" });
  const { lines } = await app.as(ADA).checkout.quote({ lines: [{ itemType: "product", itemId: "chair", variant: "personal" }] });
  return [card && priceNow(card), priceNow(page), page.licences.map(priceNow)[0], lines[0]?.totalCents];
};

test("a sale begins and ends by the clock, in every place at once, and no job has to run before", async () => {
  await scheduled();
  expect(await shownPrices()).toEqual([2_000, 2_000, 2_000, 2_000]);
  app.passMinutes(24 * 60);
  expect(await shownPrices()).toEqual([1_500, 1_500, 1_500, 1_500]);
  const page = await app.as(null).catalogue.product({ id: "chair" });
  expect(page.sale).toMatchObject({ priceCents: 1_500, wasCents: 2_000, percentOff: 25, name: "Bench week" });
  expect(page.licences[1]).toMatchObject({ type: "studio", priceCents: 10_000, sale: { priceCents: 7_500, wasCents: 10_000 } });
  expect((await app.as(null).trainings.training({ id: "course" })).sale).toMatchObject({ priceCents: 2_000, percentOff: 50 });
  await moveEvents(app.services);
  await moveEvents(app.services);
  expect(await shownPrices()).toEqual([1_500, 1_500, 1_500, 1_500]);
  app.passMinutes(7 * 24 * 60);
  expect(await shownPrices()).toEqual([2_000, 2_000, 2_000, 2_000]);
  await moveEvents(app.services);
  expect((await cara().saleEvents({})).rows).toMatchObject([{ state: "ended" }]);
  expect(await app.db.selectFrom("saleEventItems").select(["status", "priceCents"]).orderBy("itemId").execute()).toEqual([
    { status: "over", priceCents: 1_500 },
    { status: "over", priceCents: 2_000 },
  ]);
});

test("what is sold in a sale is shared from its reduced price, and counted with the event", async () => {
  const id = await scheduled();
  app.passMinutes(24 * 60 + 1);
  await moveEvents(app.services);
  await buy(app, ADA, ["chair"]);
  const line = await app.db.selectFrom("orderLines").select(["listCents", "discountCents", "paidCents", "split", "saleEventId"]).executeTakeFirstOrThrow();
  expect(line).toMatchObject({ listCents: 2_000, discountCents: 500, paidCents: 1_500, saleEventId: id });
  expect(line.split).toEqual(splitOf(1_500, processingShares([1_500])[0] ?? 0));
  expect((await cara().saleEvents({})).rows[0]).toMatchObject({ sales: 1, revenueCents: 1_500, givenCents: 500 });
  expect(await app.as(CARA).discounts.coupons({})).toMatchObject({ givenCents: 0, saleGivenCents: 500 });
});

test("the preview says of each item whether it may take part, what buyers see and what its creator keeps", async () => {
  await app.as(CARA).catalogue.setPrice({ id: "table", priceCents: 1_800 });
  await app.as(ADA).saved.save({ productId: "chair" });
  const { rows, possible, savers } = await cara().candidates({ startsAt: addDays(app.now(), 1), endsAt: addDays(app.now(), 8), percent: 25 });
  expect([possible, savers]).toEqual([2, 1]);
  expect(rows.map(({ itemId, problem }) => [itemId, problem?.code])).toEqual([
    ["chair", undefined],
    ["course", undefined],
    ["table", "price_changed"],
  ]);
  expect(rows[0]).toMatchObject({ sale: { priceCents: 1_500, wasCents: 2_000, percentOff: 25 }, savers: 1, keepsOnSaleCents: 1_201 });
  const { id } = await cara().createSaleEvent({ ...draft({ items: [product("chair"), product("table")] }), key: key() });
  await expect(cara().scheduleSaleEvent({ id })).rejects.toMatchObject({ code: "SALE_EVENTS_ITEMS_REFUSED", data: { count: 1 } });
  expect((await cara().saleEvent({ id })).state).toBe("draft");
});

test("a price stays while its item is on sale; changed before a planned one, the sale goes on without it", async () => {
  await scheduled();
  await app.as(CARA).trainings.setPrice({ id: "course", priceCents: 5_000 });
  expect((await app.as(null).trainings.training({ id: "course" })).sale).toBeNull();
  app.passMinutes(24 * 60);
  await expect(app.as(CARA).catalogue.setPrice({ id: "chair", priceCents: 2_500 })).rejects.toMatchObject({ code: "SALE_EVENTS_PRICE_FIXED" });
  await moveEvents(app.services);
  expect(await app.db.selectFrom("saleEventItems").select(["itemId", "status"]).orderBy("itemId").execute()).toEqual([
    { itemId: "chair", status: "running" },
    { itemId: "course", status: "dropped" },
  ]);
  const [event] = (await cara().saleEvents({})).rows;
  await cara().cancelSaleEvent({ id: event?.id ?? "" });
  expect(await shownPrices()).toEqual([2_000, 2_000, 2_000, 2_000]);
  expect(await app.as(CARA).catalogue.setPrice({ id: "chair", priceCents: 2_500 })).toMatchObject({ priceCents: 2_500 });
});

test("of two events at once that want the same item, one is planned; somebody else's event and items are not there", async () => {
  const drafts = await Promise.all([1, 2].map(() => cara().createSaleEvent({ ...draft(), key: key() })));
  const outcomes = await Promise.allSettled(drafts.map(({ id }) => cara().scheduleSaleEvent({ id })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const bob = app.as({ ...BOB, isCreator: true }).saleEvents;
  await expect(bob.cancelSaleEvent({ id: drafts[0]?.id ?? "" })).rejects.toMatchObject({ code: "SALE_EVENTS_NOT_FOUND" });
  await expect(bob.createSaleEvent({ ...draft(), key: key() })).rejects.toMatchObject({ code: "SALE_EVENTS_ITEM_UNKNOWN" });
});

test("whoever saved something is told once per event, its creator never", async () => {
  for (const who of [ADA, BOB]) for (const productId of ["chair", "table"]) await app.as(who).saved.save({ productId });
  await scheduled({ items: [product("chair"), product("table")] });
  app.passMinutes(24 * 60 + 1);
  await moveEvents(app.services);
  const told = () => app.db.selectFrom("notifications").select(["userId", "title"]).where("type", "=", "system_update").orderBy("userId").execute();
  await expect.poll(async () => (await told()).map(({ userId }) => userId)).toEqual([ADA.id, BOB.id]);
  await moveEvents(app.services);
  expect((await told())[0]?.title).toContain("$15.00");
});

test("the platform invites, creators join with their own percent until the deadline, then it locks, runs and ends", async () => {
  const staff = app.as(EDDA).saleEvents;
  const times = { startsAt: addDays(app.now(), 5), endsAt: addDays(app.now(), 9), optInDeadline: addDays(app.now(), 3) };
  const { id } = await staff.createPlatformEvent({ name: "Autumn fair", percent: 10, badge: "Fair", message: "", ...times, key: key() });
  await expect(cara().join({ id, items: [product("chair", 20) as never] })).rejects.toMatchObject({ code: "SALE_EVENTS_NOT_FOUND" });
  await staff.invite({ id });
  await expect(cara().join({ id, items: [{ ...product("chair"), percent: 5 }] })).rejects.toMatchObject({ code: "SALE_EVENTS_REFUSED" });
  expect(await cara().join({ id, items: [{ ...product("chair"), percent: 20 }] })).toMatchObject({ joined: 1, isOpen: true });
  expect((await staff.platformEvent({ id })).shops).toMatchObject([{ creatorId: CARA.id, items: 1, percentLeast: 20 }]);
  app.passMinutes(3 * 24 * 60);
  await expect(cara().leave({ id })).rejects.toMatchObject({ code: "SALE_EVENTS_DEADLINE" });
  await moveEvents(app.services);
  expect((await staff.platformEvent({ id })).state).toBe("locked");
  app.passMinutes(2 * 24 * 60);
  expect(await shownPrices()).toEqual([1_600, 1_600, 1_600, 1_600]);
  await moveEvents(app.services);
  await app.as(ROOT).saleEvents.cancelPlatformEvent({ id });
  expect(await shownPrices()).toEqual([2_000, 2_000, 2_000, 2_000]);
  const actions = (await app.db.selectFrom("auditEntries").select("action").execute()).map(({ action }) => action);
  expect(actions).toEqual(["saleEvents.createPlatformEvent", "saleEvents.invite", "saleEvents.cancelPlatformEvent"]);
});

test("100 checkouts around the second an event ends: each is priced by its own moment, and none pays more than it was shown without being asked again", async () => {
  await scheduled();
  app.passMinutes(24 * 60);
  await moveEvents(app.services);
  const guests = Array.from({ length: 100 }, (_, n) => ({ calls: app.as(null, `203.0.113.${n}`).checkout, email: `guest${n}@example.com` }));
  const line = { itemType: "product", itemId: "chair", variant: "personal" } as const;
  app.passMinutes(7 * 24 * 60 - 1);
  const quotes = await Promise.all(guests.map(({ calls }) => calls.quote({ lines: [line] })));
  expect(new Set(quotes.map(({ totalCents }) => totalCents))).toEqual(new Set([1_500]));
  const end = addMinutes(app.now(), 1);
  const outcomes = await Promise.all(
    guests.map(async ({ calls, email }, n) => {
      if (n === 50) app.passMinutes(1);
      const isOver = app.now() >= end;
      const start = { quoteId: quotes[n]?.id ?? "", key: key(), confirmed: [], email };
      return calls.start(start).then(
        ({ totalCents }) => ({ isOver, totalCents }),
        ({ code, data }) => ({ isOver, code, data }),
      );
    }),
  );
  for (const outcome of outcomes.filter(({ isOver }) => isOver)) expect(outcome).toMatchObject({ code: "CHECKOUT_CHANGED", data: { totalCents: 2_000 } });
  for (const outcome of outcomes) if ("totalCents" in outcome) expect(outcome.totalCents).toBe(1_500);
  const again = await guests[99]?.calls.quote({ lines: [{ ...line, expectedCents: 1_500 }] });
  expect(again?.lines[0]).toMatchObject({ totalCents: 2_000, warnings: ["price_changed"] });
});
