import { CART } from "@blenda/domain/cart/constants";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { addShop } from "../testing/catalogue.ts";

const app = await testApp();
const line = (itemId: string) => ({ itemType: "product", itemId, variant: "personal" }) as const;

beforeEach(async () => {
  await app.db.insertInto("categories").values({ id: "props", name: "Props", parentId: null, position: 0 }).execute();
  await addProducts("robot");
});

async function addProducts(...ids: string[]): Promise<void> {
  const times = { createdAt: app.now(), updatedAt: app.now(), publishedAt: app.now() };
  const product = {
    creatorId: BOB.id,
    categoryId: "props",
    status: "published" as const,
    title: "Robot",
    description: "",
    priceCents: 2_000,
  };
  const rows = ids.map((id) => ({ id, ...product, ...times }));
  await app.db.insertInto("products").values(rows).execute();
}

test("the account keeps the cart for the next device, and at login the two become one", async () => {
  await app.as(ADA).cart.keep({ lines: [line("robot"), line("robot")] });
  expect(await app.as(ADA).cart.lines()).toEqual([line("robot")]);
  expect(await app.as(ADA).cart.merge({ lines: [line("crate"), line("robot")] })).toEqual([line("robot"), line("crate")]);
  expect(await app.as(BOB).cart.lines()).toEqual([]);
});

test("two carts that hold too much together keep what the account had, and the same licence of a thing once", async () => {
  const many = Array.from({ length: CART.MOST_LINES - 1 }, (_, n) => line(String(n)));
  await app.as(ADA).cart.keep({ lines: many });
  const here = [line("0"), { ...line("0"), variant: "studio" as const }, line("one more")];
  expect(await app.as(ADA).cart.merge({ lines: here })).toEqual([...many, { ...line("0"), variant: "studio" }]);
});

test("putting a product in and out a hundred times tells its creator once, by name", async () => {
  await Promise.all(Array.from({ length: 100 }, () => app.as(ADA).cart.noteAdded({ productId: "robot" }))).catch(() => {});
  await expect
    .poll(async () => (await app.as(BOB).notifications.latest()).items, { timeout: 10_000 })
    .toMatchObject([{ type: "product_added_to_cart", message: `${ADA.displayName} added Robot to their cart`, data: { count: 1 } }]);
});

test("a visitor is told as 'Someone', once per visitor and product a day, beside those who have a name", async () => {
  const messages = async () => (await app.as(BOB).notifications.latest()).items.map(({ message }) => message);
  await app.as(null).cart.noteAdded({ productId: "robot" });
  await expect.poll(messages, { timeout: 10_000 }).toEqual(["Someone added Robot to their cart"]);
  for (let time = 0; time < 3; time++) await app.as(null).cart.noteAdded({ productId: "robot" });
  await app.as(null, "198.51.100.9").cart.noteAdded({ productId: "robot" });
  await expect.poll(messages, { timeout: 10_000 }).toEqual(["2 people added Robot to their cart"]);
  await app.as(ADA).cart.noteAdded({ productId: "robot" });
  await expect.poll(messages, { timeout: 10_000 }).toEqual([`${ADA.displayName} and 2 others added Robot to their cart`]);
  app.passMinutes(25 * 60);
  await app.as(null).cart.noteAdded({ productId: "robot" });
  await expect.poll(async () => (await messages())[0], { timeout: 10_000 }).toBe("Someone added Robot to their cart");
});

test("what is kept of a visitor is not their address", async () => {
  await app.as(null, "198.51.100.9").cart.noteAdded({ productId: "robot" });
  const [told] = await app.db.selectFrom("outbox").select("payload").where("name", "=", "cart.added").execute();
  expect(JSON.stringify(told)).not.toContain("198.51");
});

const told = async () => (await app.as(BOB).notifications.latest()).items.map(({ data }) => data.count);

test("however many visitors somebody pretends to be, a creator hears of so many a day", async () => {
  const crowd = Array.from({ length: CART.PRODUCT_VISITORS_A_DAY + 10 }, (_, n) => `198.51.100.${n}`);
  await Promise.all(crowd.map((address) => app.as(null, address).cart.noteAdded({ productId: "robot" })));
  await expect.poll(told, { timeout: 20_000 }).toEqual([CART.PRODUCT_VISITORS_A_DAY]);
});

test("however much one visitor puts into the cart, so many products of it are told a day", async () => {
  const more = Array.from({ length: CART.VISITOR_PRODUCTS_A_DAY + 5 }, (_, n) => `robot-${n}`);
  await addProducts(...more);
  for (const productId of more) await app.as(null).cart.noteAdded({ productId });
  await expect.poll(told, { timeout: 20_000 }).toEqual(Array(CART.VISITOR_PRODUCTS_A_DAY).fill(1));
});

test("creators are not notified about their own products, nor anybody about products that are not there or not published", async () => {
  await app.as(BOB).cart.noteAdded({ productId: "robot" });
  for (const actor of [ADA, null]) await app.as(actor).cart.noteAdded({ productId: "nothing" });
  for (const status of ["draft", "review", "archived"] as const) {
    await app.db.updateTable("products").set({ status }).execute();
    for (const actor of [ADA, null])
      expect(await app.as(actor).cart.noteAdded({ productId: "robot" })).toEqual(
        await app.as(actor).cart.noteAdded({ productId: "nothing" }),
      );
  }
  expect(await app.db.selectFrom("cartNotices").select("userId").execute()).toEqual([]);
  expect(await app.db.selectFrom("outbox").select("id").execute()).toEqual([]);
});

test("while a shop somewhere is closed, visitors' adds are told to every creator but its own", async () => {
  await addShop(app.db, CARA.id, { isEnabled: false });
  await addProducts("crate");
  await app.db.updateTable("products").set({ creatorId: CARA.id }).where("id", "=", "crate").execute();
  await app.as(null).cart.noteAdded({ productId: "crate" });
  await app.as(null).cart.noteAdded({ productId: "robot" });
  await expect
    .poll(async () => (await app.as(BOB).notifications.latest()).items, { timeout: 10_000 })
    .toMatchObject([{ message: "Someone added Robot to their cart" }]);
  expect((await app.as(CARA).notifications.latest()).items).toEqual([]);
});
