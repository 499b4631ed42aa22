import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { REFUND_OBSTACLES } from "./constants.ts";
import { refundListTexts } from "./lists/texts.ts";
import { refundTexts } from "./texts.ts";

export const refundFailures = {
  /** Thrown for a refund or line that does not exist and for somebody else's alike. */
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
  /** Thrown for one that is somebody else's, was sent with another request, or waited longer than a day. */
  REFUNDS_PICTURE_UNKNOWN: failure(422, refundTexts.pictureGone),
  /** Thrown to staff who give a guest's order back: a refund belongs to an account. */
  REFUNDS_NO_ACCOUNT: failure(409, refundListTexts.noAccount),
  REFUNDS_TOO_MUCH: failure(422, "That is more than is left of what was paid"),
  REFUNDS_OWN_OPENING: failure(403, "You opened this refund, so somebody else has to approve it"),
  REFUNDS_NOT_STUCK: failure(409, "This refund isn't stuck. Reload to see where it stands."),
  REFUNDS_SECOND_APPROVER: failure(403, "Refunds over $200 need a second staff member"),
};
