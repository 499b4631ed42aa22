import { hideReview } from "./moderation/hide-review.ts";
import { restoreReview } from "./moderation/restore-review.ts";
import { myReview, received, requests, reviews, reviewsForStaff } from "./reads.ts";
import { removeReply } from "./replies/remove-reply.ts";
import { reply } from "./replies/reply.ts";
import { dismiss } from "./requests/dismiss.ts";
import { markShown } from "./requests/mark-shown.ts";
import { remindLater } from "./requests/remind-later.ts";
import { editReview } from "./reviews/edit-review.ts";
import { removeReview } from "./reviews/remove-review.ts";
import { submitReview } from "./reviews/submit-review.ts";
import { vote } from "./reviews/vote.ts";

export const ratingsRouter = {
  dismiss,
  editReview,
  hideReview,
  markShown,
  myReview,
  received,
  remindLater,
  removeReply,
  removeReview,
  reply,
  requests,
  restoreReview,
  reviews,
  reviewsForStaff,
  submitReview,
  vote,
};
