import { catalogueImported } from "@blenda/domain/catalogue/events";
import { SLUG } from "@blenda/domain/shops/constants";
import type { ShopSettings } from "@blenda/domain/shops/model";
import { beforeEach, expect, test, vi } from "vitest";
import { makeHeads } from "../../http/site/page-head.ts";
import { emit, jsonb } from "../../platform/events/outbox.ts";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { buy } from "../../testing/buying.ts";
import { addCategories, addProduct, addShop } from "../../testing/catalogue.ts";
import { sellFile, sellTraining } from "../../testing/goods.ts";

const app = await testApp();
const mine = () => app.as(CARA).shops;
const shop = (slug: string) => app.as(null).shops.shop({ slug });
beforeEach(() => addCategories(app.db));

/** What is saved when nothing was changed. */
const wordsOf = ({ shop, featuredIds, mark }: ShopSettings) => ({
  name: shop.name,
  description: shop.description,
  website: shop.website,
  contactEmail: shop.contactEmail,
  socialLinks: shop.socialLinks,
  theme: shop.theme,
  ...shop.displayOptions,
  featuredIds,
  mark,
});
const save = async (changed: Partial<ReturnType<typeof wordsOf>>) =>
  mine().saveSettings({ ...wordsOf(await mine().settings()), ...changed });

test("every field of a shop is saved and shown on its page", async () => {
  await addShop(app.db, CARA.id, { slug: "oak" });
  const saved = await save({
    name: "Oak & Edge",
    description: "Chairs.",
    website: "https://oak.example",
    contactEmail: "Hello@Oak.example",
    socialLinks: [{ label: "Mastodon", url: "https://m.example/@oak" }],
    theme: "sea",
    showPrices: false,
    featuredMaxItems: 6,
  });
  const said = {
    name: "Oak & Edge",
    description: "Chairs.",
    website: "https://oak.example",
    contactEmail: "hello@oak.example",
    socialLinks: [{ label: "Mastodon", url: "https://m.example/@oak" }],
    theme: "sea",
    displayOptions: { showPrices: false, featuredMaxItems: 6 },
  };
  expect(saved).toMatchObject({ shop: said, mark: 1 });
  expect((await shop("oak")).shop).toMatchObject(said);
});

test("a creator without a record gets one at their own id, with what the profile said", async () => {
  const embedded = { displayName: "From the profile", shopTheme: "sea", verified: true, socialLinks: { m: "https://m.example" } };
  await app.db
    .updateTable("users")
    .set({ embeddedShop: jsonb(embedded) })
    .where("id", "=", CARA.id)
    .execute();
  expect(await mine().settings()).toMatchObject({ shop: { slug: CARA.id, name: "From the profile" }, mark: 0 });
  await save({ description: "Now with words" });
  expect((await shop(CARA.id)).shop).toMatchObject({
    slug: CARA.id,
    name: "From the profile",
    description: "Now with words",
    theme: "sea",
    isVerified: true,
    socialLinks: [{ label: "m", url: "https://m.example" }],
  });
});

test("of two tabs that save the second hears of the first, and nothing is lost", async () => {
  await addShop(app.db, CARA.id);
  const seen = wordsOf(await mine().settings());
  const answers = await Promise.allSettled([
    mine().saveSettings({ ...seen, name: "First tab" }),
    mine().saveSettings({ ...seen, name: "Second tab" }),
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "SHOPS_CHANGED_ELSEWHERE", status: 409 } });
  await save({ name: "Second tab, again" });
  expect(await mine().settings()).toMatchObject({ shop: { name: "Second tab, again" }, mark: 2 });
});

