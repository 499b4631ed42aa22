import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { countReview, starsOf } from "../reviews/counting.ts";
import { changeReview, lockReview, type ReviewRow } from "../reviews/review-repository.ts";

/** Hides a review with a reason, or with none shows it again. Answers what it was, or nothing where there is none; telling is another matter. */
export async function setHidden(tx: Tx, reviewId: string, reason: string | null, at: Instant): Promise<ReviewRow | undefined> {
  const review = await lockReview(tx, reviewId);
  if (!review || (review.hiddenAt !== null) === (reason !== null)) return review;
  const hidden = { hiddenAt: reason === null ? null : at, hiddenReason: reason };
  await changeReview(tx, reviewId, hidden);
  await countReview(tx, review, { from: starsOf(review), to: starsOf({ ...review, ...hidden }) });
  return review;
}
