import { audit } from "../../platform/requests/audit.ts";
import { emitReviewModerated } from "../notices.ts";
import { ratings } from "../procedures.ts";
import { reviewFor } from "../reviews/view.ts";
import { setHidden } from "./hiding.ts";

/** Not what was given back: that comes back nowhere. */
export const restoreReview = ratings.restoreReview.handler(async ({ input: { reviewId, reason }, context, errors }) => {
  const { db, user, now } = context;
  await context.transaction(async (tx) => {
    const review = await setHidden(tx, reviewId, null, now());
    if (!review) throw errors.RATING_REVIEW_GONE();
    if (review.hiddenAt !== null) await emitReviewModerated(tx, review, null, now());
    const target = { kind: "review", id: reviewId };
    await audit(tx, context, { action: "ratings.restoreReview", target, reason, before: { hiddenReason: review.hiddenReason } });
  });
  return reviewFor(db, user.id, reviewId);
});
