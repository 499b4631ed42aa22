import type { ProductCard } from "@blenda/domain/catalogue/model";
import { expect, test } from "vitest";
import { sortItems } from "./visitor-order.ts";

const card = (id: string, title: string, priceCents: number) => ({ id, title, priceCents }) as ProductCard;
const cards = new Map([card("c", "Chair", 900), card("l", "Lamp", 0), card("a", "Anvil", 2_400)].map((one) => [one.id, one]));
const ids = ["l", "gone", "c", "a"];
const order = (sort: Parameters<typeof sortItems>[2]) => sortItems(ids, cards, sort).map(({ productId }) => productId);

test("a visitor's saved models are sorted by when they were saved, by name and by price", () => {
  expect(order("newest")).toEqual(["l", "gone", "c", "a"]);
  expect(order("oldest")).toEqual(["a", "c", "gone", "l"]);
  expect(order("title")).toEqual(["a", "c", "l", "gone"]);
  expect(order("price-up")).toEqual(["l", "c", "a", "gone"]);
  expect(order("price-down")).toEqual(["a", "c", "l", "gone"]);
});

test("what is no longer available stays in the list", () => {
  expect(sortItems(ids, cards, "newest")[1]).toEqual({ productId: "gone", product: null, title: "A model you saved" });
});
