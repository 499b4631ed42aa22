import { productChanged, productModerated } from "@blenda/domain/catalogue/events";
import type { SuspensionCode } from "@blenda/domain/publication/constants";
import { publicationEventsFrom } from "@blenda/domain/publication/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { audit } from "../platform/requests/audit.ts";
import { lockItem, transitionItem } from "../publication/items.ts";
import { catalogue } from "./procedures.ts";

interface Moderation {
  id: string;
  event: "suspend" | "reinstate";
  code: SuspensionCode;
  reason: string;
  actorId: string;
}

/** Takes a product off sale or brings it back, and tells its creator. `to` is nothing where the table has no such step. */
export async function moderateProduct(tx: Tx, { id, event, code, reason, actorId }: Moderation, at: Instant) {
  const product = await lockItem(tx, "product", id);
  if (!product) return null;
  const { status: from, creatorId, title, priceCents } = product;
  const to = await transitionItem(tx, "product", product, { event, code, actorId, reason }, at);
  if (to) {
    await emit(tx, productChanged({ productId: id, creatorId }));
    await emit(tx, productModerated({ productId: id, creatorId, title, event, reason, at }));
  }
  return { from, to, priceCents };
}

export const moderate = catalogue.moderate.handler(async ({ input: { id, event, code, reason }, context, errors }) =>
  context.transaction(async (tx) => {
    const moved = await moderateProduct(tx, { id, event, code, reason, actorId: context.user.id }, context.now());
    if (!moved) throw errors.CATALOGUE_NOT_FOUND();
    const { from, to, priceCents } = moved;
    if (!to) throw errors.CATALOGUE_INVALID_TRANSITION({ data: { from, event, allowed: publicationEventsFrom(from) } });
    await audit(tx, context, {
      action: "catalogue.moderate",
      target: { kind: "product", id },
      reason,
      before: { status: from },
      after: { status: to, ...(event === "suspend" && { code }) },
    });
    return { id, status: to, priceCents };
  }),
);
