import { beforeEach, expect, test } from "vitest";
import { ADA, CARA, ROOT, testApp } from "../testing/app.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";

const app = await testApp();
beforeEach(async () => {
  await addCategories(app.db);
  await addProduct(app.db, "chair", CARA.id);
});

const prices = () => app.db.selectFrom("priceHistory").select(["itemType", "itemId", "priceCents", "at"]).orderBy("id").execute();

test("a new price is the product's price and a line of its history", async () => {
  expect(await app.as(CARA).catalogue.setPrice({ id: "chair", priceCents: 1_999 })).toEqual({
    id: "chair",
    status: "published",
    priceCents: 1_999,
  });
  expect((await app.as(null).catalogue.product({ id: "chair" })).priceCents).toBe(1_999);
  expect(await prices()).toEqual([{ itemType: "product", itemId: "chair", priceCents: 1_999, at: app.now() }]);
});

test("the price it already has is no line of the history", async () => {
  expect(await app.as(CARA).catalogue.setPrice({ id: "chair", priceCents: 2_400 })).toMatchObject({ priceCents: 2_400 });
  expect(await prices()).toEqual([]);
});

test.each([1, 98])("a price of %d cents is refused", async (priceCents) => {
  const asking = app.as(CARA).catalogue.setPrice({ id: "chair", priceCents });
  await expect(asking).rejects.toMatchObject({ code: "CATALOGUE_PRICE_REFUSED", status: 422, message: "A price is 0 or at least $0.99" });
  expect(await prices()).toEqual([]);
});

test.each([-99, 99.5, 10_000_001, "99", null])("%s is no price at all", async (priceCents) => {
  const asking = app.as(CARA).catalogue.setPrice({ id: "chair", priceCents: priceCents as never });
  await expect(asking).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("the dearest price still gives a page, with its dearest licence", async () => {
  await app.db
    .updateTable("products")
    .set({ licenceTypes: ["personal", "extended"] })
    .execute();
  await app.as(CARA).catalogue.setPrice({ id: "chair", priceCents: 10_000_000 });
  expect((await app.as(null).catalogue.product({ id: "chair" })).licences.at(-1)).toEqual({
    type: "extended",
    priceCents: 100_000_000,
    sale: null,
  });
});

test("only the owner sets it; to everyone else, staff included, the product does not exist", async () => {
  const setPrice = (who: typeof ADA | null) => app.as(who).catalogue.setPrice({ id: "chair", priceCents: 100 });
  await expect(setPrice(null)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  for (const who of [ADA, ROOT]) await expect(setPrice(who)).rejects.toMatchObject({ code: "CATALOGUE_NOT_FOUND" });
  await app.db.updateTable("products").set({ status: "deleted" }).execute();
  await expect(setPrice(CARA)).rejects.toMatchObject({ code: "CATALOGUE_NOT_FOUND" });
});

test("of ten prices at once the last written one is the price, and the history has each", async () => {
  await Promise.all(Array.from({ length: 10 }, (_, i) => app.as(CARA).catalogue.setPrice({ id: "chair", priceCents: 1_000 + i })));
  const history = await prices();
  expect(history.map(({ priceCents }) => priceCents).toSorted()).toEqual(Array.from({ length: 10 }, (_, i) => 1_000 + i));
  const { priceCents } = await app.db.selectFrom("products").select("priceCents").executeTakeFirstOrThrow();
  expect(history.at(-1)?.priceCents).toBe(priceCents);
});

test("nobody rewrites the history of prices or of states, not even the database's owner", async () => {
  await app.as(CARA).catalogue.setPrice({ id: "chair", priceCents: 1_999 });
  await app.as(CARA).catalogue.move({ id: "chair", event: "unlist" });
  for (const table of ["priceHistory", "transitions"] as const) {
    await expect(app.db.updateTable(table).set({ reason: "another" }).execute()).rejects.toThrow("append-only");
    await expect(app.db.deleteFrom(table).execute()).rejects.toThrow("append-only");
  }
});
