import { openRatings, ratings } from "./procedures.ts";

const later = () => {
  throw new Error("not written yet");
};

export const ratingsRouter = {
  dismiss: ratings.dismiss.handler(later),
  editReview: ratings.editReview.handler(later),
  hideReview: ratings.hideReview.handler(later),
  markShown: ratings.markShown.handler(later),
  myReview: ratings.myReview.handler(later),
  received: ratings.received.handler(later),
  remindLater: ratings.remindLater.handler(later),
  removeReply: ratings.removeReply.handler(later),
  removeReview: ratings.removeReview.handler(later),
  reply: ratings.reply.handler(later),
  requests: ratings.requests.handler(later),
  restoreReview: ratings.restoreReview.handler(later),
  reviews: openRatings.reviews.handler(later),
  reviewsForStaff: ratings.reviewsForStaff.handler(later),
  submitReview: ratings.submitReview.handler(later),
  vote: ratings.vote.handler(later),
};
