import type { Me } from "@blenda/domain/identity/model";
import { SAVED } from "@blenda/domain/saved/constants";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";

const app = await testApp();
const of = (who: Me) => app.as(who).saved;
const titles = async (who: Me, asked: Parameters<ReturnType<typeof of>["list"]>[0] = {}) =>
  (await of(who).list(asked)).items.map(({ title }) => title);

beforeEach(async () => {
  await addCategories(app.db);
  await addProduct(app.db, "chair", CARA.id, { title: "chair", priceCents: 900 });
  await addProduct(app.db, "boat", CARA.id, { title: "Boat", priceCents: 300 });
  await addProduct(app.db, "axe", CARA.id, { title: "Axe", priceCents: 600 });
});

/** A list of this length, put there at once. */
async function fill(userId: string, count: number): Promise<void> {
  const row = { userId, titleSnapshot: "Old", migratedFromAnonymous: false, createdAt: app.now() };
  await app.db
    .insertInto("savedProducts")
    .values(Array.from({ length: count }, (_, i) => ({ ...row, productId: `old-${i}` })))
    .execute();
}

test("a heart toggles saved and unsaved, and doing it twice changes nothing", async () => {
  expect(await of(ADA).save({ productId: "chair" })).toEqual({ productId: "chair", isSaved: true });
  const [before] = (await of(ADA).list({})).items;
  app.passMinutes(5);
  expect(await of(ADA).save({ productId: "chair" })).toEqual({ productId: "chair", isSaved: true });
  expect((await of(ADA).list({})).items).toEqual([before]);
  expect(await of(ADA).unsave({ productId: "chair" })).toEqual({ productId: "chair", isSaved: false });
  expect(await of(ADA).unsave({ productId: "chair" })).toEqual({ productId: "chair", isSaved: false });
  expect(await of(ADA).ids()).toEqual([]);
});

test.each(["draft", "unlisted", "suspended", "deleted"] as const)("a product that is %s cannot be saved", async (status) => {
  const before = status === "suspended" ? { statusBefore: "published" as const } : {};
  await app.db
    .updateTable("products")
    .set({ status, ...before })
    .where("id", "=", "chair")
    .execute();
  await expect(of(ADA).save({ productId: "chair" })).rejects.toMatchObject({
    code: "SAVED_PRODUCT_GONE",
    message: "This product isn't available",
  });
  await expect(of(ADA).save({ productId: "nothing" })).rejects.toMatchObject({ code: "SAVED_PRODUCT_GONE" });
});

test("what is no longer public stays on the list by the name it had, without a card", async () => {
  await of(ADA).save({ productId: "chair" });
  await app.db.updateTable("products").set({ status: "unlisted", title: "Renamed since" }).where("id", "=", "chair").execute();
  const { items, total } = await of(ADA).list({});
  expect(items).toMatchObject([{ productId: "chair", title: "chair", product: null }]);
  expect(total).toBe(1);
  expect(await of(ADA).save({ productId: "chair" })).toEqual({ productId: "chair", isSaved: true });
  await of(ADA).unsave({ productId: "chair" });
  expect(await of(ADA).ids()).toEqual([]);
});

test("a list sorts by time, title and price; what has no price any more comes last", async () => {
  for (const productId of ["chair", "boat", "axe"]) {
    await of(ADA).save({ productId });
    app.passMinutes(1);
  }
  expect(await of(ADA).ids()).toEqual(["axe", "boat", "chair"]);
  expect(await titles(ADA)).toEqual(["Axe", "Boat", "chair"]);
  expect(await titles(ADA, { sort: "oldest" })).toEqual(["chair", "Boat", "Axe"]);
  expect(await titles(ADA, { sort: "title" })).toEqual(["Axe", "Boat", "chair"]);
  expect(await titles(ADA, { sort: "price-up" })).toEqual(["Boat", "Axe", "chair"]);
  expect(await titles(ADA, { sort: "price-down" })).toEqual(["chair", "Axe", "Boat"]);
  await app.db.updateTable("products").set({ status: "archived" }).where("id", "=", "boat").execute();
  expect(await titles(ADA, { sort: "price-up" })).toEqual(["Axe", "chair", "Boat"]);
  expect(await titles(ADA, { sort: "price-down" })).toEqual(["chair", "Axe", "Boat"]);
});

test("a long list comes page by page, each item once, in every order", async () => {
  await fill(ADA.id, 60);
  for (const sort of ["newest", "title", "price-down"] as const) {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await of(ADA).list({ sort, ...(after && { after }) });
      expect(page.total).toBe(60);
      seen.push(...page.items.map(({ productId }) => productId));
      after = page.next ?? undefined;
    } while (after);
    expect(new Set(seen).size).toBe(60);
    expect(seen).toHaveLength(60);
  }
  expect(await of(ADA).list({ after: "never-saved" })).toMatchObject({ items: [], total: 60, next: null });
});

test("a list holds 2,000 products and not one more, however many hearts are pressed at once", async () => {
  await fill(ADA.id, SAVED.MOST - 1);
  const presses = ["chair", "boat", "axe"].map((productId) => of(ADA).save({ productId }));
  const outcomes = await Promise.allSettled(presses);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "SAVED_FULL", message: "You can keep 2000 saved products. Remove some first." },
  });
  expect(await of(ADA).ids()).toHaveLength(SAVED.MOST);
});

