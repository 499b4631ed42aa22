import { addMinutes } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { jsonb } from "../platform/events/outbox.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { addCategories, addFile, addProduct, addShop, addTraining } from "../testing/catalogue.ts";
import { addStars } from "../testing/creators/rating.ts";

const app = await testApp();
const START = "2026-03-01T12:00:00.000Z";
beforeEach(() => addCategories(app.db));

const shop = (slug: string) => app.as(null).shops.shop({ slug });
const embed = (id: string, document: unknown) =>
  app.db
    .updateTable("users")
    .set({ embeddedShop: jsonb(document) })
    .where("id", "=", id)
    .execute();

test("a shop is found by its user's id: the record before the shop in the profile before a creator's default one", async () => {
  expect((await shop(CARA.id)).shop).toMatchObject({ creatorId: CARA.id, slug: CARA.id, name: "cara", theme: "default", isEnabled: true });
  await embed(CARA.id, { displayName: "From the profile", shopTheme: "sea" });
  expect((await shop(CARA.id)).shop).toMatchObject({ slug: CARA.id, name: "From the profile", theme: "sea" });
  await addShop(app.db, CARA.id, { name: "Oak & Edge", slug: "oak", theme: "moss" });
  expect((await shop(CARA.id)).shop).toMatchObject({ slug: "oak", name: "Oak & Edge", theme: "moss" });
});

test("a creator by role has a default shop, a byline and a public mark as one by flag has", async () => {
  await app.db
    .updateTable("users")
    .set({ roles: ["creator"] })
    .where("id", "=", BOB.id)
    .execute();
  await addProduct(app.db, "lamp", BOB.id);
  await addTraining(app.db, "lights", BOB.id);
  expect((await shop(BOB.id)).shop).toMatchObject({ creatorId: BOB.id, name: BOB.displayName });
  expect(await app.as(null).catalogue.product({ id: "lamp" })).toMatchObject({
    shop: { name: BOB.displayName },
    creatorName: BOB.displayName,
  });
  expect((await app.as(null).trainings.training({ id: "lights" })).shop.name).toBe(BOB.displayName);
  expect(await app.as(null).shops.creators({ ids: [BOB.id] })).toMatchObject([{ isCreator: true }]);
  await app.as(ADA).follows.follow({ userId: BOB.id });
  expect((await app.as(null).follows.following({ userId: ADA.id })).entries).toMatchObject([
    { isCreator: true, shopName: BOB.displayName },
  ]);
  expect(await app.as(null).portfolio.portfolio({ userId: BOB.id })).toMatchObject({ isCreator: true });
});

test("then by its slug in lower case", async () => {
  await addShop(app.db, CARA.id, { name: "Oak & Edge", slug: "oak-and-edge" });
  expect((await shop("Oak-And-EDGE")).shop).toMatchObject({ creatorId: CARA.id, name: "Oak & Edge" });
});

test("the user's id wins over somebody's slug of the same name", async () => {
  await addShop(app.db, CARA.id, { slug: BOB.id, name: "Cara's" });
  expect((await shop(BOB.id)).shop.name).toBe("Cara's");
  await embed(BOB.id, { name: "Bob's" });
  expect((await shop(BOB.id)).shop).toMatchObject({ creatorId: BOB.id, name: "Bob's" });
});

test("whoever is no creator and has no shop has none", async () => {
  for (const slug of [ADA.id, "nobody", "' or 1=1 --"])
    await expect(shop(slug)).rejects.toMatchObject({ code: "SHOPS_NOT_FOUND", status: 404, message: "This shop doesn't exist" });
});

test("an unknown theme in the record looks like the default one", async () => {
  await addShop(app.db, CARA.id, { theme: "neon" });
  expect((await shop(CARA.id)).shop.theme).toBe("default");
});

