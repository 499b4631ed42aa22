import { audit } from "../../platform/requests/audit.ts";
import { emitReviewModerated } from "../notices.ts";
import { ratings } from "../procedures.ts";
import { reviewFor } from "../reviews/view.ts";
import { setHidden } from "./hiding.ts";

export const hideReview = ratings.hideReview.handler(async ({ input: { reviewId, reason }, context, errors }) => {
  const { db, user, now } = context;
  await context.transaction(async (tx) => {
    const review = await setHidden(tx, reviewId, reason, now());
    if (!review) throw errors.RATING_REVIEW_GONE();
    if (review.hiddenAt === null) await emitReviewModerated(tx, review, reason, now());
    const { rating, comment, hiddenReason } = review;
    const target = { kind: "review", id: reviewId };
    await audit(tx, context, { action: "ratings.hideReview", target, reason, before: { rating, comment, hiddenReason } });
  });
  return reviewFor(db, user.id, reviewId);
});
