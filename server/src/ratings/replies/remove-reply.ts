import { ratings } from "../procedures.ts";
import { emitReviewChanged } from "../reviews/counting.ts";
import { changeReview } from "../reviews/review-repository.ts";
import { reviewFor } from "../reviews/view.ts";
import { lockReceived } from "./reply.ts";

export const removeReply = ratings.removeReply.handler(async ({ input: { reviewId }, context }) => {
  const { db, user } = context;
  await context.transaction(async (tx) => {
    const review = await lockReceived(tx, user.id, reviewId);
    if (review.reply === null) return;
    await changeReview(tx, reviewId, { reply: null, repliedAt: null, replyEditedAt: null });
    await emitReviewChanged(tx, review);
  });
  return reviewFor(db, user.id, reviewId);
});
