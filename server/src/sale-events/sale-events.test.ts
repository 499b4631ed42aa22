import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import { creatorsInvited } from "@blenda/domain/sale-events/events";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { priceNow } from "@blenda/domain/shared/price";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { emit } from "../platform/events/outbox.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { buy } from "../testing/buying.ts";
import { addCategories, addProduct, addTraining } from "../testing/catalogue.ts";
import { untilDelivered } from "../testing/people.ts";
import { moveEvents } from "./jobs.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
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
test("the look at the second of a start is asked for that moment, however long planning took", async () => {
  app.passMinutes(5);
  const startsAt = addDays(app.now(), 1);
  await scheduled({ startsAt });
  const { rows } = await sql<{ startAfter: string }>`select start_after from jobs.job where name = 'saleEvents.move' order by 1`.execute(
    app.db,
  );
  expect(new Date(rows[0]?.startAfter ?? 0).toISOString() >= startsAt).toBe(true);
});

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
  const line = await app.db
    .selectFrom("orderLines")
    .select(["listCents", "discountCents", "paidCents", "split", "saleEventId"])
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ listCents: 2_000, discountCents: 500, paidCents: 1_500, saleEventId: id });
  expect(line.split).toEqual(splitOf(1_500, processingShares([1_500])[0] ?? 0));
  expect((await cara().saleEvents({})).rows[0]).toMatchObject({ sales: 1, revenueCents: 1_500, givenCents: 500 });
  expect(await app.as(CARA).discounts.coupons({})).toMatchObject({ givenCents: 0, saleGivenCents: 500 });
});

test("the preview says of each item whether it may take part, what buyers see and what its creator keeps", async () => {
  const first = { itemType: "product", itemId: "table", priceCents: 2_000, reason: "published", at: addDays(app.now(), -90) } as const;
  await app.db.insertInto("priceHistory").values(first).execute();
  await app.as(CARA).catalogue.setPrice({ id: "table", priceCents: 1_800 });
  const { rows, possible } = await cara().candidates({ startsAt: addDays(app.now(), 1), endsAt: addDays(app.now(), 8), percent: 25 });
  expect(possible).toBe(2);
  expect(rows.map(({ itemId, problem }) => [itemId, problem?.code])).toEqual([
    ["chair", undefined],
    ["course", undefined],
    ["table", "price_changed"],
  ]);
  expect(rows[0]).toMatchObject({ sale: { priceCents: 1_500, wasCents: 2_000, percentOff: 25 }, keepsOnSaleCents: 1_201 });
  const { id } = await cara().createSaleEvent({ ...draft({ items: [product("chair"), product("table")] }), key: key() });
  await expect(cara().scheduleSaleEvent({ id })).rejects.toMatchObject({ code: "SALE_EVENTS_ITEMS_REFUSED", data: { count: 1 } });
  expect((await cara().saleEvent({ id })).state).toBe("draft");
});

test("who will be told is counted once each, of what was chosen and can take part", async () => {
  const first = { itemType: "product", itemId: "table", priceCents: 2_000, reason: "published", at: addDays(app.now(), -90) } as const;
  await app.db.insertInto("priceHistory").values(first).execute();
  await addProduct(app.db, "lamp", CARA.id, { priceCents: 2_000 });
  for (const productId of ["chair", "lamp"]) await app.as(ADA).saved.save({ productId });
  for (const productId of ["chair", "table"]) await app.as(BOB).saved.save({ productId });
  const days = { startsAt: addDays(app.now(), 1), endsAt: addDays(app.now(), 8), percent: 25 };
  const people = async (...ids: string[]) => (await cara().savers({ ...days, items: ids.map((id) => product(id)) })).people;
  expect(await people("chair", "lamp")).toBe(2);
  expect(await people("lamp")).toBe(1);
  await app.as(CARA).catalogue.setPrice({ id: "table", priceCents: 1_800 });
  expect(await people("table", "lamp")).toBe(1);
  expect((await app.as({ ...BOB, isCreator: true }).saleEvents.savers({ ...days, items: [product("chair")] })).people).toBe(0);
});

