import { event } from "../access/event.ts";

/** Somebody's list changed: their other tabs and devices show it too. */
export const savedChanged = event<{ userId: string }>("saved.changed", {
  aggregate: ({ userId }) => `saved/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["saved.ids", "saved.list"],
});

/** Told to the creator, except about an own product. */
export const productSaved = event<{ userId: string; productId: string }>("saved.productSaved", {
  aggregate: ({ productId }) => `saved-product/${productId}`,
});
