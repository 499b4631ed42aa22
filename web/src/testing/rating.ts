import type { Review, ReviewPage, ReviewRequest } from "@blenda/domain/ratings/model";

const AT = "2026-11-10T09:00:00.000Z";

/** A purchase without a review yet. */
export const REQUEST: ReviewRequest = {
  id: "r1",
  itemType: "product",
  itemId: "camera",
  orderId: "o1",
  title: "1962 rangefinder camera",
  posterUrl: null,
  stageHue: null,
  creatorName: "Copperleaf",
  status: "pending",
  priority: 1,
  purchasedAt: AT,
  showAfter: AT,
  lastShownAt: null,
  remindCount: 0,
  remindersLeft: 5,
};

/** A review of it. */
export const REVIEW: Review = {
  id: "v1",
  itemType: "product",
  itemId: "camera",
  title: "1962 rangefinder camera",
  posterUrl: null,
  stageHue: null,
  rating: 4,
  comment: "The leather holds up in close shots.",
  version: "2.1",
  isVerified: true,
  author: { id: "bo", name: "Bo", photoUrl: null },
  createdAt: AT,
  editedAt: null,
  helpfulCount: 11,
  isHelpful: false,
  isOwn: false,
  canReply: false,
  reply: null,
  hidden: null,
};

export const pageOfReviews = (...reviews: Review[]): ReviewPage => ({
  rating: { average: 4.9, count: 212 },
  histogram: [191, 16, 3, 1, 1],
  own: null,
  reviews,
  next: null,
});

export const NO_REVIEWS: ReviewPage = { rating: null, histogram: [0, 0, 0, 0, 0], own: null, reviews: [], next: null };
