import { event } from "../access/event.ts";
import type { PublishedType } from "../publication/constants.ts";

/** What somebody is asked about changed: they bought, answered, put off or gave back something. */
export const requestsChanged = event<{ userId: string }>("ratings.requestsChanged", {
  aggregate: ({ userId }) => `review-requests/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["ratings.requests", "ratings.myReview"],
});

/** A review was written, changed, answered, hidden, shown again or removed. Told to its author and to whoever sells it, in turn. */
export const reviewChanged = event<{ reviewId: string; userId: string }>("ratings.reviewChanged", {
  aggregate: ({ reviewId, userId }) => `review/${reviewId}/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["ratings.reviews", "ratings.myReview", "ratings.received"],
});

interface Rated {
  itemType: PublishedType;
  itemId: string;
  creatorId: string;
}

/** Its stars were counted anew: kept answers, cards and the search index follow. */
export const ratingCounted = event<Rated>("ratings.counted", {
  aggregate: ({ itemType, itemId }) => `rating/${itemType}/${itemId}`,
  drops: ({ itemType, itemId, creatorId }) => ({
    kind: itemType === "product" ? "catalogue.product" : "trainings.training",
    ids: [itemId],
    creatorIds: [creatorId],
  }),
});
