import { beforeEach, expect, test } from "vitest";
import { addDocument, DOCUMENTS } from "../../content/repository.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { COLLECTS_NOTHING } from "../../platform/outside/tax/tax.ts";
import { CARA, testApp } from "../../testing/app.ts";
import { addCategories, addFile, addProduct, addShop, addTraining } from "../../testing/catalogue.ts";
import { addStars } from "../../testing/creators/rating.ts";
import { addPost } from "../../testing/posting.ts";
import { headTags } from "./head.ts";
import { makeHeads } from "./page-head.ts";

const app = await testApp();
const URL_ = "http://blenda.test";
const head = makeHeads(app.services);

beforeEach(async () => {
  app.services.sharedAnswers.listening(true);
  await addCategories(app.db);
  await addShop(app.db, CARA.id, { name: "Oak & Edge", slug: "oak", description: "Chairs.", website: "https://oak.example" });
});

test("a product's page says its title, price, picture and seller to whoever reads no scripts", async () => {
  await addFile(app.db, "cover");
  await addProduct(app.db, "chair", CARA.id, { title: "Oak chair", description: "Solid.\n\nSits   well." });
  await addStars(app.db, { itemId: "chair", creatorId: CARA.id }, 5, 4);
  const cover = { productId: "chair", kind: "cover" as const, position: 1, fileId: "cover", width: 1_600, height: 1_200 };
  await app.db.insertInto("productPictures").values(cover).execute();
  const found = await head("/product/chair");
  expect(found).toMatchObject({
    status: 200,
    title: "Oak chair · Blenda",
    description: "Solid. Sits well.",
    canonical: `${URL_}/product/chair`,
    image: `${URL_}/files/cover`,
    isIndexed: true,
  });
  expect(found.data[0]).toMatchObject({
    "@type": "Product",
    name: "Oak chair",
    brand: { name: "Oak & Edge" },
    offers: { price: "24.00", priceCurrency: "USD", availability: "https://schema.org/InStock", seller: { url: `${URL_}/shop/oak` } },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    review: [
      {
        "@type": "Review",
        reviewRating: { ratingValue: 4, bestRating: 5 },
        author: { name: "buyer-chair-1" },
        datePublished: "2026-02-15",
      },
      { "@type": "Review", reviewRating: { ratingValue: 5 } },
    ],
  });
  expect(found.data[1]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Blenda" }, { name: "Marketplace" }, { name: "Chairs" }, { name: "Oak chair", position: 4 }],
  });
});

test("where tax comes on top, offers say that their price is without it; what is free says nothing of tax", async () => {
  for (const id of ["chair", "stool"]) await addProduct(app.db, id, CARA.id);
  await addTraining(app.db, "course", CARA.id, { priceCents: 4_000 });
  await addProduct(app.db, "gift", CARA.id, { priceCents: 0 });
  const taxed = makeHeads({ ...app.services, tax: { ...COLLECTS_NOTHING, setting: "table" } });
  const before = async (path: string) => {
    const [{ offers }] = (await taxed(path)).data as [{ offers: { priceSpecification?: object } }];
    return offers.priceSpecification;
  };
  const said = { "@type": "UnitPriceSpecification", priceCurrency: "USD", valueAddedTaxIncluded: false };
  expect(await before("/product/chair")).toEqual({ ...said, price: "24.00" });
  expect(await before("/learning/course")).toEqual({ ...said, price: "40.00" });
  expect(await before("/product/gift")).toBeUndefined();
  expect(JSON.stringify((await head("/product/stool")).data)).not.toContain("valueAddedTaxIncluded");
});

test("a training's page is a course, a shop's an organization", async () => {
  await addTraining(app.db, "course", CARA.id, { title: "", priceCents: 0, durationSeconds: 2_700, level: "Beginner" });
  const course = await head("/learning/course");
  expect(course).toMatchObject({ title: "Untitled Training · Blenda", canonical: `${URL_}/learning/course`, image: `${URL_}/og.png` });
  expect(course.data[0]).toMatchObject({
    "@type": "Course",
    provider: { name: "Oak & Edge" },
    offers: { price: "0.00", category: "Free" },
    hasCourseInstance: { courseWorkload: "PT45M" },
  });
  const shop = await head("/shop/OAK");
  expect(shop).toMatchObject({ title: "Oak & Edge · Blenda", description: "Chairs.", canonical: `${URL_}/shop/oak` });
  expect(shop.data[0]).toMatchObject({ "@type": "Organization", sameAs: ["https://oak.example"] });
});

test("a long description is one line, cut between words", async () => {
  await addProduct(app.db, "chair", CARA.id, { description: "words and more ".repeat(40) });
  const { description } = await head("/product/chair");
  expect(description.length).toBeLessThanOrEqual(161);
  expect(description).toMatch(/(words|and|more)…$/);
});

