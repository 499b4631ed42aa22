import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { REFUND_OBSTACLES } from "./constants.ts";
import { refundListTexts } from "./lists/texts.ts";
import { refundTexts } from "./texts.ts";

export const refundFailures = {
  /** Thrown for a refund or line that does not exist and for another person's alike. */
  REFUNDS_NOT_FOUND: failure(404, "We can't find this"),
  /** Thrown with what was already told beforehand. */
  REFUNDS_NOT_ELIGIBLE: failure(409, z.object({ reason: z.enum(REFUND_OBSTACLES) }), ({ reason }) => refundTexts[reason]),
  REFUNDS_INVALID_TRANSITION: failure(
    409,
    z.object({ from: z.string(), event: z.string(), allowed: z.array(z.string()) }),
    ({ from }) => `This is not possible while the refund is ${from.replaceAll("_", " ")}`,
  ),
  REFUNDS_PICTURE_TYPE: failure(415, refundTexts.pictureType),
  REFUNDS_PICTURE_TOO_LARGE: failure(413, refundTexts.pictureTooLarge),
  REFUNDS_PICTURE_UNREADABLE: failure(422, "We can't read this picture. Please save it again or choose another."),
  /** Thrown for one that is another person's, was sent with another request, or waited longer than a day. */
  REFUNDS_PICTURE_UNKNOWN: failure(422, refundTexts.pictureGone),
  /** Thrown to staff who give a guest's order back: a refund belongs to an account. */
  REFUNDS_NO_ACCOUNT: failure(409, refundListTexts.noAccount),
  REFUNDS_TOO_MUCH: failure(422, "That's more than what's left of the payment"),
  REFUNDS_NOT_STUCK: failure(409, "This refund isn't stuck. Reload to see where it stands."),
  REFUNDS_SECOND_APPROVER: failure(403, "Someone else has to confirm what you proposed"),
  REFUNDS_CASE_TAKEN: failure(409, z.object({ name: z.string() }), ({ name }) => `${name} is working on this case`),
  REFUNDS_CASE_NOT_TAKEN: failure(409, "Take this case first"),
  REFUNDS_CASE_CLOSED: failure(409, "This case is closed"),
  REFUNDS_PROPOSED: failure(409, "An outcome is already proposed. Confirm it or send it back first."),
  REFUNDS_PROPOSAL_GONE: failure(409, "This proposal isn't open anymore"),
  REFUNDS_ALREADY_ASKED: failure(409, "They still have time to answer the last question"),
  REFUNDS_NO_CREATOR: failure(422, "There's no creator to contact in this case"),
  REFUNDS_ANSWERED: failure(409, "You've answered this already"),
  REFUNDS_GOODWILL_GIVEN: failure(409, "A coupon was already given in this case"),
  REFUNDS_GOODWILL_AMOUNT: failure(422, "A coupon is at most what was paid, and at most $50"),
  REFUNDS_NOT_ON_SALE: failure(409, "This isn't on sale anymore"),
};