test.each([
  { website: "javascript:alert(1)" },
  { website: "ftp://oak.example" },
  { socialLinks: [{ label: "x", url: "data:text/html,x" }] },
  { contactEmail: "nobody" },
  { name: "https://elsewhere.example" },
  { name: "" },
  { featuredMaxItems: 25 },
])("what is no name, link or address is refused: %j", async (changed) => {
  await addShop(app.db, CARA.id);
  await expect(save(changed)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("featured items keep the order their creator gave them; without a choice it is what sells best", async () => {
  await addShop(app.db, CARA.id, { slug: "oak", featuredMaxItems: 2 });
  for (const id of ["one", "two", "three"]) await addProduct(app.db, id, CARA.id, { salesCount: id === "three" ? 9 : 0 });
  await addProduct(app.db, "foreign", BOB.id);
  expect((await shop("oak")).featured[0]?.id).toBe("three");
  await save({ featuredIds: ["two", "one", "three"] });
  expect((await shop("oak")).featured.map(({ id }) => id)).toEqual(["two", "one"]);
  expect((await mine().settings()).products.map(({ id }) => id).slice(0, 3)).toEqual(["two", "one", "three"]);
  await app.as(CARA).catalogue.move({ id: "two", event: "unlist" });
  expect((await shop("oak")).featured.map(({ id }) => id)).toEqual(["one", "three"]);
  await expect(save({ featuredIds: ["foreign"] })).rejects.toMatchObject({ code: "SHOPS_NOT_YOURS_TO_FEATURE" });
});

test("a new address works right away, the old one leads there for good, and stays nobody else's", async () => {
  const head = makeHeads(app.services);
  await addShop(app.db, CARA.id, { slug: "oak" });
  await addShop(app.db, BOB.id, { slug: "bobs" });
  expect(await mine().changeSlug({ slug: "oak-edge" })).toMatchObject({ shop: { slug: "oak-edge" }, formerSlugs: ["oak"] });
  expect((await shop("OAK")).shop.slug).toBe("oak-edge");
  expect(await head("/shop/oak")).toMatchObject({ status: 200, movedTo: "/shop/oak-edge" });
  expect((await head("/shop/oak-edge")).movedTo).toBeUndefined();
  expect((await head(`/shop/${CARA.id}`)).movedTo).toBeUndefined();
  const taken = { code: "SHOPS_SLUG_TAKEN", status: 409 };
  const bob = app.as({ ...BOB, isCreator: true }).shops;
  expect(await bob.checkSlug({ slug: "oak" })).toEqual({ problem: "taken" });
  await expect(bob.changeSlug({ slug: "oak" })).rejects.toMatchObject(taken);
  await expect(bob.changeSlug({ slug: "oak-edge" })).rejects.toMatchObject(taken);
  // Its own creator may go back.
  expect(await mine().checkSlug({ slug: "oak" })).toEqual({ problem: null });
  expect(await mine().changeSlug({ slug: "oak" })).toMatchObject({ shop: { slug: "oak" }, formerSlugs: ["oak-edge"] });
  expect(await head("/shop/oak-edge")).toMatchObject({ movedTo: "/shop/oak" });
});

test("two creators take one address at once: one has it", async () => {
  await addShop(app.db, CARA.id, { slug: "caras" });
  await addShop(app.db, BOB.id, { slug: "bobs" });
  const people = [CARA, { ...BOB, isCreator: true }];
  const answers = await Promise.allSettled(people.map((person) => app.as(person).shops.changeSlug({ slug: "wanted" })));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "SHOPS_SLUG_TAKEN" } });
});

test("an address changes a few times a month, so nobody collects them", async () => {
  await addShop(app.db, CARA.id, { slug: "first-one" });
  for (let change = 1; change <= SLUG.CHANGES; change += 1) await mine().changeSlug({ slug: `change-${change}` });
  await expect(mine().changeSlug({ slug: "one-more" })).rejects.toMatchObject({ code: "SHOPS_SLUG_TOO_OFTEN", status: 429 });
  await mine().changeSlug({ slug: "first-one" });
  app.passMinutes(SLUG.CHANGES_DAYS * 24 * 60 + 1);
  await mine().changeSlug({ slug: "one-more" });
});

test("a slug is checked while it is typed and takes nothing", async () => {
  expect(await mine().checkSlug({ slug: "ab" })).toEqual({ problem: "too_short" });
  expect(await mine().checkSlug({ slug: "admin" })).toEqual({ problem: "reserved" });
  expect(await mine().checkSlug({ slug: "oak-edge" })).toEqual({ problem: null });
  expect(await app.db.selectFrom("shopSlugs").selectAll().execute()).toEqual([]);
});

