import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { SLUG } from "./constants.ts";
import { SlugProblem } from "./model.ts";
import { shopTexts } from "./texts.ts";

export const shopFailures = {
  /** Thrown when neither a user id nor a slug leads to a shop. */
  SHOPS_NOT_FOUND: failure(404, "This shop doesn't exist"),
  /** Another shop has it, had it, or is about to open with it. */
  SHOPS_SLUG_TAKEN: failure(409, shopTexts.slugTaken),
  SHOPS_SLUG_NOT_ALLOWED: failure(422, z.object({ problem: SlugProblem }), ({ problem }) => shopTexts.slug[problem]),
  /** Every address a shop had stays its own, so collecting them is refused. */
  SHOPS_SLUG_TOO_OFTEN: failure(
    429,
    `You can change your address ${SLUG.CHANGES} times in ${SLUG.CHANGES_DAYS} days. You can always go back to one you had.`,
  ),
  /** Saved in another tab or on another device since this one was opened. */
  SHOPS_CHANGED_ELSEWHERE: failure(409, shopTexts.changedElsewhere),
  SHOPS_NOT_YOURS_TO_FEATURE: failure(422, "You can only feature your own products"),
  SHOPS_PICTURE_TYPE: failure(415, shopTexts.pictureType),
  SHOPS_PICTURE_TOO_LARGE: failure(413, shopTexts.pictureTooLarge),
  SHOPS_PICTURE_UNREADABLE: failure(422, shopTexts.pictureUnreadable),
};
