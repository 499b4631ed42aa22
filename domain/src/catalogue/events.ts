import { event } from "../access/event.ts";

/**
 * Something a visitor can see of this product changed: its words, price, state or files; how often it was sold is told by
 * `salesCounted`. The kept answers that show it are dropped in every process, and its line in the search index is read again.
 */
export const productChanged = event<{ productId: string; creatorId: string }>("catalogue.productChanged", {
  aggregate: ({ productId }) => `product/${productId}`,
  drops: ({ productId, creatorId }) => ({ kind: "catalogue.product", ids: [productId], creatorIds: [creatorId] }),
});

/** Many at once, as an import brings them: everything kept is dropped and the index reads what is new. */
export const catalogueImported = event<{ from: number; to: number }>("catalogue.imported", {
  aggregate: () => "catalogue/import",
  drops: () => ({ kind: "catalogue.product", ids: null }),
});

/** Staff took it off sale, or put it back; its creator is told why. */
export const productModerated = event<{
  productId: string;
  creatorId: string;
  title: string;
  event: "suspend" | "reinstate";
  reason: string;
  at: string;
}>("catalogue.moderated", {
  aggregate: ({ productId }) => `product/${productId}`,
  to: () => ({ access: { any: ["view_products", "edit_products"] } }),
  stale: ["review.allItems"],
});
