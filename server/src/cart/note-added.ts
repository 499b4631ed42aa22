import { CART } from "@blenda/domain/cart/constants";
import { addedToCart } from "@blenda/domain/cart/events";
import { emit } from "../platform/events/outbox.ts";
import type { Context } from "../platform/requests/procedure.ts";
import { openCart } from "./procedures.ts";
import { isFirstAdd, isOffered } from "./repository.ts";

const DAY_MINUTES = 24 * 60;

/** Of a person the first time, of a visitor the first time that day. */
export const noteAdded = openCart.noteAdded.handler(async ({ input: { productId }, context }) => {
  const { actor, now } = context;
  if (actor)
    await context.transaction(async (tx) => {
      const by = { actorId: actor.id, visitor: null };
      if (await isFirstAdd(tx, actor.id, productId, now())) await emit(tx, addedToCart({ productId, by, at: now() }));
    });
  else if ((await isOffered(context.db, productId)) && (await isFirstToday(context, productId))) {
    const visitor = context.signer.digest("cart visitor", `${context.asking.address} ${now().slice(0, 10)}`);
    await context.transaction((tx) => emit(tx, addedToCart({ productId, by: { actorId: null, visitor }, at: now() })));
  }
  return { isNoted: true as const };
});

/** A visitor is a network: whatever a browser says about itself, it could say anew with each request. */
async function isFirstToday({ limits, asking }: Context, productId: string): Promise<boolean> {
  const isRoom = async (who: string, max: number) =>
    (await limits.consume(`cart.told ${who}`, { per: "address", max, minutes: DAY_MINUTES })) === null;
  return (
    (await isRoom(`address ${asking.address} product ${productId}`, 1)) &&
    (await isRoom(`address ${asking.address}`, CART.VISITOR_PRODUCTS_A_DAY)) &&
    (await isRoom(`product ${productId}`, CART.PRODUCT_VISITORS_A_DAY))
  );
}