test("what a visitor saved moves to the account; what is saved already, gone or named twice does not count", async () => {
  await of(ADA).save({ productId: "chair" });
  app.passMinutes(1);
  const answer = await of(ADA).migrate({ productIds: ["chair", "boat", "boat", "nothing", "axe"] });
  expect(answer.migrated).toBe(2);
  expect(answer.ids).toEqual(["axe", "boat", "chair"]);
  const { items } = await of(ADA).list({ sort: "title" });
  expect(items.map(({ productId, migratedFromAnonymous }) => [productId, migratedFromAnonymous])).toEqual([
    ["axe", true],
    ["boat", true],
    ["chair", false],
  ]);
  expect(await of(ADA).migrate({ productIds: ["chair", "boat", "axe"] })).toEqual({ migrated: 0, ids: answer.ids });
});

test("two tabs that migrate at the same moment move everything once", async () => {
  const productIds = ["chair", "boat", "axe"];
  const moved = await Promise.all([of(ADA).migrate({ productIds }), of(ADA).migrate({ productIds })]);
  expect(moved.map(({ migrated }) => migrated).sort()).toEqual([0, 3]);
});

test("a migration fills a list up and leaves the rest", async () => {
  await fill(ADA.id, SAVED.MOST - 2);
  expect((await of(ADA).migrate({ productIds: ["chair", "boat", "axe"] })).migrated).toBe(2);
  expect(await of(ADA).ids()).toHaveLength(SAVED.MOST);
});

test("collections have names of their own, hold what is saved, and losing one loses no product", async () => {
  await of(ADA).save({ productId: "chair" });
  await of(ADA).save({ productId: "boat" });
  const [room] = await of(ADA).createCollection({ name: "Living room" });
  const id = room?.id ?? "";
  await expect(of(ADA).createCollection({ name: "LIVING ROOM" })).rejects.toMatchObject({ code: "SAVED_COLLECTION_TAKEN" });
  await of(ADA).putInCollection({ collectionId: id, productId: "chair", isIn: true });
  expect(await of(ADA).putInCollection({ collectionId: id, productId: "chair", isIn: true })).toEqual([
    { id, name: "Living room", count: 1 },
  ]);
  expect(await titles(ADA, { collectionId: id })).toEqual(["chair"]);
  expect((await of(ADA).list({ collectionId: id })).total).toBe(1);
  expect((await of(ADA).list({ sort: "title" })).items.map(({ collectionIds }) => collectionIds)).toEqual([[], [id]]);
  await expect(of(ADA).putInCollection({ collectionId: id, productId: "axe", isIn: true })).rejects.toMatchObject({
    code: "SAVED_PRODUCT_GONE",
  });

  expect(await of(ADA).renameCollection({ id, name: "living room" })).toEqual([{ id, name: "living room", count: 1 }]);
  await of(ADA).createCollection({ name: "Attic" });
  await expect(of(ADA).renameCollection({ id, name: "attic" })).rejects.toMatchObject({ code: "SAVED_COLLECTION_TAKEN" });
  expect((await of(ADA).putInCollection({ collectionId: id, productId: "chair", isIn: false })).map(({ count }) => count)).toEqual([0, 0]);
  await of(ADA).putInCollection({ collectionId: id, productId: "chair", isIn: true });
  expect((await of(ADA).deleteCollection({ id })).map(({ name }) => name)).toEqual(["Attic"]);
  await expect(of(ADA).deleteCollection({ id })).rejects.toMatchObject({ code: "SAVED_COLLECTION_GONE" });
  expect(await of(ADA).ids()).toHaveLength(2);
});

test("unsaving takes a product out of its collections", async () => {
  await of(ADA).save({ productId: "chair" });
  const [room] = await of(ADA).createCollection({ name: "Room" });
  await of(ADA).putInCollection({ collectionId: room?.id ?? "", productId: "chair", isIn: true });
  await of(ADA).unsave({ productId: "chair" });
  expect((await of(ADA).list({})).collections).toEqual([{ ...room, count: 0 }]);
});

test("there are at most 50 collections, and twins made at once are one", async () => {
  const twins = await Promise.allSettled([1, 2, 3].map(() => of(ADA).createCollection({ name: "Twin" })));
  expect(twins.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (let i = 1; i < SAVED.MOST_COLLECTIONS; i++) await of(ADA).createCollection({ name: `Box ${i}` });
  await expect(of(ADA).createCollection({ name: "One more" })).rejects.toMatchObject({ code: "SAVED_COLLECTIONS_FULL" });
});

test("nobody reads or changes another's list or collections", async () => {
  await of(ADA).save({ productId: "chair" });
  const [room] = await of(ADA).createCollection({ name: "Room" });
  const id = room?.id ?? "";
  await of(BOB).save({ productId: "chair" });
  expect(await titles(BOB, { collectionId: id })).toEqual([]);
  const gone = { code: "SAVED_COLLECTION_GONE", status: 404 };
  await expect(of(BOB).renameCollection({ id, name: "Mine" })).rejects.toMatchObject(gone);
  await expect(of(BOB).deleteCollection({ id })).rejects.toMatchObject(gone);
  await expect(of(BOB).putInCollection({ collectionId: id, productId: "chair", isIn: true })).rejects.toMatchObject(gone);
  await of(BOB).unsave({ productId: "chair" });
  expect(await of(ADA).ids()).toEqual(["chair"]);
  expect((await of(ADA).list({})).collections).toEqual([{ ...room, count: 0 }]);
  expect((await of(BOB).list({})).collections).toEqual([]);
});