test("a shop page shows the newest, what is best first, and what has been sold and said", async () => {
  await addShop(app.db, CARA.id, { featuredMaxItems: 2, imageFileId: await addFile(app.db, "logo") });
  const at = (minutes: number) => ({ publishedAt: addMinutes(START, minutes) });
  await addProduct(app.db, "old", CARA.id, { ...at(0), isFeatured: true, salesCount: 1 });
  await addStars(app.db, { itemId: "old", creatorId: CARA.id }, 5);
  await addProduct(app.db, "seller", CARA.id, { ...at(1), salesCount: 9 });
  await addStars(app.db, { itemId: "seller", creatorId: CARA.id }, 4);
  await addProduct(app.db, "new", CARA.id, at(2));
  await addProduct(app.db, "hidden", CARA.id, { ...at(3), status: "unlisted", salesCount: 99 });
  await addProduct(app.db, "foreign", BOB.id, at(4));
  await addTraining(app.db, "course", CARA.id, { salesCount: 2 });
  await addStars(app.db, { itemType: "training", itemId: "course", creatorId: CARA.id }, 3);
  const page = await shop(CARA.id);
  expect(page.products.map(({ id }) => id)).toEqual(["new", "seller", "old"]);
  expect(page.featured.map(({ id }) => id)).toEqual(["old", "seller"]);
  expect(page.trainings.map(({ id }) => id)).toEqual(["course"]);
  expect(page.counts).toEqual({ products: 3, trainings: 1, sales: 12 });
  expect(page.rating).toEqual({ average: 4, count: 3 });
  expect(page.shop.imageUrl).toBe("/files/logo");
});

test("a closed shop shows its name and nothing for sale", async () => {
  await addShop(app.db, CARA.id, { name: "Oak & Edge", isEnabled: false });
  await addProduct(app.db, "chair", CARA.id);
  expect(await shop(CARA.id)).toMatchObject({
    shop: { name: "Oak & Edge", isEnabled: false },
    counts: { products: 0, trainings: 0, sales: 0 },
    rating: null,
    featured: [],
    products: [],
    trainings: [],
  });
});

test("creator info comes for every id asked for, in that order, known or not", async () => {
  await addShop(app.db, CARA.id, { name: "Oak & Edge", slug: "oak" });
  await app.db.updateTable("users").set({ deletedAt: START, email: "edda@deleted.invalid" }).where("id", "=", EDDA.id).execute();
  const infos = await app.as(null).shops.creators({ ids: ["nobody", CARA.id, ADA.id, ROOT.id, EDDA.id, CARA.id] });
  const known = { fetchedAt: app.now(), error: null, hasUserData: true };
  const unknown = { displayName: "Unknown User", shopName: "Unknown Creator", hasUserData: false, hasShopData: false, shopEnabled: false };
  const oak = { userId: CARA.id, displayName: "cara", isCreator: true, shopName: "Oak & Edge", shopSlug: "oak", hasShopData: true };
  expect(infos).toMatchObject([
    { userId: "nobody", ...unknown },
    { ...known, ...oak, shopEnabled: true },
    { ...known, userId: ADA.id, displayName: "ada", isAdmin: false, shopName: "Unknown Creator", hasShopData: false },
    { ...known, userId: ROOT.id, isAdmin: true },
    { userId: EDDA.id, ...unknown },
    { ...known, ...oak },
  ]);
});

test("no public answer about people says more than it must", async () => {
  await addShop(app.db, CARA.id);
  const said = JSON.stringify([await shop(CARA.id), await app.as(null).shops.creators({ ids: [CARA.id, ADA.id] })]);
  expect(said).not.toMatch(/@example\.com|100CAR|passwordHash|permissions|roles/);
});

test("at most fifty creators are asked for at once", async () => {
  const ids = (length: number) => Array.from({ length }, (_, i) => `u${i}`);
  expect(await app.as(null).shops.creators({ ids: ids(50) })).toHaveLength(50);
  await expect(app.as(null).shops.creators({ ids: ids(51) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
