import { productChanged, productModerated } from "@blenda/domain/catalogue/events";
import { publicationEventsFrom } from "@blenda/domain/publication/rules";
import { emit } from "../platform/events/outbox.ts";
import { audit } from "../platform/requests/audit.ts";
import { lockItem, takeStep } from "../publication/items.ts";
import { catalogue } from "./procedures.ts";

export const moderate = catalogue.moderate.handler(async ({ input: { id, event, code, reason }, context, errors }) =>
  context.transaction(async (tx) => {
    const product = await lockItem(tx, "product", id);
    if (!product) throw errors.CATALOGUE_NOT_FOUND();
    const from = product.status;
    const to = await takeStep(tx, "product", product, { event, code, actorId: context.user.id, reason }, context.now());
    if (!to) throw errors.CATALOGUE_INVALID_TRANSITION({ data: { from, event, allowed: publicationEventsFrom(from) } });
    await audit(tx, context, {
      action: "catalogue.moderate",
      target: { kind: "product", id },
      reason,
      before: { status: from },
      after: { status: to, ...(event === "suspend" && { code }) },
    });
    const { creatorId, title } = product;
    await emit(tx, productChanged({ productId: id, creatorId }));
    await emit(tx, productModerated({ productId: id, creatorId, title, event, reason, at: context.now() }));
    return { id, status: to, priceCents: product.priceCents };
  }),
);
