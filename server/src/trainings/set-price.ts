import { isPriceAllowed } from "@blenda/domain/publication/rules";
import { trainingChanged } from "@blenda/domain/trainings/events";
import { emit } from "../platform/events/outbox.ts";
import { signedIn } from "../platform/requests/procedure.ts";
import { changePrice, lockItem } from "../publication/items.ts";
import { trainings } from "./procedures.ts";

export const setPrice = trainings.setPrice.use(signedIn).handler(async ({ input: { id, priceCents }, context, errors }) => {
  if (!isPriceAllowed(priceCents)) throw errors.TRAININGS_PRICE_REFUSED();
  return context.transaction(async (tx) => {
    const training = await lockItem(tx, "training", id);
    if (!training || training.creatorId !== context.user.id || training.status === "deleted") throw errors.TRAININGS_NOT_FOUND();
    if (training.priceCents === priceCents) return { id, priceCents };
    await changePrice(tx, "training", id, priceCents, context.now());
    await emit(tx, trainingChanged({ trainingId: id, creatorId: training.creatorId }));
    return { id, priceCents };
  });
});
