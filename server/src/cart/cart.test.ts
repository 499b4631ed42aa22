import { CART } from "@blenda/domain/cart/constants";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, testApp } from "../testing/app.ts";

const app = await testApp();
const line = (itemId: string) => ({ itemType: "product", itemId, variant: "personal" }) as const;

beforeEach(async () => {
  await app.db.insertInto("categories").values({ id: "props", name: "Props", parentId: null, position: 0 }).execute();
  const times = { createdAt: app.now(), updatedAt: app.now(), publishedAt: app.now() };
  const product = { id: "robot", creatorId: BOB.id, categoryId: "props", status: "published" as const, title: "Robot", description: "" };
  await app.db
    .insertInto("products")
    .values({ ...product, priceCents: 2_000, ...times })
    .execute();
});

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

test("creators are not notified about their own products, nor about visitors or products that are not there", async () => {
  await app.as(BOB).cart.noteAdded({ productId: "robot" });
  await app.as(null).cart.noteAdded({ productId: "robot" });
  await app.as(ADA).cart.noteAdded({ productId: "nothing" });
  for (const status of ["draft", "review", "archived"] as const) {
    await app.db.updateTable("products").set({ status }).execute();
    expect(await app.as(ADA).cart.noteAdded({ productId: "robot" })).toEqual(await app.as(ADA).cart.noteAdded({ productId: "nothing" }));
  }
  expect(await app.db.selectFrom("cartNotices").select("userId").execute()).toEqual([]);
  expect(await app.db.selectFrom("outbox").select("id").execute()).toEqual([]);
});
