import { excerpt } from "@blenda/domain/notifications/rules";
import { reviewAnswered, reviewModerated, reviewWritten } from "@blenda/domain/ratings/events";
import { ratingTexts } from "@blenda/domain/ratings/texts";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { findItem, shopNameFor } from "./item-repository.ts";
import type { ReviewRow } from "./reviews/review-repository.ts";

type NotifiedReview = Pick<ReviewRow, "id" | "userId" | "creatorId" | "itemType" | "itemId" | "rating" | "comment">;

const about = ({ id: reviewId, userId, creatorId, itemType, itemId }: NotifiedReview) => ({
  reviewId,
  userId,
  creatorId,
  itemType,
  itemId,
});

/** Whoever sells it hears of a new review. */
export async function emitReviewWritten(tx: Tx, review: NotifiedReview, title: string, at: Instant): Promise<void> {
  const { userId, rating, comment } = review;
  const person = await tx.selectFrom("users").select("displayName").where("id", "=", userId).executeTakeFirst();
  const author = person?.displayName || ratingTexts.unnamed;
  await emit(tx, reviewWritten({ ...about(review), title, author, rating, excerpt: excerpt(comment), at }));
}

/** Its author hears of the shop's reply, once: not of each word that is mended. */
export async function emitReviewAnswered(tx: Tx, review: NotifiedReview, text: string, at: Instant): Promise<void> {
  const [item, shop] = [await findItem(tx, review), await shopNameFor(tx, review.creatorId)];
  await emit(tx, reviewAnswered({ ...about(review), title: item?.title ?? "", shop, excerpt: excerpt(text), at }));
}

/** Its author hears why it was hidden, and that it is back. */
export async function emitReviewModerated(tx: Tx, review: NotifiedReview, reason: string | null, at: Instant): Promise<void> {
  const title = (await findItem(tx, review))?.title ?? "";
  await emit(tx, reviewModerated({ ...about(review), title, reason, at }));
}
