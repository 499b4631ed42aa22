import { expect, test } from "vitest";
import { CART } from "./constants.ts";
import type { CartItem } from "./model.ts";
import { minimalItem, storable, withItem, withItemBack, withoutItem, withVariant } from "./rules.ts";

const item = (id: string, more: Partial<CartItem> = {}): CartItem => ({
  id,
  itemType: "product",
  title: id,
  price: 24,
  variant: "personal",
  ...more,
});

test("adding the same id and variant twice is ignored", () => {
  const once = withItem([], item("robot"));
  expect(withItem(once, item("robot", { price: 1 }))).toBe(once);
  expect(withItem(once, item("robot", { variant: "studio" }))).toHaveLength(2);
});

test("removing is by id, and by variant if given", () => {
  const cart = [item("robot"), item("robot", { variant: "studio" }), item("crate")];
  expect(withoutItem(cart, "robot").map(({ id }) => id)).toEqual(["crate"]);
  expect(withoutItem(cart, "robot", "studio").map(({ variant }) => variant)).toEqual(["personal", "personal"]);
});

test("what was taken out by mistake is back at its place, whatever happened to the cart meanwhile", () => {
  const ids = (items: readonly CartItem[]) => items.map(({ id }) => id);
  const [robot, crate, lamp] = [item("robot"), item("crate"), item("lamp")];
  expect(ids(withItemBack([robot, lamp], crate, 1))).toEqual(["robot", "crate", "lamp"]);
  expect(ids(withItemBack([], crate, 1))).toEqual(["crate"]);
  expect(ids(withItemBack([lamp], crate, 7))).toEqual(["lamp", "crate"]);
  const again = [crate, lamp];
  expect(withItemBack(again, crate, 1)).toBe(again);
  const full = Array.from({ length: CART.MOST_LINES }, (_, n) => item(`item ${n}`));
  expect(withItemBack(full, crate, 0)).toBe(full);
});

test("inline images of 1000 or more characters are dropped, all others are kept", () => {
  const inline = (length: number) => "data:image/png;base64,".padEnd(length, "A");
  const kept = storable(
    item("robot", { image: inline(999), coverImage: { url: "/files/a" }, galleryImages: [{ url: "/b" }, { url: "/c" }] }),
  );
  expect(kept).toMatchObject({ image: inline(999), coverImage: { url: "/files/a" }, galleryImages: [{ url: "/b" }] });
  const dropped = storable(
    item("robot", { image: inline(1_000), coverImage: { url: inline(1_000) }, thumbnailImage: { url: inline(5_000) } }),
  );
  expect(dropped).toEqual(item("robot"));
  expect(storable(item("robot", { image: "/".padEnd(2_000, "x") })).image).toHaveLength(2_000);
});

test("a minimal cart keeps what is needed to buy", () => {
  expect(minimalItem(item("robot", { image: "/a", shopName: "Orbit Bench" }))).toEqual(item("robot"));
});

test("a cart holds fifty lines", () => {
  const full = Array.from({ length: CART.MOST_LINES }, (_, n) => item(String(n)));
  expect(withItem(full, item("one more"))).toBe(full);
});

test("another licence takes the place of the one before, and is held once", () => {
  const cart = [item("robot"), item("crate")];
  const [robot, crate] = cart as [CartItem, CartItem];
  expect(withVariant(cart, robot, { variant: "studio", price: 120 })).toEqual([item("robot", { variant: "studio", price: 120 }), crate]);
  const both = [robot, item("robot", { variant: "studio" })];
  expect(withVariant(both, robot, { variant: "studio", price: 120 })).toEqual([item("robot", { variant: "studio" })]);
});