test("a price stays while its item is on sale; changed before a planned one, the sale goes on without it", async () => {
  await scheduled();
  await app.as(CARA).trainings.setPrice({ id: "course", priceCents: 5_000 });
  expect((await app.as(null).trainings.training({ id: "course" })).sale).toBeNull();
  app.passMinutes(24 * 60);
  await expect(app.as(CARA).catalogue.setPrice({ id: "chair", priceCents: 2_500 })).rejects.toMatchObject({
    code: "SALE_EVENTS_PRICE_FIXED",
  });
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
  const told = () =>
    app.db.selectFrom("notifications").select(["userId", "title"]).where("type", "=", "system_update").orderBy("userId").execute();
  await expect.poll(async () => (await told()).map(({ userId }) => userId)).toEqual([ADA.id, BOB.id]);
  await moveEvents(app.services);
  expect((await told())[0]?.title).toContain("$15.00");
});

test("who has something that may take part in a platform event is told of the invitation once; whoever switched that off is not", async () => {
  const [free, young] = [{ priceCents: 0 }, { publishedAt: app.now() }];
  await app.db.updateTable("users").set({ isCreator: true }).where("id", "in", [ADA.id, BOB.id, EDDA.id]).execute();
  await addProduct(app.db, "boat", BOB.id);
  await addProduct(app.db, "gift", ADA.id, free);
  await addProduct(app.db, "novelty", ADA.id, young);
  await addTraining(app.db, "lesson", EDDA.id, { priceCents: 4_000 });
  await app.as(BOB).notifications.setChannel({ type: "sale_invite", inApp: false, mail: false });
  const staff = app.as(ROOT).saleEvents;
  const times = { startsAt: addDays(app.now(), 5), endsAt: addDays(app.now(), 9), optInDeadline: addDays(app.now(), 3) };
  const { id } = await staff.createPlatformEvent({ name: "Autumn fair", percent: 10, badge: "Fair", message: "", ...times, key: key() });
  await staff.invite({ id });
  const told = () => app.db.selectFrom("notifications").select(["userId", "title", "onceKey"]).orderBy("userId").execute();
  const line = (userId: string) => ({ userId, title: "You're invited: Autumn fair", onceKey: `sale-invite/${id}/${userId}` });
  await expect.poll(told).toEqual([line(CARA.id), line(EDDA.id)]);
  await app.services.transaction((tx) => emit(tx, creatorsInvited({ eventId: id, at: app.now() })));
  await staff.cancelPlatformEvent({ id });
  await untilDelivered(app.db);
  expect(await told()).toHaveLength(2);
});