test("a closed shop says so; nothing of it is sold or found, buyers keep theirs, and opening brings all back at once", async () => {
  await addShop(app.db, CARA.id, { slug: "cara-makes", name: "Cara makes" });
  await sellFile(app, "lamp", 1000, CARA.id);
  await sellTraining(app, "course", 2000, CARA.id);
  await buy(app, BOB, ["lamp"]);
  await app.services.transaction((tx) => emit(tx, catalogueImported({ from: 0, to: 0 })));
  const visitor = app.as(null);
  const found = async () => (await visitor.search.products({})).items.map(({ id }) => id);
  const lines = [{ itemType: "product" as const, itemId: "lamp", variant: "personal" as const }];
  const forSale = async () => (await app.as(ADA).checkout.quote({ lines })).lines.filter(({ isCounted }) => isCounted).length;
  const pages = async () => [
    (await visitor.catalogue.product({ id: "lamp" })).isForSale,
    (await visitor.trainings.training({ id: "course" })).isForSale,
  ];
  await vi.waitFor(async () => expect(await found()).toEqual(["lamp"]), { timeout: 5_000 });
  expect([await forSale(), await pages()]).toEqual([1, [true, true]]);

  expect(await mine().setEnabled({ isEnabled: false })).toMatchObject({ shop: { isEnabled: false } });
  expect(await shop("cara-makes")).toMatchObject({ shop: { name: "Cara makes", isEnabled: false }, products: [], trainings: [] });
  expect([await forSale(), await pages()]).toEqual([0, [false, false]]);
  await vi.waitFor(async () => expect(await found()).toEqual([]), { timeout: 5_000 });
  expect(await visitor.catalogue.byIds({ ids: ["lamp"] })).toEqual([]);
  expect((await app.as(BOB).orders.library({})).items).toHaveLength(1);
  expect((await mine().settings()).products.map(({ id }) => id)).toEqual(["lamp"]);

  await mine().setEnabled({ isEnabled: true });
  expect((await shop("cara-makes")).products.map(({ id }) => id)).toEqual(["lamp"]);
  expect([await forSale(), await pages()]).toEqual([1, [true, true]]);
  await vi.waitFor(async () => expect(await found()).toEqual(["lamp"]), { timeout: 5_000 });
});

test("a shop says how soon it answers once five have asked", async () => {
  await addShop(app.db, CARA.id, { slug: "oak" });
  const people = Array.from({ length: 5 }, (_, i) => `asker-${i}`);
  const asked = people.map((id, i) => ({
    id: `c-${id}`,
    kind: "general" as const,
    subject: "?",
    status: "closed" as const,
    closedAt: app.now(),
    productId: null,
    buyerId: ADA.id,
    creatorId: CARA.id,
    createdAt: app.now(),
    lastMessageAt: app.now(),
    firstReplyAt: new Date(Date.parse(app.now()) + (i + 1) * 3_600_000).toISOString(),
  }));
  await app.db.insertInto("conversations").values(asked.slice(1)).execute();
  expect((await shop("oak")).replyMinutes).toBeNull();
  await app.db.insertInto("conversations").values(asked.slice(0, 1)).execute();
  expect((await shop(CARA.id)).replyMinutes).toBe(180);
});

test("who leaves takes the shop along and leaves its addresses to nobody", async () => {
  await addShop(app.db, CARA.id, { slug: "oak" });
  await mine().changeSlug({ slug: "oak-edge" });
  await app.services.transaction(async (tx) => {
    for (const part of app.services.personalData) await part.forget(tx, CARA, app.now());
  });
  const kept = await app.db.selectFrom("shopSlugs").select(["slug", "creatorId"]).orderBy("slug").execute();
  expect(kept).toEqual([
    { slug: "oak", creatorId: null },
    { slug: "oak-edge", creatorId: null },
  ]);
});
