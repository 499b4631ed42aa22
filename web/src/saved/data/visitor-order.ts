import type { ProductCard } from "@blenda/domain/catalogue/model";
import type { SavedSort } from "@blenda/domain/saved/constants";
import { inOrder } from "@blenda/domain/shared/language/formats";
import { priceNow } from "@blenda/domain/shared/price";

interface Item {
  productId: string;
  title: string;
  product: ProductCard | null;
}

/** Names and prices are known only once every card is there. */
export const needsAll = (sort: SavedSort): boolean => sort !== "newest" && sort !== "oldest";

/** A visitor's browser keeps ids only, so one that is gone has no name left. */
const GONE = "A model you saved";

type Order = (a: ProductCard, b: ProductCard) => number;
const ORDERS: Record<Exclude<SavedSort, "newest" | "oldest">, Order> = {
  title: (a, b) => inOrder(a.title, b.title),
  "price-up": (a, b) => priceNow(a) - priceNow(b),
  "price-down": (a, b) => priceNow(b) - priceNow(a),
};

/** `ids` are the newest first. What is no longer there comes last where there is nothing to sort it by. */
export function sortItems(ids: readonly string[], cards: ReadonlyMap<string, ProductCard>, sort: SavedSort): Item[] {
  const items = ids.map((productId) => {
    const product = cards.get(productId) ?? null;
    return { productId, product, title: product?.title ?? GONE };
  });
  if (sort === "newest") return items;
  if (sort === "oldest") return items.reverse();
  return items.sort((a, b) => (a.product && b.product ? ORDERS[sort](a.product, b.product) : Number(!a.product) - Number(!b.product)));
}
