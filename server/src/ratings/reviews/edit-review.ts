import { isChosen } from "@blenda/domain/ratings/rules";
import { ratings } from "../procedures.ts";
import { countReview, starsOf } from "./counting.ts";
import { changeReview, lockReview } from "./review-repository.ts";
import { reviewFor } from "./view.ts";

/** Only one's own. What is hidden stays hidden, whatever it says now. */
export const editReview = ratings.editReview.handler(async ({ input: { reviewId, rating, comment }, context, errors }) => {
  const { db, user, now } = context;
  if (!isChosen(rating)) throw errors.RATING_NOT_CHOSEN();
  await context.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId);
    if (review?.userId !== user.id) throw errors.RATING_REVIEW_GONE();
    if (review.rating === rating && review.comment === comment) return;
    await changeReview(tx, reviewId, { rating, comment, editedAt: now() });
    await countReview(tx, review, { from: starsOf(review), to: starsOf({ ...review, rating }) });
  });
  return reviewFor(db, user.id, reviewId);
});
