import { failure } from "../shared/failure.ts";
import { ratingTexts } from "./texts.ts";

export const ratingFailures = {
  RATING_NOT_CHOSEN: failure(400, ratingTexts.chooseStars),
  /** The item isn't there, or not for everyone. */
  RATING_ITEM_GONE: failure(404, "This isn't available anymore"),
  RATING_NOT_BOUGHT: failure(403, "Only people who bought this can review it"),
  RATING_REFUNDED: failure(403, "You were refunded for this, so it can't be reviewed"),
  RATING_OWN: failure(403, "You can't review what you sell yourself"),
  /** The same card or browser as the shop's owner; which of them it is isn't said. */
  RATING_TOO_CLOSE: failure(403, "This purchase is too closely linked to the shop to be reviewed"),
  RATING_EXISTS: failure(409, "You've already reviewed this. You can edit your review instead."),
  RATING_REQUEST_GONE: failure(404, "This isn't here anymore"),
  RATING_REMINDED_ENOUGH: failure(409, "We've reminded you five times, so we won't ask again"),
  RATING_REVIEW_GONE: failure(404, "This review isn't here anymore"),
  RATING_NOT_SELLER: failure(403, "Only the shop can answer this review"),
  RATING_VOTE_OWN: failure(403, "You can't vote on your own review"),
};
