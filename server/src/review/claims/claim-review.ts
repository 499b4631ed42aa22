import { reviewClaimed } from "@blenda/domain/review/events";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { openCase, refuseObstacle } from "../deciding/open-case.ts";
import { review } from "../procedures.ts";
import { claimView, lockReview, setClaim } from "./claim-repository.ts";

/** Kept by asking again; only the first claim, or a takeover from a colleague, is news and is written down. */
export const claimReview = review.claimReview.handler(async ({ input: { itemType, id, isTakeover }, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    const item = { itemType, id };
    await lockReview(tx, item);
    const found = await openCase(tx, item, user, now());
    if (!found) throw errors.REVIEW_NOT_FOUND();
    const { claim, obstacle } = found;
    if (obstacle !== "taken" || !isTakeover) refuseObstacle(obstacle, claim);
    const isKept = claim?.reviewerId === user.id;
    const takenAt = isKept ? claim.takenAt : now();
    const expiresAt = await setClaim(tx, item, user.id, takenAt, now());
    if (!isKept) {
      await audit(tx, context, {
        action: "review.claimReview",
        target: { kind: itemType, id },
        before: { reviewer: claim?.reviewerId ?? null },
        after: { reviewer: user.id },
      });
      await emit(tx, reviewClaimed({ itemType, itemId: id }));
    }
    return claimView({ reviewerId: user.id, name: user.displayName, takenAt, expiresAt }, user.id);
  }),
);
