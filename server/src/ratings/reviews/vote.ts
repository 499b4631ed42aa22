import { ratings } from "../procedures.ts";
import { starsOf } from "./counting.ts";
import { lockReview, setVote } from "./review-repository.ts";
import { reviewFor } from "./view.ts";

/** Pressed twice it is one vote; authors never vote for themselves. */
export const vote = ratings.vote.handler(async ({ input: { reviewId, isHelpful }, context, errors }) => {
  const { db, user, now } = context;
  await context.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId);
    if (!review || starsOf(review) === null) throw errors.RATING_REVIEW_GONE();
    if (review.userId === user.id) throw errors.RATING_VOTE_OWN();
    await setVote(tx, reviewId, user.id, isHelpful, now());
  });
  return reviewFor(db, user.id, reviewId);
});
