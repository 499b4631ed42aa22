import { addedToCart } from "@blenda/domain/cart/events";
import { emit } from "../platform/outbox.ts";
import { openCart } from "./procedures.ts";
import { isFirstAdd } from "./repository.ts";

/** The first time only. Visitors have no name and no memory that could be trusted; about them nobody is told. */
export const noteAdded = openCart.noteAdded.handler(async ({ input: { productId }, context }) => {
  const { actor, now } = context;
  if (actor)
    await context.transaction(async (tx) => {
      if (await isFirstAdd(tx, actor.id, productId, now())) await emit(tx, addedToCart({ productId, actorId: actor.id, at: now() }));
    });
  return { isNoted: true as const };
});
