import Fastify from "fastify";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { BOB, CARA, testApp } from "../../testing/app.ts";
import { addCategories, addProduct, addShop, addTraining } from "../../testing/catalogue.ts";
import { addPost } from "../../testing/posting.ts";
import { siteMap } from "./sitemap.ts";

const app = await testApp();
const http = Fastify();
await http.register(siteMap(app.services));
beforeEach(() => addCategories(app.db));

const fetched = async (url: string) => {
  const { statusCode, body, headers } = await http.inject(url);
  return {
    statusCode,
    body,
    type: headers["content-type"],
    lines: [...body.matchAll(/<loc>http:\/\/blenda\.test([^<]*)/g)].map(([, path]) => path),
  };
};

test("the sitemap lists the pages everyone may open, and what is published", async () => {
  await addShop(app.db, CARA.id, { slug: "oak" });
  await addProduct(app.db, "a & b", CARA.id);
  await addProduct(app.db, "draft", CARA.id, { status: "draft" });
  await addProduct(app.db, "hidden", CARA.id, { status: "unlisted" });
  await addTraining(app.db, "course", CARA.id);
  await addPost(app.db, "rocket", CARA.id, app.now());
  await addPost(app.db, "draft-of-a-rocket", CARA.id, app.now(), { status: "deleted" });
  const { lines, type, body } = await fetched("/sitemap.xml");
  expect(type).toBe("application/xml");
  expect(lines).toEqual(
    expect.arrayContaining([
      "/",
      "/legal/terms-of-service",
      "/product/a%20%26%20b",
      "/learning/course",
      "/shop/oak",
      "/community?post=rocket",
    ]),
  );
  expect(lines.filter((line) => /draft|hidden|mailbox|\$/.test(line ?? ""))).toEqual([]);
  expect(body).toContain("<lastmod>2026-03-01</lastmod>");
});

test("a closed shop takes its own things out of the map, and nobody else's", async () => {
  await addShop(app.db, BOB.id, { isEnabled: false });
  for (const [creatorId, id] of [
    [CARA.id, "open"],
    [BOB.id, "closed"],
  ] as const) {
    await addProduct(app.db, `${id}-chair`, creatorId);
    await addTraining(app.db, `${id}-course`, creatorId);
  }
  const { lines } = await fetched("/sitemap.xml");
  expect(lines.filter((line) => /chair|course|shop\//.test(line ?? ""))).toEqual(["/product/open-chair", "/learning/open-course"]);
});

test("more than ten thousand of a kind make an index, whose maps hold each of them once", async () => {
  await sql`insert into products (id, creator_id, category_id, status, title, description, price_cents, published_at, created_at, updated_at)
    select 'p' || i, ${CARA.id}, 'chairs', case when i % 3 = 0 then 'draft' else 'published' end, 't', 'd', 0, now(), now(), now()
    from generate_series(1, 30001) i`.execute(app.db);
  const { lines, body } = await fetched("/sitemap.xml");
  expect(body).toContain("<sitemapindex");
  expect(lines).toEqual([
    "/sitemap-pages.xml",
    "/sitemap-products.xml",
    "/sitemap-products.xml?after=14999",
    "/sitemap-products.xml?after=29999",
    "/sitemap-trainings.xml",
    "/sitemap-shops.xml",
    "/sitemap-bundles.xml",
    "/sitemap-posts.xml",
  ]);
  const maps = await Promise.all(lines.slice(1, 4).map((line) => fetched(line ?? "")));
  expect(maps.map((map) => map.lines.length)).toEqual([10_000, 10_000, 1]);
  expect(new Set(maps.flatMap((map) => map.lines)).size).toBe(20_001);
  expect((await fetched("/sitemap-pages.xml")).lines).toContain("/marketplace");
});

test("a map nobody has does not exist, and odd places begin at the beginning", async () => {
  await addProduct(app.db, "chair", CARA.id);
  for (const url of [
    "/sitemap-users.xml",
    "/sitemap-constructor.xml",
    "/sitemap-products.xml?after=1&after=2",
    "/sitemap-shops.xml?after=%00",
  ])
    expect((await fetched(url)).statusCode, url).toBe(404);
  for (const after of ["-1", "1e99", "x", "99999999999999999999"])
    expect((await fetched(`/sitemap-products.xml?after=${after}`)).lines, after).toEqual(["/product/chair"]);
});
