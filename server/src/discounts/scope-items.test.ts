import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { BOB, CARA, testApp } from "../testing/app.ts";
import { addCategories, addProduct, addTraining } from "../testing/catalogue.ts";
import { readingOf } from "../testing/database/plans.ts";
import { addPeople } from "../testing/people.ts";

const app = await testApp({ isKept: true });
const cara = () => app.as(CARA).discounts;
const everything = { productIds: [], trainingIds: [], categoryIds: [], licenceTypes: [] };

beforeAll(async () => {
  await addCategories(app.db);
  for (let n = 10; n < 40; n += 1) await addProduct(app.db, `p${n}`, CARA.id, { title: `Chair ${n}`, priceCents: 1_000 + n });
  await addTraining(app.db, "t1", CARA.id, { title: "Carving a chair", categoryId: "boats", priceCents: 3_000 });
  await addProduct(app.db, "boat", CARA.id, {
    ...{ title: "Boat", categoryId: "boats", priceCents: 2_000, publishedAt: app.now() },
    licenceTypes: ["personal", "studio"],
  });
  await addProduct(app.db, "draft", CARA.id, { title: "Chair in the works", status: "unlisted" });
  await addProduct(app.db, "theirs", BOB.id, { title: "Chair of somebody else" });
});

test("a scope is chosen from everything its creator has published, page by page and by words, and from nobody else's", async () => {
  const first = await cara().scopeItems({ limit: 20 });
  const second = await cara().scopeItems({ limit: 20, after: first.next ?? "" });
  const titles = [...first.rows, ...second.rows].map(({ title }) => title);
  expect(titles).toEqual(["Boat", "Carving a chair", ...Array.from({ length: 30 }, (_, at) => `Chair ${10 + at}`)]);
  expect([first.total.count, second.next]).toEqual([32, null]);
  expect(first.categoryIds.toSorted()).toEqual(["boats", "chairs"]);
  expect((await cara().scopeItems({ search: "chair carv" })).rows).toEqual([
    { itemType: "training", itemId: "t1", title: "Carving a chair" },
  ]);
  expect((await cara().scopeItems({ itemId: "p39" })).rows).toEqual([{ itemType: "product", itemId: "p39", title: "Chair 39" }]);
  expect((await cara().scopeItems({ itemId: "theirs" })).rows).toEqual([]);
});

test.each([
  [{}, "boat", "personal", 2_000],
  [{ licenceTypes: ["studio"] }, "boat", "studio", 10_000],
  [{ productIds: ["p12"] }, "p12", "personal", 1_012],
  [{ trainingIds: ["t1"] }, "t1", null, 3_000],
  [{ categoryIds: ["chairs"] }, "p10", "personal", 1_010],
] as const)("the example of a scope of %j is %s under %s", async (scope, itemId, licence, priceCents) => {
  expect(await cara().scopeExample({ ...everything, ...scope } as never)).toMatchObject({ itemId, licence, priceCents });
});

test("a scope that nothing with a price fits has no example", async () => {
  for (const scope of [{ licenceTypes: ["editorial"] }, { categoryIds: ["audio"] }, { productIds: ["theirs"] }])
    expect(await cara().scopeExample({ ...everything, ...scope } as never)).toBeNull();
});

test("one creator's items are read, not everybody's", async () => {
  await addPeople(app.db, 100, app.now());
  await sql`insert into products (id, creator_id, category_id, status, title, description, price_cents, published_at, created_at, updated_at)
    select 'x' || n, 'person-' || (n % 100), 'chairs', 'published', 't', 'd', 100, now(), now(), now() from generate_series(1, 2000) n`.execute(
    app.db,
  );
  await sql`analyze products`.execute(app.db);
  const { isWhole, rows } = await readingOf(app.db, "products", () => cara().scopeItems({}));
  // Three questions, each of her 31 published products or of all her 32: which index is taken follows the statistics.
  expect(isWhole).toBe(false);
  expect(rows).toBeLessThanOrEqual(3 * 32);
});
