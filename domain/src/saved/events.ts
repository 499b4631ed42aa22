import { event } from "../access/event.ts";
import type { Instant } from "../shared/time.ts";

/** A person's list changed: their other tabs and devices show it too. */
export const savedChanged = event<{ userId: string }>("saved.changed", {
  aggregate: ({ userId }) => `saved/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["saved.ids", "saved.list"],
});

/** Told to the creator; never emitted about an own product. */
export const productSaved = event<{ userId: string; productId: string; at: Instant }>("saved.productSaved", {
  aggregate: ({ productId }) => `saved-product/${productId}`,
});
