import { LISTING, SIMILAR_KEPT_MINUTES } from "@blenda/domain/catalogue/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type Db, openDatabase, type Tx } from "../../platform/database/db.ts";
import { silentLog } from "../../platform/log.ts";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { addCategories, addProduct, addShop } from "../../testing/catalogue.ts";
import { fill } from "../../testing/database/filling.ts";
import { readingOf } from "../../testing/database/plans.ts";
import { findPage } from "./page-query.ts";

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
    await change("other", changes);
    app.passMinutes(SIMILAR_KEPT_MINUTES);
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
  app.passMinutes(SIMILAR_KEPT_MINUTES);
  expect(await similarTo("chair")).toEqual(["caras", "adas"]);
});

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test("what is kept is what would be asked while nothing changes, and again once its time is over, whatever came, went and changed", async () => {
  const random = numbers(20_260_301);
  const words = ["oak", "chair", "desk", "lamp", "glass", "robot", "plant", "stone", "toy", "boat"];
  const some = (count: number) => Array.from({ length: count }, () => words[random(words.length)] as string);
  const facts = () => ({
    title: some(1 + random(2)).join(" "),
    tags: some(random(4)),
    categoryId: ["chairs", "boats"][random(2)] as string,
    status: random(5) === 0 ? ("unlisted" as const) : ("published" as const),
  });
  const ids = Array.from({ length: 30 }, (_, n) => `item-${n}`);
  for (const id of ids) {
    const { title, tags, ...more } = facts();
    await add(id, title, tags, more, [BOB.id, CARA.id][random(2)]);
  }
  await addShop(app.db, BOB.id);
  const similarToAll = async (asked: string[]) => {
    const found: Record<string, string[]> = {};
    for (const id of asked) found[id] = await similarTo(id);
    return found;
  };
  for (let step = 0; step < 20; step++) {
    const id = ids[random(ids.length)] as string;
    const asked = [id, ...Array.from({ length: 4 }, () => ids[random(ids.length)] as string)];
    const found = await similarToAll(asked);
    expect([step, await similarToAll(asked)]).toEqual([step, found]);
    const closes = step % 8 === 7;
    if (closes)
      await app.db
        .updateTable("shops")
        .set({ isEnabled: step % 16 === 15 })
        .execute();
    else
      await app.db
        .updateTable("products")
        .set({ ...facts(), publishedAt: addMinutes(START, random(500)) })
        .where("id", "=", id)
        .execute();
    const itsOwn = await similarTo(id);
    app.passMinutes(SIMILAR_KEPT_MINUTES);
    const kept = await similarToAll(asked);
    await app.db.deleteFrom("similarProducts").execute();
    const anew = await similarToAll(asked);
    expect([step, kept, closes || itsOwn]).toEqual([step, anew, closes || anew[id]]);
  }
});

const change = (id: string, changes: object) => app.db.updateTable("products").set(changes).where("id", "=", id).execute();

test("a new model is shown as similar once the time of what is kept is over, not before", async () => {
  await add("chair", "Walnut chair", []);
  await add("old", "Oak chair", []);
  expect(await similarTo("chair")).toEqual(["old"]);
  await add("young", "Pine chair", []);
  app.passMinutes(SIMILAR_KEPT_MINUTES - 1);
  expect(await similarTo("chair")).toEqual(["old"]);
  app.passMinutes(1);
  expect(await similarTo("chair")).toEqual(["young", "old"]);
  // By a clock that went wrong once nothing is kept for longer.
  await app.db
    .updateTable("similarProducts")
    .set({ similarNs: [], keptAt: addMinutes(app.now(), SIMILAR_KEPT_MINUTES) })
    .execute();
  expect(await similarTo("chair")).toEqual(["young", "old"]);
});

test("what a product itself is called counts at once, whichever word of it changed and whoever changed it", async () => {
  await add("item", "Walnut chair", []);
  await add("chair", "Oak chair", []);
  await add("lamp", "Lamp", []);
  await add("boat", "Chair, oak", ["walnut"], { categoryId: "boats" });
  const steps: [object, string[]][] = [
    [{}, ["chair", "boat"]],
    [{ title: "Walnut lamp" }, ["lamp"]],
    [{ tags: ["oak"] }, ["lamp", "chair", "boat"]],
    [{ categoryId: "boats" }, ["boat"]],
  ];
  for (const [changes, found] of steps) {
    await change("item", { updatedAt: START, ...changes });
    expect([changes, await similarTo("item")]).toEqual([changes, found]);
  }
});

