import { event } from "../access/event.ts";

export const cartChanged = event<{ userId: string }>("cart.changed", {
  aggregate: ({ userId }) => `cart/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["cart.lines"],
});

/** Somebody with an account, or a visitor: a word for a network and a day that only the server can make. */
type Adder = { actorId: string; visitor: null } | { actorId: null; visitor: string };

/** The first time they did; told to the creator, except about an own product. */
export const addedToCart = event<{ productId: string; by: Adder; at: string }>("cart.added", {
  aggregate: ({ productId }) => `cart-product/${productId}`,
});
