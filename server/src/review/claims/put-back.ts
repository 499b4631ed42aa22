import { reviewClaimed } from "@blenda/domain/review/events";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { review } from "../procedures.ts";
import { dropClaim, lockReview } from "./claim-repository.ts";

export const putBack = review.putBack.handler(async ({ input: item, context }) =>
  context.transaction(async (tx) => {
    await lockReview(tx, item);
    const wasYours = await dropClaim(tx, item, context.user.id);
    if (wasYours) {
      await audit(tx, context, { action: "review.putBack", target: { kind: item.itemType, id: item.id } });
      await emit(tx, reviewClaimed({ itemType: item.itemType, itemId: item.id }));
    }
    return { wasYours };
  }),
);
