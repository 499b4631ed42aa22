import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { addCategories, addProduct, addTraining } from "../testing/catalogue.ts";

const app = await testApp();
beforeEach(() => addCategories(app.db));

test("a creator sees what an own product costs under each licence, also one with a price of its own", async () => {
  await addProduct(app.db, "chair", CARA.id, {
    title: "Oak chair",
    priceCents: 2_200,
    licenceTypes: ["personal", "commercial", "studio"],
    licencePrices: { studio: 9_900 },
  });
  expect(await app.as(CARA).pricing.item({ type: "product", id: "chair" })).toEqual({
    type: "product",
    id: "chair",
    title: "Oak chair",
    status: "published",
    priceCents: 2_200,
    licences: [
      { type: "personal", factor: 1, ownCents: null },
      { type: "commercial", factor: 2, ownCents: null },
      { type: "studio", factor: 5, ownCents: 9_900 },
    ],
  });
});

test("a course has one price; what is somebody else's does not exist here", async () => {
  await addTraining(app.db, "course", CARA.id, { priceCents: 4_000 });
  expect(await app.as(CARA).pricing.item({ type: "training", id: "course" })).toMatchObject({ priceCents: 4_000, licences: [] });
  const missing = { code: "PRICING_NOT_FOUND", status: 404 };
  await expect(app.as({ ...BOB, isCreator: true }).pricing.item({ type: "training", id: "course" })).rejects.toMatchObject(missing);
  await expect(app.as(CARA).pricing.item({ type: "product", id: "course" })).rejects.toMatchObject(missing);
  await expect(app.as(ADA).pricing.item({ type: "training", id: "course" })).rejects.toMatchObject({ status: 403 });
});

test("the price of a course is its owner's to set, and goes into the history", async () => {
  await addTraining(app.db, "course", CARA.id, { priceCents: 4_000 });
  const set = (priceCents: number) => app.as(CARA).trainings.setPrice({ id: "course", priceCents });
  expect(await set(2_500)).toEqual({ id: "course", priceCents: 2_500 });
  await set(2_500);
  const history = await app.db.selectFrom("priceHistory").select("priceCents").where("itemId", "=", "course").orderBy("id").execute();
  expect(history.filter(({ priceCents }) => priceCents === 2_500)).toHaveLength(1);
  expect((await app.as(null).trainings.training({ id: "course" })).priceCents).toBe(2_500);
  await expect(set(50)).rejects.toMatchObject({ code: "TRAININGS_PRICE_REFUSED" });
  await expect(app.as(BOB).trainings.setPrice({ id: "course", priceCents: 0 })).rejects.toMatchObject({ code: "TRAININGS_NOT_FOUND" });
});