test("who asks while the product is being changed waits for nobody, and what they keep ends with the change", async () => {
  await add("item", "Walnut chair", []);
  await add("chair", "Oak chair", []);
  await add("lamp", "Lamp", []);
  for (const title of ["Walnut lamp", "Walnut chair"]) {
    const [before, after] = title === "Walnut lamp" ? [["chair"], ["lamp"]] : [["lamp"], ["chair"]];
    await app.db.transaction().execute(async (tx) => {
      await tx.updateTable("products").set({ title }).where("id", "=", "item").execute();
      expect(await similarTo("item")).toEqual(before);
      app.passMinutes(SIMILAR_KEPT_MINUTES);
      expect(await similarTo("item")).toEqual(before);
    });
    expect(await similarTo("item")).toEqual(after);
  }
});

test("a reader waits for no sale of the product", async () => {
  await add("item", "Walnut chair", []);
  await add("chair", "Oak chair", []);
  await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom("products").select("id").where("id", "in", ["item", "chair"]).forUpdate().execute();
    expect(await similarTo("item")).toEqual(["chair"]);
  });
});

test("what is kept is never shown once it's withdrawn, its shop closed or its seller suspended; those to spare fill the row", async () => {
  await add("chair", "Walnut chair", [], {}, CARA.id);
  for (let n = 0; n < 4; n++) await add(`adas-${n}`, "Walnut box", [], {}, ADA.id);
  for (let n = 0; n < 6; n++) await add(`bobs-${n}`, "Chair", []);
  await addShop(app.db, BOB.id);
  const bobs = ["bobs-5", "bobs-4", "bobs-3", "bobs-2", "bobs-1", "bobs-0"];
  expect(await similarTo("chair")).toEqual(bobs);
  await change("bobs-4", { status: "unlisted" });
  expect(await similarTo("chair")).toEqual([...bobs.filter((id) => id !== "bobs-4"), "adas-3"]);
  await change("bobs-4", { status: "published" });
  const adas = ["adas-3", "adas-2", "adas-1", "adas-0"];
  await app.db.updateTable("shops").set({ isEnabled: false }).execute();
  expect(await similarTo("chair")).toEqual(adas);
  await app.db.updateTable("shops").set({ isEnabled: true }).execute();
  expect(await similarTo("chair")).toEqual(bobs);
  const suspended = { suspendedAt: START, suspendedReason: "spam" as const };
  await app.db.updateTable("users").set(suspended).where("id", "=", BOB.id).execute();
  expect(await similarTo("chair")).toEqual(adas);
});

test("two processes whose readers all ask at once keep one answer for each product", async () => {
  const ids = Array.from({ length: 12 }, (_, n) => `chair-${n}`);
  for (const id of ids) await add(id, "Oak chair", []);
  const other = openDatabase({ url: app.url, log: silentLog });
  try {
    const ask = (db: Db, asked: string[]) => asked.map((id) => findPage(db, { id, now: app.now() }));
    const pages = await Promise.all([...ask(app.db, ids), ...ask(other, ids.toReversed()), ...ask(app.db, ids), ...ask(other, ids)]);
    for (const page of pages) expect(page?.similar.rows).toHaveLength(LISTING.SIMILAR);
    expect(await app.db.selectFrom("similarProducts").select("productN").execute()).toHaveLength(ids.length);
  } finally {
    await other.destroy();
  }
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

test("finding similar models reads a few of each word, however many products use it; what is kept is one row and no word", async () => {
  await fill(app.db, ["products", "product_marks", "published_counts"], settle);
  const page = () => app.as(null).catalogue.product({ id: "x77" });
  const marks = await readingOf(app.db, "product_marks", page);
  // Six words, eight of each in the category and eight anywhere; its own.
  expect([marks.isWhole, marks.rows > 6 * 8, marks.rows <= 6 * 16 + 6, marks.rows]).toEqual([false, true, true, marks.rows]);
  const { similar } = await page();
  expect(similar).toHaveLength(LISTING.SIMILAR);
  expect(similar.filter(({ title }) => title.endsWith("thing77"))).toHaveLength(LISTING.SIMILAR);
  expect(await readingOf(app.db, "product_marks", page)).toEqual({ rows: 0, isWhole: false });
  expect((await readingOf(app.db, "similar_products", page)).rows).toBe(1);
  const products = await readingOf(app.db, "products", page);
  // Itself twice; twelve of its shop and twelve similar ones, half of them to spare.
  expect([products.isWhole, products.rows <= 2 + 12 + 12, products.rows]).toEqual([false, true, products.rows]);
});
