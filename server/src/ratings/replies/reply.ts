import type { Tx } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { emitReviewAnswered } from "../notices.ts";
import { ratings } from "../procedures.ts";
import { emitReviewChanged, starsOf } from "../reviews/counting.ts";
import { changeReview, lockReview, type ReviewRow } from "../reviews/review-repository.ts";
import { reviewFor } from "../reviews/view.ts";

/** A review of something this person sells, held. */
export async function lockReceived(tx: Tx, sellerId: string, reviewId: string): Promise<ReviewRow> {
  const review = await lockReview(tx, reviewId);
  if (!review || starsOf(review) === null) throw refusal("RATING_REVIEW_GONE");
  if (review.creatorId !== sellerId) throw refusal("RATING_NOT_SELLER");
  return review;
}

export const reply = ratings.reply.handler(async ({ input: { reviewId, text }, context }) => {
  const { db, user, now } = context;
  await context.transaction(async (tx) => {
    const review = await lockReceived(tx, user.id, reviewId);
    if (review.reply === text) return;
    const times = review.repliedAt === null ? { repliedAt: now() } : { replyEditedAt: now() };
    await changeReview(tx, reviewId, { reply: text, ...times });
    await emitReviewAnswered(tx, review, text, now());
    await emitReviewChanged(tx, review);
  });
  return reviewFor(db, user.id, reviewId);
});
