import { productChanged } from "@blenda/domain/catalogue/events";
import type { ListingAddress } from "@blenda/domain/search/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { shopChanged } from "@blenda/domain/shops/events";
import { beforeEach, expect, test, vi } from "vitest";
import { emit } from "../platform/events/outbox.ts";
import { BOB, CARA, testApp } from "../testing/app.ts";
import { addCategories, addProduct, addShop, addTraining } from "../testing/catalogue.ts";
import { addSearchable, INDEXED, untilIndexed } from "../testing/searching.ts";

const app = await testApp();
const search = () => app.as(null).search;
const say = (event: Parameters<typeof emit>[1]) => app.services.transaction((tx) => emit(tx, event));
const indexed = () => untilIndexed(app);
const idsOf = async (address: ListingAddress) => (await search().products(address)).items.map(({ id }) => id);

beforeEach(async () => {
  await indexed(); // the tables were just emptied; nothing of the test before may be left
  await addCategories(app.db);
  await addShop(app.db, CARA.id, { name: "Copperleaf" });
  await addShop(app.db, BOB.id, { name: "Saltrock Worlds" });
});

async function addSome(): Promise<void> {
  await addSearchable(app.db);
  await indexed();
}

test("a page ends where the next begins, whatever is added or removed in between", async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 0, minute)).toISOString();
  for (let i = 0; i < 60; i++) await addProduct(app.db, `p${i}`, CARA.id, { publishedAt: at(i) });
  await indexed();
  const first = await search().products({});
  expect(first.items).toHaveLength(24);
  expect(first.items[0]?.id).toBe("p59");
  // One newer than all, and the very one the first page ended with is taken away.
  await addProduct(app.db, "newer", CARA.id, { publishedAt: at(90) });
  await app.db.updateTable("products").set({ status: "archived" }).where("id", "=", "p36").execute();
  await say(productChanged({ productId: "newer", creatorId: CARA.id }));
  await say(productChanged({ productId: "p36", creatorId: CARA.id }));
  await vi.waitFor(async () => expect((await idsOf({}))[0]).toBe("newer"), INDEXED);
  await vi.waitFor(async () => expect((await search().products({})).total).toBe(60), INDEXED);

  const second = await search().products({ after: first.next ?? "" });
  expect(second.items[0]?.id).toBe("p35");
  expect(second).toMatchObject({ before: 24, total: 60 });
  const third = await search().products({ after: second.next ?? "" });
  expect(third.next).toBeNull();
  const seen = [...first.items, ...second.items, ...third.items].map(({ id }) => id);
  expect(seen).toEqual(Array.from({ length: 60 }, (_, i) => `p${59 - i}`));
});

test("an unpublished product is gone with the delivery of its event, and before that it is not shown either", async () => {
  await addSome();
  await app.db.updateTable("products").set({ status: "suspended", statusBefore: "published" }).where("id", "=", "robot").execute();
  expect(await idsOf({ q: "robot" })).toEqual(["boat"]);
  await say(productChanged({ productId: "robot", creatorId: CARA.id }));
  await vi.waitFor(async () => expect((await search().products({ q: "robot" })).total).toBe(1), INDEXED);
});

test("what a closed shop sells is not listed, and comes back with it", async () => {
  await addSome();
  const close = async (isEnabled: boolean) => {
    await app.db.updateTable("shops").set({ isEnabled }).where("creatorId", "=", CARA.id).execute();
    await say(shopChanged({ creatorId: CARA.id }));
  };
  await close(false);
  await vi.waitFor(async () => expect(await idsOf({})).toEqual(["noise", "boat"]), INDEXED);
  await close(true);
  await vi.waitFor(async () => expect(await idsOf({})).toHaveLength(4), INDEXED);
});

test("a shop's new name is found, the old one no longer", async () => {
  await addSome();
  await app.db.updateTable("shops").set({ name: "Kiln & Thread" }).where("creatorId", "=", CARA.id).execute();
  await say(shopChanged({ creatorId: CARA.id }));
  await vi.waitFor(async () => expect(await idsOf({ q: "kiln" })).toEqual(["robot", "armchair"]), INDEXED);
  expect(await idsOf({ q: "copperleaf" })).toEqual([]);
});

test("a sale begins and ends in filters, sorts and kept answers by the clock, though no job has run and nobody has told", async () => {
  await addProduct(app.db, "chair", CARA.id, { priceCents: 2_000 });
  await addTraining(app.db, "course", CARA.id, { priceCents: 4_000 });
  const { saleEvents } = app.as(CARA);
  const items = [
    { itemType: "product", itemId: "chair", percent: null },
    { itemType: "training", itemId: "course", percent: 50 },
  ] as const;
  const times = { startsAt: addDays(app.now(), 1), endsAt: addDays(app.now(), 8) };
  const { id } = await saleEvents.createSaleEvent({
    name: "Bench week",
    percent: 25,
    items: [...items],
    ...times,
    key: crypto.randomUUID(),
  });
  await saleEvents.scheduleSaleEvent({ id });
  // What came later is found: what came before was read with its sale.
  await addProduct(app.db, "table", CARA.id, { priceCents: 1_800 });
  await addTraining(app.db, "lesson", CARA.id, { priceCents: 3_000 });
  await indexed();
  const { sharedAnswers } = app.services;
  const kept = () => sharedAnswers.get("/page") !== undefined;
  const keep = async () => {
    for (let time = 0; time < 2; time++) await sharedAnswers.take("/page", async () => ({ output: { id: "chair" }, isPage: true }));
    return kept();
  };
  const found = async () => ({
    cheap: await idsOf({ price: "-16" }),
    sorted: await idsOf({ sort: "price-up" }),
    courses: (await search().trainings({ sort: "price-up" })).items.map(({ id }) => id),
  });
  const usual: Awaited<ReturnType<typeof found>> = { cheap: [], sorted: ["table", "chair"], courses: ["lesson", "course"] };
  const reduced: typeof usual = { cheap: ["chair"], sorted: ["chair", "table"], courses: ["course", "lesson"] };
  const bars = async () => (await search().products({})).facets.prices;
  // Nothing is read for it: what the index knew is enough.
  const followsTheClock = async (now: typeof usual) => {
    expect(kept()).toBe(false);
    expect(await found()).toEqual(now);
    const followed = await bars();
    await say(productChanged({ productId: "chair", creatorId: CARA.id }));
    await indexed();
    expect(await found()).toEqual(now);
    expect(await bars()).toEqual(followed);
  };

  await vi.waitFor(async () => expect(await keep()).toBe(true), INDEXED);
  expect(await found()).toEqual(usual);
  const before = await bars();
  app.passMinutes(24 * 60 + 1);
  await followsTheClock(reduced);
  expect(await bars()).not.toEqual(before);
  await keep();
  app.passMinutes(7 * 24 * 60);
  await followsTheClock(usual);
  expect(await bars()).toEqual(before);
});
