import type { CartItem, CartLine } from "@blenda/domain/cart/model";
import { distinctLines } from "@blenda/domain/checkout/rules";
import { expect, test } from "vitest";
import { createCart } from "./cart-store.ts";
import { createCartSync } from "./cart-sync.ts";

const item = (id: string): CartItem => ({ id, itemType: "product", title: id, price: 24, variant: "personal" });
const line = (itemId: string): CartLine => ({ itemType: "product", itemId, variant: "personal" });
const idle = () => new Promise<void>((resume) => setTimeout(resume));

/** A browser's cart and an account that remembers lines, as the server does. */
function setUp(here: readonly string[], there: readonly string[], owner?: string) {
  const store = new Map<string, string>();
  const cart = createCart({
    read: (key) => store.get(key) ?? null,
    write: (key, value) => Boolean(store.set(key, value)),
    remove: (key) => void store.delete(key),
  });
  cart.setItems(here.map(item));
  if (owner) cart.setOwner(owner);
  const account = { lines: there.map(line), kept: 0 };
  const sync = createCartSync(cart, {
    lines: async () => account.lines,
    merge: async (lines) => (account.lines = distinctLines([...account.lines, ...lines])),
    keep: async (lines) => {
      account.kept += 1;
      return (account.lines = lines);
    },
    describe: async (lines) => lines.map(({ itemId }) => item(itemId)),
  });
  const ids = () => cart.state().items.map(({ id }) => id);
  return { cart, account, sync, ids };
}

test("at login what this browser had joins what the account had", async () => {
  const { account, sync, ids } = setUp(["robot", "crate"], ["lamp", "robot"]);
  await sync.meet("me", true);
  expect(ids()).toEqual(["lamp", "robot", "crate"]);
  expect(account.lines).toHaveLength(3);
});

test("a line taken away on another device does not come back with the next visit", async () => {
  const { account, sync, ids } = setUp(["robot", "crate"], ["crate"], "me");
  await sync.meet("me", false);
  expect(ids()).toEqual(["crate"]);
  expect(account.lines).toEqual([line("crate")]);
});

test("what the same person added while signed out is brought along", async () => {
  const { sync, ids } = setUp(["robot", "lamp"], ["robot"], "me");
  await sync.meet("me", true);
  expect(ids()).toEqual(["robot", "lamp"]);
});

test("somebody else's cart does not become this person's", async () => {
  const { account, sync, ids } = setUp(["robot"], ["lamp"], "somebody-else");
  await sync.meet("me", true);
  expect(ids()).toEqual(["lamp"]);
  expect(account.lines).toEqual([line("lamp")]);
});

test("what is added while the account answers is not lost", async () => {
  const { cart, account, sync, ids } = setUp(["robot"], ["lamp"], "me");
  const met = sync.meet("me", false);
  cart.setItems([item("robot"), item("crate")]);
  await met;
  expect(ids()).toEqual(["lamp", "robot", "crate"]);
  expect(account.lines).toHaveLength(3);
});

test("what leaves the cart before the account has answered, or before it was asked, does not come back", async () => {
  for (const isAsked of [false, true]) {
    const { cart, account, sync, ids } = setUp(["robot", "crate"], ["robot", "crate", "lamp"], "me");
    const take = () => cart.setItems([item("crate")]);
    if (!isAsked) take();
    const met = sync.meet("me", false);
    if (isAsked) take();
    await met;
    expect(ids()).toEqual(["crate", "lamp"]);
    expect(account.lines).toEqual([line("crate"), line("lamp")]);
    expect(cart.gone()).toEqual([]);
  }
});

test("what was put in a moment before the page was left joins the account with the next page, and only once", async () => {
  const { cart, account, sync, ids } = setUp(["robot"], ["robot"], "me");
  // Nobody sends it: the page is left before the account could be told.
  cart.setItems([item("robot"), item("crate")]);
  await sync.meet("me", false);
  expect(ids()).toEqual(["robot", "crate"]);
  expect(account).toEqual({ lines: [line("robot"), line("crate")], kept: 1 });
  expect(cart.fresh()).toEqual([]);
  // Another device takes it out again.
  account.lines = [line("robot")];
  await sync.meet("me", false);
  expect(ids()).toEqual(["robot"]);
});

test("several changes in a row are sent once, with what is in the cart by then", async () => {
  const { cart, account, sync } = setUp([], []);
  const stop = cart.watch(() => sync.send(() => {}));
  for (const ids of [["robot"], ["robot", "crate"], ["crate"]]) cart.setItems(ids.map(item));
  await idle();
  stop();
  expect(account).toEqual({ lines: [line("crate")], kept: 1 });
});

test("news from before a change does not overrule it; news after it does, and is not sent back", async () => {
  const { cart, account, sync, ids } = setUp([], []);
  const stop = cart.watch(() => sync.send(() => {}));
  cart.setItems([item("robot")]);
  await sync.takeOver([]);
  expect(ids()).toEqual(["robot"]);
  await idle();
  await sync.takeOver([line("lamp")]);
  await idle();
  stop();
  expect(ids()).toEqual(["lamp"]);
  expect(account.kept).toBe(1);
});
