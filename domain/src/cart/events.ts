import { event } from "../access/event.ts";

export const cartChanged = event<{ userId: string }>("cart.changed", {
  aggregate: ({ userId }) => `cart/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["cart.lines"],
});

/** `actorId` is null for a visitor; `actorName` follows the specification's rule. */
export const addedToCart = event<{ productId: string; actorId: string | null; actorKey: string }>("cart.added", {
  aggregate: ({ productId }) => `cart-product/${productId}`,
});
