import type { PersonalData } from "../platform/personal-data.ts";
import { countReview, starsOf } from "./reviews/counting.ts";
import { deleteReview, lockReviewsBy, removeRepliesOf, removeVotesOf } from "./reviews/review-repository.ts";

/** Reviews of a person go with them, and no average counts them any more. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "reviews.json": {
      reviews: await db
        .selectFrom("reviews")
        .select(["itemType", "itemId", "rating", "comment", "version", "createdAt", "editedAt", "hiddenAt", "hiddenReason", "withdrawnAt"])
        .where("userId", "=", id)
        .orderBy("createdAt")
        .execute(),
      replies: await db
        .selectFrom("reviews")
        .select(["itemType", "itemId", "reply", "repliedAt", "replyEditedAt"])
        .where("creatorId", "=", id)
        .where("reply", "is not", null)
        .orderBy("repliedAt")
        .execute(),
      foundHelpful: await db.selectFrom("reviewVotes").select(["reviewId", "at"]).where("userId", "=", id).execute(),
      askedAbout: await db
        .selectFrom("reviewRequests")
        .select(["itemType", "itemId", "orderId", "status", "purchasedAt", "showAfter", "remindCount", "lastShownAt"])
        .where("userId", "=", id)
        .orderBy("purchasedAt")
        .execute(),
    },
  }),
  forget: async (tx, { id }) => {
    for (const review of await lockReviewsBy(tx, id)) {
      await deleteReview(tx, review.id);
      await countReview(tx, review, { from: starsOf(review), to: null });
    }
    await removeVotesOf(tx, id);
    await removeRepliesOf(tx, id);
    await tx.deleteFrom("reviewRequests").where("userId", "=", id).execute();
  },
};
