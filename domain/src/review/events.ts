import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";
import type { PublishedType } from "../publication/constants.ts";
import { seeReviews } from "./access.ts";

const staff = { access: seeReviews };
const ofItem = ({ itemType, itemId }: { itemType: PublishedType; itemId: string }) => `${itemType}/${itemId}`;

/** A reviewer claimed a submission, kept it or gave it back: others see it live. */
export const reviewClaimed = event<{ itemType: PublishedType; itemId: string }>("review.claimed", {
  aggregate: ofItem,
  to: () => staff,
  stale: ["review.queue", "review.item", ...OVERVIEW_READS],
});

/** A submission was decided. */
export const reviewDecided = event<{ itemType: PublishedType; itemId: string }>("review.decided", {
  aggregate: ofItem,
  to: () => staff,
  stale: ["review.queue", "review.counts", "review.item", "review.history", "review.reviewerFigures", "review.allItems", ...OVERVIEW_READS],
});

/** The team's saved sentences are others now. */
export const reviewSentencesChanged = event<{ id: string }>("review.sentencesChanged", {
  aggregate: ({ id }) => `sentence/${id}`,
  to: () => staff,
  stale: ["review.sentences"],
});

/** A reviewer has looked at what went live by itself. */
export const reviewLooked = event<{ lookId: string }>("review.looked", {
  aggregate: ({ lookId }) => `look/${lookId}`,
  to: () => staff,
  stale: ["review.looks"],
});
