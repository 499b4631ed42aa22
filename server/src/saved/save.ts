import { SAVED } from "@blenda/domain/saved/constants";
import { productSaved, savedChanged } from "@blenda/domain/saved/events";
import { publicProducts } from "../catalogue/port.ts";
import { emit } from "../platform/events/outbox.ts";
import { saved } from "./procedures.ts";
import { addSaved, lockList, savedState } from "./repository.ts";

export const save = saved.save.handler(async ({ input: { productId }, context: { user, transaction, now }, errors }) => {
  await transaction(async (tx) => {
    await lockList(tx, user.id);
    const { length, isSaved } = await savedState(tx, user.id, productId);
    if (isSaved) return;
    const [product] = await publicProducts.byIds(tx, [productId]);
    if (!product) throw errors.SAVED_PRODUCT_GONE();
    if (length >= SAVED.MOST) throw errors.SAVED_FULL();
    const at = now();
    const row = { userId: user.id, productId, titleSnapshot: product.title, migratedFromAnonymous: false, createdAt: at };
    await addSaved(tx, [row]);
    await emit(tx, savedChanged({ userId: user.id }));
    if (product.shop.creatorId !== user.id) await emit(tx, productSaved({ userId: user.id, productId, at }));
  });
  return { productId, isSaved: true };
});