test("what does not exist, or is not public, is 404 and not indexed", async () => {
  await addProduct(app.db, "draft", CARA.id, { status: "draft" });
  for (const address of ["/product/draft", "/product/never", "/product/%00", "/product/%E0%A4%A", "/learning/never", "/shop/never"])
    expect(await head(address), address).toMatchObject({ status: 404, isIndexed: false, data: [] });
});

test("a product that is not for sale and a closed shop open, but are not indexed", async () => {
  await addProduct(app.db, "chair", CARA.id, { status: "unlisted" });
  expect(await head("/product/chair")).toMatchObject({ status: 200, isIndexed: false, data: [] });
  await app.db.updateTable("shops").set({ isEnabled: false }).execute();
  expect(await head("/shop/oak")).toMatchObject({ status: 200, isIndexed: false });
});

test("a head is kept until its product, or its shop, changes", async () => {
  await addProduct(app.db, "chair", CARA.id);
  const price = async () => (await head("/product/chair")).data[0] as { offers: { price: string } };
  await price();
  await app.db.updateTable("products").set({ priceCents: 500 }).execute();
  expect((await price()).offers.price).toBe("24.00");
  await app.as(CARA).catalogue.setPrice({ id: "chair", priceCents: 700 });
  expect((await price()).offers.price).toBe("7.00");
  await app.as(CARA).catalogue.move({ id: "chair", event: "archive" });
  expect(await head("/product/chair")).toMatchObject({ status: 404 });
});

test("without its database the site still opens", async () => {
  await app.db.schema.alterTable("products").renameTo("gone").execute();
  const found = await head("/product/table").finally(() => app.db.schema.alterTable("gone").renameTo("products").execute());
  expect(found).toMatchObject({ status: 200, title: "Product · Blenda" });
});

test("titles are text, even when they look like a tag", async () => {
  await addProduct(app.db, "chair", CARA.id, {
    title: "</script><script>alert(1)</script>",
    description: '"><img src=x onerror=alert(1)>',
  });
  expect(headTags(await head("/product/chair"))).not.toMatch(/<script>alert|<img/);
});

test("every other address says what the table of screens says", async () => {
  expect(await head("/marketplace")).toMatchObject({ status: 200, title: "Marketplace · Blenda" });
  expect(await head("/nowhere")).toMatchObject({ status: 404 });
});

test("home names its question and the picture it opens with before any script can, and no picture when its banner is off", async () => {
  const early = async () => (await head("/")).early;
  const question = { as: "fetch", href: "/api/content/home" };
  await addDocument(app.db, DOCUMENTS.home, { backgroundImage: "/hero/home.webp" }, "2026-03-01T12:00:00.000Z");
  expect(await early()).toEqual([question, { as: "image", href: "/hero/home.webp" }]);
  await app.db
    .updateTable("contentConfig")
    .set({ document: jsonb({ backgroundImage: "/hero/home.webp", isActive: false }) })
    .execute();
  app.services.sharedAnswers.drop({ kind: "content.home", ids: [] });
  expect(await early()).toEqual([question]);
  expect((await head("/about")).early).toEqual([]);
});

test("the link to a post says its title, its words and its picture; without a post it is the feed's", async () => {
  for (const id of ["light-copy", "poster"]) await addFile(app.db, id);
  await addPost(app.db, "rocket", CARA.id, app.now(), { title: "Toy rocket", plain: "Four fins.\n\nThree coats." });
  const model = { kind: "model" as const, fileId: "light-copy", posterFileId: "poster", width: 4, height: 3, name: "Rocket" };
  await app.db
    .insertInto("postMedia")
    .values({ ...model, id: "medium", userId: CARA.id, postId: "rocket", createdAt: app.now() })
    .execute();
  const found = await head("/community?post=rocket&expand=true");
  expect(found).toMatchObject({
    status: 200,
    title: "Toy rocket · Blenda",
    description: "Four fins. Three coats.",
    canonical: `${URL_}/community?post=rocket`,
    image: `${URL_}/files/poster`,
    isIndexed: true,
  });
  expect(found.data[0]).toMatchObject({ "@type": "DiscussionForumPosting", headline: "Toy rocket", author: { name: "Oak & Edge" } });
  expect(await head("/community")).toMatchObject({ status: 200, title: "Community · Blenda", canonical: `${URL_}/community` });
  await addPost(app.db, "inner-circle", CARA.id, app.now(), { visibility: "followers" });
  for (const id of ["inner-circle", "nothing", "%00"]) expect((await head(`/community?post=${id}`)).status, id).toBe(404);
});
