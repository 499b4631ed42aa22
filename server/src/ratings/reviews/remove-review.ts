import { ratings } from "../procedures.ts";
import { countReview, starsOf } from "./counting.ts";
import { deleteReview, lockReview } from "./review-repository.ts";

/** Only one's own. Who removes it may write another. */
export const removeReview = ratings.removeReview.handler(async ({ input: { reviewId }, context, errors }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId);
    if (review?.userId !== user.id) throw errors.RATING_REVIEW_GONE();
    await deleteReview(tx, reviewId);
    await countReview(tx, review, { from: starsOf(review), to: null });
  });
  return { isRemoved: true as const };
});
