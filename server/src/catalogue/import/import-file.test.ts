import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { addImportShops } from "../../shops/import-shops.ts";
import { BOB, CARA, testApp } from "../../testing/app.ts";
import { addShop } from "../../testing/catalogue.ts";
import { importFile } from "./import-file.ts";

const app = await testApp();
const folder = mkdtempSync(join(tmpdir(), "import-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const line = (n: number, more: object = {}) => ({
  n,
  slug: `thing-${n}`,
  title: `Thing ${n}`,
  description: "Made of oak.",
  price_cents: 1_000 + n,
  category: n % 12,
  tags: ["oak", "chair", "nordic"],
  created_at: "2026-01-01T10:00:00.000Z",
  ...more,
});

function fileOf(lines: readonly (object | string)[]): string {
  const file = join(folder, `${files++}.jsonl`);
  writeFileSync(file, lines.map((each) => (typeof each === "string" ? each : JSON.stringify(each))).join("\n"));
  return file;
}

async function run(file: string, { stopAfter = Number.POSITIVE_INFINITY } = {}) {
  const refused: string[] = [];
  let resumedAt = -1;
  let commits = 0;
  const done = await importFile({
    db: app.db,
    file,
    batchLines: 10,
    onResumed: (progress) => (resumedAt = progress.line),
    onRefused: (number, reason) => refused.push(`${number} ${reason}`),
    onProgress: () => commits++,
    isStopped: () => commits >= stopAfter,
  });
  return { ...done, refused, resumedAt };
}

beforeEach(async () => {
  const categories = Array.from({ length: 12 }, (_, position) => ({
    id: `c${position}`,
    name: `Category ${position}`,
    parentId: null,
    position,
  }));
  await app.db.insertInto("categories").values(categories).execute();
  await addShop(app.db, CARA.id);
  await addShop(app.db, BOB.id);
});

test("a line becomes a published product with a version and a price history, shops taking turns", async () => {
  const lines = Array.from({ length: 25 }, (_, i) => line(i));
  expect(await run(fileOf(lines))).toMatchObject({ line: 25, imported: 25, refused: [], resumedAt: 0 });
  const products = await app.db.selectFrom("products").selectAll().orderBy("n").execute();
  expect(products.map(({ id }) => id)).toEqual(lines.map(({ slug }) => slug));
  expect(products[3]).toMatchObject({
    title: "Thing 3",
    status: "published",
    categoryId: "c3",
    priceCents: 1_003,
    tags: ["oak", "chair", "nordic"],
    publishedAt: "2026-01-01T10:00:00.000Z",
  });
  expect(products.filter(({ creatorId }) => creatorId === CARA.id)).toHaveLength(13);
  const prices = await app.db.selectFrom("priceHistory").select(["itemId", "priceCents", "at"]).where("itemId", "=", "thing-3").execute();
  expect(prices).toEqual([{ itemId: "thing-3", priceCents: 1_003, at: "2026-01-01T10:00:00.000Z" }]);
  expect(await app.as(null).catalogue.product({ id: "thing-3" })).toMatchObject({ version: { number: "1.0" }, isForSale: true });
});

test("bad lines are refused by their number with the reason, and all others go in", async () => {
  const file = fileOf([
    line(1),
    "{",
    line(3, { price_cents: 50 }),
    line(4, { category: 12 }),
    line(5, { slug: "Not A Slug" }),
    line(6, { created_at: "yesterday" }),
    "",
    line(8, { title: undefined }),
    line(9, { slug: "thing-1" }),
    line(10),
  ]);
  const { imported, refused } = await run(file);
  expect(imported).toBe(2);
  expect(refused.map((each) => each.split(":")[0]).sort()).toEqual(
    ["2 is not JSON", "3 price_cents", "4 category", "5 slug", "6 created_at", "8 title", "9 slug"].sort(),
  );
});

test("stopped at any commit it goes on after it, and a finished file is not read twice", async () => {
  const lines: object[] = Array.from({ length: 35 }, (_, i) => line(i));
  lines[4] = line(4, { price_cents: 1 });
  const file = fileOf(lines);
  expect(await run(file, { stopAfter: 2 })).toMatchObject({ line: 20, imported: 19 });
  expect(await run(file)).toMatchObject({ resumedAt: 20, line: 35, imported: 34, refused: [] });
  expect(await run(file)).toMatchObject({ resumedAt: 35, line: 35, imported: 34 });
  const { count } = await app.db
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(34);
});

test("a slug that another product has is refused", async () => {
  await run(fileOf([line(1)]));
  expect((await run(fileOf([line(1, { title: "Another" }), line(2)]))).refused).toEqual(["1 slug: thing-1 is taken"]);
  expect((await app.as(null).catalogue.product({ id: "thing-1" })).title).toBe("Thing 1");
});

test("a running server finds what was imported without being started again", async () => {
  await run(fileOf(Array.from({ length: 30 }, (_, i) => line(i))));
  await vi.waitFor(async () => expect((await app.as(null).search.products({ q: "oak chair" })).total).toBe(30), { timeout: 5_000 });
});

test("where there is no shop at all, products go into shops of their own", async () => {
  await app.db.deleteFrom("shops").execute();
  await expect(run(fileOf([line(1)]))).rejects.toThrow("no open shop");
  await addImportShops(app.db, app.now());
  await addImportShops(app.db, app.now());
  expect(await run(fileOf(Array.from({ length: 16 }, (_, i) => line(i))))).toMatchObject({ imported: 16 });
  const shops = await app.db.selectFrom("products").select("creatorId").distinct().execute();
  expect(shops).toHaveLength(8);
});
