import { LISTING } from "@blenda/domain/catalogue/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tx } from "../../platform/database/db.ts";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { addCategories, addProduct, addShop } from "../../testing/catalogue.ts";
import { fill } from "../../testing/database/filling.ts";
import { readingOf } from "../../testing/database/plans.ts";

const app = await testApp();
const START = "2026-03-01T12:00:00.000Z";
beforeEach(() => addCategories(app.db));

const similarTo = async (id: string) => (await app.as(null).catalogue.product({ id })).similar.map((card) => card.id);
let minute = 0;
/** Each a minute younger than the one before. */
const add = (id: string, title: string, tags: string[], more: Parameters<typeof addProduct>[3] = {}, creatorId = BOB.id) =>
  addProduct(app.db, id, creatorId, { title, tags, publishedAt: addMinutes(START, minute++), ...more });

test("similar models share words with a product, the most first: a cactus is followed by cactuses, not by the newest", async () => {
  await add("blush", "Blush globe cactus", ["cactus", "plant", "pink", "pot"]);
  await add("pear", "Dune prickly pear", ["cactus", "desert", "plant", "sand"]);
  await add("saguaro", "Saguaro cacti in pots", ["cactus", "desert"]);
  await add("fern", "Fern", ["plant"]);
  await add("robot", "Orbit robot, pink", ["robot", "toy"], { categoryId: "boats", isFeatured: true });
  await add("planet", "Pocket earth", ["planet", "globe"], { categoryId: "boats" });
  await add("cairn", "Wayside cairn", ["stone"]);
  expect(await similarTo("blush")).toEqual(["saguaro", "pear", "fern"]);
  expect(await similarTo("cairn")).toEqual([]);
});

test("one word is enough in the same category, in another it takes two; a tag that says the category or nothing counts for neither", async () => {
  await add("lamp", "Brass lamp", ["lamp", "glow", "free", "chairs", "low-poly"]);
  await add("same", "Copper lamp", []);
  await add("one", "Lamp", ["lamp"], { categoryId: "boats" });
  await add("two", "Lamp in brass", [], { categoryId: "boats" });
  await add("empty", "Free asset", ["free", "low-poly", "chairs"]);
  expect(await similarTo("lamp")).toEqual(["same", "two"]);
});

test("what title and tags both say weighs most; of equals the newest comes first, six at most", async () => {
  await add("chair", "Walnut chair", ["chair", "modern"]);
  await add("modern", "Ledger desk", ["modern"]);
  await add("walnut", "Walnut box", ["modern"]);
  for (let i = 0; i < 3; i++) await add(`chair-${i}`, "Shell chair", ["chair"]);
  for (let i = 0; i < 4; i++) await add(`later-${i}`, "Round table", ["modern"]);
  expect(await similarTo("chair")).toEqual(["chair-2", "chair-1", "chair-0", "walnut", "later-3", "later-2"]);
});

test("similar models follow their words, category and state, and leave out what nobody may see", async () => {
  await add("chair", "Walnut chair", []);
  await add("other", "Stool", []);
  const change = (changes: object) => app.db.updateTable("products").set(changes).where("id", "=", "other").execute();
  const steps: [object, string[]][] = [
    [{ title: "Chair, oiled" }, ["other"]],
    [{ categoryId: "boats" }, []],
    [{ tags: ["walnut"] }, ["other"]],
    [{ status: "unlisted" }, []],
    [{ status: "published" }, ["other"]],
    [{ tags: [] }, []],
    [{ categoryId: "chairs" }, ["other"]],
  ];
  for (const [changes, found] of steps) {
    await change(changes);
    expect([changes, await similarTo("chair")]).toEqual([changes, found]);
  }
  await app.db.updateTable("products").set({ status: "unlisted" }).where("id", "=", "chair").execute();
  expect(await similarTo("chair")).toEqual(["other"]);
  await addShop(app.db, BOB.id, { isEnabled: false });
  expect(await similarTo("chair")).toEqual([]);
  await app.db.updateTable("shops").set({ isEnabled: true }).execute();
  await app.db.updateTable("users").set({ suspendedAt: START, suspendedReason: "spam" }).where("id", "=", BOB.id).execute();
  await add("adas", "Chair", [], {}, ADA.id);
  await add("caras", "Chair", [], {}, CARA.id);
  await app.db.updateTable("products").set({ creatorId: CARA.id }).where("id", "=", "chair").execute();
  expect(await similarTo("chair")).toEqual(["caras", "adas"]);
});

const MANY = 10_000;

/** Every word is used by a tenth, a hundredth or all of them. */
async function settle(tx: Tx): Promise<void> {
  await sql`insert into products (id, creator_id, category_id, status, title, description, tags, price_cents, published_at, created_at, updated_at)
    select 'x' || n, case n % 2 when 0 then ${BOB.id} else ${CARA.id} end, case n % 3 when 0 then 'chairs' when 1 then 'boats' else 'audio' end,
      'published', 'Look' || n % 10 || ' stuff' || n % 29 || ' thing' || n % 97, 'd',
      array['thing' || n % 97, 'style' || n % 15, 'use' || n % 12, 'everybody'], 100,
      now() - (n * 7919 % 30011) * interval '1 minute', now(), now()
    from generate_series(1, ${MANY}) n`.execute(tx);
  await sql`insert into product_marks (product_n, mark, weight, category_id, is_listed, published_at)
    select r.n, x.mark, x.weight, r.category_id, true, r.published_at from products r
    join categories c on c.id = r.category_id cross join lateral marks_of(r.title, r.tags, c.name) x`.execute(tx);
  await sql`insert into published_counts (kind, scope, key, amount)
    select 'product', x.scope, x.key, sum(x.amount) from products r
    cross join lateral published_amounts(r.creator_id, r.category_id, r.sales_count, r.stars) x
    group by x.scope, x.key having sum(x.amount) <> 0`.execute(tx);
}

test("finding similar models reads a few of each word, however many products use it", async () => {
  await fill(app.db, ["products", "product_marks", "published_counts"], settle);
  const page = () => app.as(null).catalogue.product({ id: "x77" });
  const { similar } = await page();
  expect(similar).toHaveLength(LISTING.SIMILAR);
  expect(similar.filter(({ title }) => title.endsWith("thing77"))).toHaveLength(LISTING.SIMILAR);
  // Six words, eight of each in the category and eight anywhere; its own.
  const marks = await readingOf(app.db, "product_marks", page);
  expect([marks.isWhole, marks.rows <= 6 * 16 + 6, marks.rows]).toEqual([false, true, marks.rows]);
  const products = await readingOf(app.db, "products", page);
  expect([products.isWhole, products.rows <= 2 + 12 + 9, products.rows]).toEqual([false, true, products.rows]);
});
