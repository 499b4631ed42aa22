import { ratingCounted, reviewChanged } from "@blenda/domain/ratings/events";
import { countStars as countOfProduct } from "../../catalogue/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emitAll } from "../../platform/events/outbox.ts";
import type { StarChange } from "../../publication/items.ts";
import { countStars as countOfTraining } from "../../trainings/port.ts";
import type { ReviewRow } from "./review-repository.ts";

const COUNTERS = { product: countOfProduct, training: countOfTraining };

type CountedReview = Pick<ReviewRow, "id" | "userId" | "creatorId" | "itemType" | "itemId">;

/** What a review counts with: hidden, or of something that was given back, with nothing. */
export const starsOf = ({ rating, hiddenAt, withdrawnAt }: Pick<ReviewRow, "rating" | "hiddenAt" | "withdrawnAt">): number | null =>
  hiddenAt === null && withdrawnAt === null ? rating : null;

/** The stars of its item are counted with it, and everything that shows them, or the review, is told. The review is held. */
export async function countReview(tx: Tx, review: CountedReview, change: StarChange): Promise<void> {
  const { itemType, itemId, creatorId } = review;
  await COUNTERS[itemType](tx, itemId, change);
  await emitAll(tx, [ratingCounted({ itemType, itemId, creatorId })]);
  await emitReviewChanged(tx, review);
}

/** Its author and its seller look again; in one order for everybody. */
export const emitReviewChanged = (tx: Tx, { id: reviewId, userId, creatorId }: CountedReview): Promise<void> =>
  emitAll(
    tx,
    [userId, creatorId].sort().map((each) => reviewChanged({ reviewId, userId: each })),
  );
