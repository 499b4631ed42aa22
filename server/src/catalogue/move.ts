import { productChanged } from "@blenda/domain/catalogue/events";
import { publicationEventsFrom } from "@blenda/domain/publication/rules";
import { emit } from "../platform/events/outbox.ts";
import { lockItem, transitionItem } from "../publication/items.ts";
import { catalogue } from "./procedures.ts";

export const move = catalogue.move.handler(async ({ input: { id, event, reason }, context, errors }) =>
  context.transaction(async (tx) => {
    const product = await lockItem(tx, "product", id);
    // Another creator's product answers like one that does not exist: a draft stays its creator's secret.
    if (!product || product.creatorId !== context.user.id) throw errors.CATALOGUE_NOT_FOUND();
    const from = product.status;
    const to = await transitionItem(tx, "product", product, { event, actorId: context.user.id, reason }, context.now());
    if (!to) throw errors.CATALOGUE_INVALID_TRANSITION({ data: { from, event, allowed: publicationEventsFrom(from) } });
    await emit(tx, productChanged({ productId: id, creatorId: product.creatorId }));
    return { id, status: to, priceCents: product.priceCents };
  }),
);
