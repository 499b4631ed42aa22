import { reviewLooked } from "@blenda/domain/review/events";
import { markLookedAt } from "../../drafts/looks.ts";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { review } from "../procedures.ts";

export const markLooked = review.markLooked.handler(async ({ input: { id }, context }) =>
  context.transaction(async (tx) => {
    const wasOpen = await markLookedAt(tx, id, context.user.id, context.now());
    if (wasOpen) {
      await audit(tx, context, { action: "review.markLooked", target: { kind: "look", id } });
      await emit(tx, reviewLooked({ lookId: id }));
    }
    return { wasOpen };
  }),
);
