import { productChanged } from "@blenda/domain/catalogue/events";
import { isPriceAllowed } from "@blenda/domain/publication/rules";
import { emit } from "../platform/events/outbox.ts";
import { changePrice, lockItem } from "../publication/items.ts";
import { catalogue } from "./procedures.ts";

export const setPrice = catalogue.setPrice.handler(async ({ input: { id, priceCents }, context, errors }) => {
  if (!isPriceAllowed(priceCents)) throw errors.CATALOGUE_PRICE_REFUSED();
  return context.transaction(async (tx) => {
    const product = await lockItem(tx, "product", id);
    if (!product || product.creatorId !== context.user.id || product.status === "deleted") throw errors.CATALOGUE_NOT_FOUND();
    const answer = { id, status: product.status, priceCents };
    if (product.priceCents === priceCents) return answer;
    await changePrice(tx, "product", id, priceCents, context.now());
    await emit(tx, productChanged({ productId: id, creatorId: product.creatorId }));
    return answer;
  });
});
