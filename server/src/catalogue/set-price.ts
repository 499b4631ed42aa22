import { productChanged } from "@blenda/domain/catalogue/events";
import { isPriceAllowed } from "@blenda/domain/catalogue/rules";
import { emit } from "../platform/events/outbox.ts";
import { catalogue } from "./procedures.ts";
import { addPrice, lockProduct, updateProduct } from "./repository.ts";

export const setPrice = catalogue.setPrice.handler(async ({ input: { id, priceCents }, context, errors }) => {
  if (!isPriceAllowed(priceCents)) throw errors.CATALOGUE_PRICE_REFUSED();
  return context.transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    if (!product || product.creatorId !== context.user.id || product.status === "deleted") throw errors.CATALOGUE_NOT_FOUND();
    const answer = { id, status: product.status, priceCents };
    if (product.priceCents === priceCents) return answer;
    const at = context.now();
    await updateProduct(tx, id, { priceCents }, at);
    await addPrice(tx, id, priceCents, "changed by its creator", at);
    await emit(tx, productChanged({ productId: id, creatorId: product.creatorId }));
    return answer;
  });
});