test("the platform invites, creators join with their own percent until the deadline, then it locks, runs and ends", async () => {
  const staff = app.as(EDDA).saleEvents;
  const times = { startsAt: addDays(app.now(), 5), endsAt: addDays(app.now(), 9), optInDeadline: addDays(app.now(), 3) };
  const { id } = await staff.createPlatformEvent({ name: "Autumn fair", percent: 10, badge: "Fair", message: "", ...times, key: key() });
  await expect(cara().join({ id, items: [product("chair", 20) as never] })).rejects.toMatchObject({ code: "SALE_EVENTS_NOT_FOUND" });
  await staff.invite({ id });
  await expect(cara().join({ id, items: [{ ...product("chair"), percent: 5 }] })).rejects.toMatchObject({ code: "SALE_EVENTS_REFUSED" });
  expect(await cara().join({ id, items: [{ ...product("chair"), percent: 20 }] })).toMatchObject({ joined: 1, isOpen: true });
  expect(await cara().joinedItems({ id })).toEqual([{ ...product("chair"), percent: 20 }]);
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

test("whoever leaves with a sale planned takes it along: nothing of theirs is reduced, and an event of ours goes on without them", async () => {
  const own = await scheduled();
  const staff = app.as(EDDA).saleEvents;
  const times = { startsAt: addDays(app.now(), 5), endsAt: addDays(app.now(), 9), optInDeadline: addDays(app.now(), 3) };
  const { id: fair } = await staff.createPlatformEvent({
    name: "Autumn fair",
    percent: 10,
    badge: "Fair",
    message: "",
    ...times,
    key: key(),
  });
  await staff.invite({ id: fair });
  await cara().join({ id: fair, items: [{ ...product("table"), percent: 20 }] });
  for (let twice = 0; twice < 2; twice++)
    await app.services.transaction(async (tx) => {
      for (const part of app.services.personalData) await part.forget(tx, CARA, app.now());
    });
  for (const table of ["products", "trainings"] as const)
    for (const { sale } of await app.db.selectFrom(table).select("sale").execute()) expect(sale).toBeNull();
  expect(await app.db.selectFrom("saleEventItems").select(["itemId", "status"]).orderBy("itemId").execute()).toEqual(
    ["chair", "course", "table"].map((itemId) => ({ itemId, status: "dropped" })),
  );
  const { name, status } = await app.db.selectFrom("saleEvents").selectAll().where("id", "=", own).executeTakeFirstOrThrow();
  expect({ name, status }).toEqual({ name: "A former creator's sale", status: "cancelled" });
  const steps = app.db.selectFrom("transitions").select(["fromStatus", "toStatus", "actorId"]).where("entityId", "=", own);
  expect((await steps.execute()).at(-1)).toEqual({ fromStatus: "scheduled", toStatus: "cancelled", actorId: null });
  expect(await staff.platformEvent({ id: fair })).toMatchObject({ state: "inviting", shops: [] });
  app.passMinutes(6 * 24 * 60);
  await moveEvents(app.services);
  expect((await staff.platformEvent({ id: fair })).state).toBe("active");
});

test("100 checkouts around the second an event ends: each is priced by its own moment, and none pays more than it was shown without being asked again", async () => {
  await scheduled();
  app.passMinutes(24 * 60);
  await moveEvents(app.services);
  const guests = Array.from({ length: 100 }, (_, n) => ({
    calls: app.as(null, `203.0.113.${n}`).checkout,
    email: `guest${n}@example.com`,
  }));
  const line = { itemType: "product", itemId: "chair", variant: "personal" } as const;
  app.passMinutes(7 * 24 * 60 - 1);
  const quotes = await Promise.all(guests.map(({ calls }) => calls.quote({ lines: [line] })));
  expect(new Set(quotes.map(({ totalCents }) => totalCents))).toEqual(new Set([1_500]));
  const end = addMinutes(app.now(), 1);
  const start = (n: number, quoteId = quotes[n]?.id ?? "") =>
    (guests[n] as (typeof guests)[number]).calls.start({ quoteId, key: key(), confirmed: [], email: guests[n]?.email }).then(
      ({ orderId, secret, totalCents }) => ({ n, orderId, secret, totalCents }),
      ({ code, data }) => ({ n, refusal: { code, data } }),
    );
  const early = Array.from({ length: 50 }, (_, n) => start(n));
  await Promise.race(early);
  app.passMinutes(1);
  const late = await Promise.all(Array.from({ length: 50 }, (_, n) => start(50 + n)));
  const outcomes = [...(await Promise.all(early)), ...late];
  const [made, refused] = [outcomes.filter((each) => "orderId" in each), outcomes.filter((each) => "refusal" in each)];
  expect(made.length).toBeGreaterThanOrEqual(10);
  expect(late.filter((each) => "refusal" in each)).toHaveLength(50);
  expect(made.map(({ totalCents }) => totalCents)).toEqual(made.map(() => 1_500));
  const changed = { code: "CHECKOUT_CHANGED", data: { totalCents: 2_000 } };
  expect(refused.map(({ refusal }) => refusal)).toEqual(refused.map(() => changed));

  const asked = await Promise.all(
    refused.map(async ({ n }) => {
      const again = await guests[n]?.calls.quote({ lines: [{ ...line, expectedCents: 1_500 }] });
      expect(again?.lines[0]).toMatchObject({ totalCents: 2_000, warnings: ["price_changed"] });
      return start(n, again?.id);
    }),
  );
  const full = asked.filter((each) => "orderId" in each);
  expect(full.map(({ totalCents }) => totalCents)).toEqual(refused.map(() => 2_000));

  await Promise.all(
    [...made, ...full].map(async ({ n, orderId, secret }) => {
      const paymentMethod = (await provider.tokenize(TEST_CARDS[0].number)) ?? "";
      await guests[n]?.calls.confirm({ orderId, secret, paymentMethod, key: key() });
    }),
  );
  const orders = await app.db.selectFrom("orders").select(["createdAt", "totalCents", "status"]).execute();
  expect(orders).toHaveLength(100);
  expect(orders.filter(({ createdAt }) => createdAt < end)).toHaveLength(made.length);
  for (const { createdAt, totalCents, status } of orders)
    expect({ totalCents, status }).toEqual({ totalCents: createdAt < end ? 1_500 : 2_000, status: "paid" });
});
