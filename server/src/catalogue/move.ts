import { can } from "@blenda/domain/access/can";
import { productChanged } from "@blenda/domain/catalogue/events";
import { PUBLICATION_STEPS, publicationEventsFrom, publicationMove } from "@blenda/domain/catalogue/rules";
import { emit } from "../platform/events/outbox.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { catalogue } from "./procedures.ts";
import { lockProduct, updateProduct } from "./repository.ts";

export const move = catalogue.move.handler(async ({ input: { id, event, reason }, context, errors }) => {
  const { by } = PUBLICATION_STEPS[event];
  const isOwnersStep = by === "owner";
  if (!isOwnersStep && !can(context.user, by)) throw refusal("FORBIDDEN");
  return context.transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    // Somebody else's product answers like one that does not exist: a draft stays its creator's secret.
    if (!product || (isOwnersStep && product.creatorId !== context.user.id)) throw errors.CATALOGUE_NOT_FOUND();
    const from = product.status;
    const to = publicationMove(from, event, product.statusBefore);
    if (!to) throw errors.CATALOGUE_INVALID_TRANSITION({ data: { from, event, allowed: publicationEventsFrom(from) } });
    const at = context.now();
    const fields = { status: to, statusBefore: to === "suspended" ? from : null, statusReason: reason || null };
    await updateProduct(tx, id, fields, at);
    await recordTransition(tx, { entity: "product", entityId: id, fromStatus: from, toStatus: to, actorId: context.user.id, reason }, at);
    await emit(tx, productChanged({ productId: id, creatorId: product.creatorId }));
    return { id, status: to, priceCents: product.priceCents };
  });
});
