import { event } from "../access/event.ts";

export const cartChanged = event<{ userId: string }>("cart.changed", {
  aggregate: ({ userId }) => `cart/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["cart.lines"],
});

/** The first time this person did; told to the creator, except about an own product. */
export const addedToCart = event<{ productId: string; actorId: string; at: string }>("cart.added", {
  aggregate: ({ productId }) => `cart-product/${productId}`,
});
