import { event } from "../access/event.ts";
import type { PublishedType } from "../publication/constants.ts";
import type { Instant } from "../shared/time.ts";

/** The requests of a buyer changed: they bought, answered, put off or gave back something. */
export const requestsChanged = event<{ userId: string }>("ratings.requestsChanged", {
  aggregate: ({ userId }) => `review-requests/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["ratings.requests", "ratings.myReview"],
});

/** A review was written, changed, answered, hidden, shown again or removed. Told to its author and to the seller, in turn. */
export const reviewChanged = event<{ reviewId: string; userId: string }>("ratings.reviewChanged", {
  aggregate: ({ reviewId, userId }) => `review/${reviewId}/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["ratings.reviews", "ratings.myReview", "ratings.received"],
});

interface RatedItemOfCreator {
  itemType: PublishedType;
  itemId: string;
  creatorId: string;
}

/** Its stars were counted anew: kept answers, cards and the search index follow. */
export const ratingCounted = event<RatedItemOfCreator>("ratings.counted", {
  aggregate: ({ itemType, itemId }) => `rating/${itemType}/${itemId}`,
  drops: ({ itemType, itemId, creatorId }) => ({
    kind: itemType === "product" ? "catalogue.product" : "trainings.training",
    ids: [itemId],
    creatorIds: [creatorId],
  }),
});

interface OfReview {
  reviewId: string;
  userId: string;
  creatorId: string;
  itemType: PublishedType;
  itemId: string;
  title: string;
  at: Instant;
}
const ofReview = { aggregate: ({ reviewId }: OfReview) => `review/${reviewId}` };

/** A buyer reviewed what they bought; the seller is told. */
export const reviewWritten = event<OfReview & { author: string; rating: number; excerpt: string }>("ratings.reviewWritten", ofReview);

/** The shop replied to a review, or mended its reply; its author is told of the first. */
export const reviewAnswered = event<OfReview & { shop: string; excerpt: string }>("ratings.reviewAnswered", ofReview);

/** Staff hid a review, or showed it again (`reason` is null); its author is told. */
export const reviewModerated = event<OfReview & { reason: string | null }>("ratings.reviewModerated", ofReview);
