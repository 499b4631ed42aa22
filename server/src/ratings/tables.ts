import type { PublishedType } from "@blenda/domain/publication/constants";
import type { RequestStatus } from "@blenda/domain/ratings/constants";
import { defaulted, instant, integer, nullable, text } from "../platform/database/columns.ts";

export const ratingTables = {
  reviewRequests: {
    id: text(),
    userId: text(),
    itemType: text<PublishedType>(),
    itemId: text(),
    orderId: text(),
    status: defaulted(text<RequestStatus>()),
    priority: defaulted(integer()),
    purchasedAt: instant(),
    showAfter: instant(),
    remindCount: defaulted(integer()),
    shownCount: defaulted(integer()),
    lastShownAt: nullable(instant()),
    completedAt: nullable(instant()),
    dismissedAt: nullable(instant()),
    createdAt: instant(),
  },
  reviews: {
    id: text(),
    userId: text(),
    itemType: text<PublishedType>(),
    itemId: text(),
    creatorId: text(),
    rating: integer(),
    comment: defaulted(text()),
    version: nullable(text()),
    helpfulCount: defaulted(integer()),
    reply: nullable(text()),
    repliedAt: nullable(instant()),
    replyEditedAt: nullable(instant()),
    hiddenAt: nullable(instant()),
    hiddenReason: nullable(text()),
    withdrawnAt: nullable(instant()),
    createdAt: instant(),
    editedAt: nullable(instant()),
  },
  reviewVotes: { reviewId: text(), userId: text(), at: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    ratings: typeof ratingTables;
  }
}
