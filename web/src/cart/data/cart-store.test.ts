import type { CartItem } from "@blenda/domain/cart/model";
import { expect, test } from "vitest";
import { createCart } from "./cart-store.ts";

const KEY = "blenda.cart";
const DISCOUNT = { code: "NIGHTMARKET", appliedAt: "2026-03-01T12:00:00.000Z" };
const item = (id: string, more: Partial<CartItem> = {}): CartItem => ({
  id,
  itemType: "product",
  title: id,
  price: 24,
  variant: "personal",
  ...more,
});

/** A browser whose store takes so many characters per key. */
function browser(room = 100_000, kept: Record<string, string> = {}) {
  const store = new Map(Object.entries(kept));
  return {
    store,
    read: (key: string) => store.get(key) ?? null,
    write: (key: string, value: string) => value.length <= room && Boolean(store.set(key, value)),
    remove: (key: string) => void store.delete(key),
  };
}

test("cart and discount persist locally, and the keys are removed when the cart is empty", () => {
  const place = browser();
  const cart = createCart(place);
  cart.setItems([item("robot")]);
  cart.setDiscount(DISCOUNT);
  expect(createCart(place).state()).toEqual({ items: [item("robot")], discount: DISCOUNT, isUnkept: false });
  cart.setItems([]);
  expect(cart.state()).toEqual({ items: [], discount: null, isUnkept: false });
  expect([...place.store.keys()]).toEqual([]);
});

test("inline pictures of 1000 or more characters are dropped before anything is kept", () => {
  const place = browser();
  const cart = createCart(place);
  cart.setItems([item("robot", { image: "data:image/png;base64,".padEnd(1_000, "A") })]);
  expect(JSON.parse(place.store.get(KEY) ?? "")).toEqual([item("robot")]);
});

test("when the quota fails a minimal cart is saved; when that is impossible too, the warning is due", () => {
  const place = browser(200);
  const cart = createCart(place);
  const large = item("robot", { shopName: "x".repeat(300) });
  cart.setItems([large]);
  expect(cart.state()).toMatchObject({ items: [large], isUnkept: false });
  expect(JSON.parse(place.store.get(KEY) ?? "")).toEqual([item("robot")]);
  cart.setItems([large, item("crate"), item("lamp")]);
  expect(cart.state()).toMatchObject({ items: { length: 3 }, isUnkept: true });
  cart.setItems([item("lamp")]);
  expect(cart.state().isUnkept).toBe(false);
});

test("a change in another tab shows here, and is told apart from our own", () => {
  const place = browser();
  const [here, there] = [createCart(place), createCart(place)];
  const heard: boolean[] = [];
  const stop = here.watch((isOurs) => heard.push(isOurs));
  expect(here.state().items).toEqual([]);
  there.setItems([item("robot")]);
  here.hear("something else");
  expect(here.state().items).toEqual([]);
  here.hear(KEY);
  expect(here.state().items).toEqual([item("robot")]);
  here.setItems([]);
  stop();
  here.setItems([item("crate")]);
  expect(heard).toEqual([false, true]);
});

test("what is taken out can be brought back: to its place, with its code, past what another tab did, and told to the account anew", () => {
  const place = browser(100_000, { "blenda.cartOwner": "ada" });
  const [here, there] = [createCart(place), createCart(place)];
  here.setItems([item("robot"), item("crate")]);
  here.setDiscount({ code: "NIGHT", appliedAt: "2026-03-01" });
  const robotBack = here.takeOut(item("robot"));
  const crateBack = here.takeOut(item("crate"));
  expect(here.state()).toMatchObject({ items: [], discount: null });
  expect(here.gone()).toHaveLength(2);
  there.setItems([item("lamp")]);
  here.hear(KEY);
  crateBack();
  robotBack();
  expect(here.state().items.map(({ id }) => id)).toEqual(["robot", "crate", "lamp"]);
  expect(here.state().discount).toMatchObject({ code: "NIGHT" });
  expect(here.gone()).toEqual([]);
  robotBack();
  expect(here.state().items).toHaveLength(3);
});

test("a cart that was edited by hand never breaks the page", () => {
  for (const odd of ["{", "7", "null", '[null, 1, {"id":"x"}, {"id":"","itemType":"product"}]']) {
    const cart = createCart(browser(100_000, { [KEY]: odd, "blenda.discount": odd }));
    expect(cart.state()).toEqual({ items: [], discount: null, isUnkept: false });
  }
});
