import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { plainText } from "../shared/text.ts";
import { moderateReviews, RATED_TYPES, RATINGS, RECEIVED_FILTERS, REVIEW_SORTS } from "./constants.ts";
import { ratingFailures } from "./failures.ts";
import { MyReview, RatedItem, ReceivedReviews, RequestId, Review, ReviewId, ReviewPage, ReviewRequest } from "./model.ts";
import { ratingTexts } from "./texts.ts";

const asked = { access: "signed-in", failed: ratingTexts.wentWrong } as const;
const saving = { access: "signed-in", limits: [{ per: "account", max: RATINGS.WRITTEN_PER_HOUR, minutes: 60 }] } as const;
const request = z.strictObject({ requestId: RequestId });
const review = z.strictObject({ reviewId: ReviewId });
const found = pick(ratingFailures, "RATING_REVIEW_GONE");
const askable = pick(ratingFailures, "RATING_REQUEST_GONE");
// What is no whole star from one to five is refused in the specification's words, so the schema lets it through.
const words = { rating: z.number().min(-100).max(100), comment: plainText(0, RATINGS.COMMENT_MAX).default("") };
const whichStars = z.coerce.number<number>().int().min(RATINGS.STARS_LEAST).max(RATINGS.STARS_MOST).optional();
const shown = z.strictObject({
  itemType: z.enum(RATED_TYPES),
  /** Of a shop: the id of whose it is. */
  itemId: z.string().min(1).max(100),
  sort: z.enum(REVIEW_SORTS).default("helpful"),
  stars: whichStars,
  after: Cursor.optional(),
});
const moderation = { access: moderateReviews, failed: ratingTexts.hideFailed, about: { kind: "review", by: "reviewId" } } as const;
const reasoned = review.extend({ reason: plainText(RATINGS.REASON_LEAST, RATINGS.REASON_MAX) });

export const ratingsContract = {
  /** What to ask the reader about now, the first of it first. Live: a review, "Remind Later" or a new purchase changes it. */
  requests: read({ ...asked, failed: ratingTexts.requestsFailed }).output(z.array(ReviewRequest)),

  /** It was put before its buyer. Closed without an answer, it is asked again a day later. */
  markShown: command(asked)
    .errors(askable)
    .input(request)
    .output(z.object({ isShown: z.literal(true) })),

  remindLater: command(asked)
    .errors(pick(ratingFailures, "RATING_REQUEST_GONE", "RATING_REMINDED_ENOUGH"))
    .input(request)
    .output(ReviewRequest),

  /** And back, for a buyer who pressed it by mistake. */
  dismiss: command(asked)
    .errors(askable)
    .input(request.extend({ isDismissed: z.boolean() }))
    .output(ReviewRequest),

  /** From the question, or from the order's page at any time; the question about it is answered with it. */
  submitReview: command({ ...saving, failed: ratingTexts.submitFailed })
    .errors(
      pick(
        ratingFailures,
        ...(["RATING_NOT_CHOSEN", "RATING_ITEM_GONE", "RATING_NOT_BOUGHT", "RATING_REFUNDED"] as const),
        ...(["RATING_OWN", "RATING_TOO_CLOSE", "RATING_EXISTS"] as const),
      ),
    )
    .input(RatedItem.extend(words))
    .output(Review),

  /** What buyers say about a product, a course or everything of a shop. */
  reviews: read({ access: "public", failed: ratingTexts.loadFailed })
    .errors(pick(ratingFailures, "RATING_ITEM_GONE"))
    .input(shown)
    .output(ReviewPage),

  /** The same with what is hidden, for our own people. */
  reviewsForStaff: read({ access: moderateReviews, failed: ratingTexts.loadFailed })
    .errors(pick(ratingFailures, "RATING_ITEM_GONE"))
    .input(shown)
    .output(ReviewPage),

  myReview: read({ access: "signed-in", failed: ratingTexts.loadFailed }).input(RatedItem).output(MyReview),

  editReview: command({ ...saving, failed: ratingTexts.saveFailed })
    .errors(pick(ratingFailures, "RATING_REVIEW_GONE", "RATING_NOT_CHOSEN"))
    .input(review.extend(words))
    .output(Review),

  removeReview: command({ access: "signed-in", failed: ratingTexts.removeFailed })
    .errors(found)
    .input(review)
    .output(z.object({ isRemoved: z.literal(true) })),

  /** By the seller. Said again, it replaces what was said. */
  reply: command({ ...saving, access: "creator", failed: ratingTexts.replyFailed })
    .errors(pick(ratingFailures, "RATING_REVIEW_GONE", "RATING_NOT_SELLER"))
    .input(review.extend({ text: plainText(1, RATINGS.REPLY_MAX) }))
    .output(Review),

  removeReply: command({ access: "creator", failed: ratingTexts.removeFailed })
    .errors(pick(ratingFailures, "RATING_REVIEW_GONE", "RATING_NOT_SELLER"))
    .input(review)
    .output(Review),

  vote: command({
    access: "signed-in",
    failed: ratingTexts.voteFailed,
    limits: [{ per: "account", max: RATINGS.VOTES_PER_HOUR, minutes: 60 }],
  })
    .errors(pick(ratingFailures, "RATING_REVIEW_GONE", "RATING_VOTE_OWN"))
    .input(review.extend({ isHelpful: z.boolean() }))
    .output(Review),

  /** What was said about everything a creator sells, the newest first. Live for them. */
  received: read({ access: "creator", failed: ratingTexts.loadFailed })
    .input(z.strictObject({ show: z.enum(RECEIVED_FILTERS).default("waiting"), stars: whichStars, after: Cursor.optional() }))
    .output(ReceivedReviews),

  hideReview: command(moderation).errors(found).input(reasoned).output(Review),

  restoreReview: command(moderation).errors(found).input(reasoned).output(Review),
};
