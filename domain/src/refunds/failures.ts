import { z } from "zod";
import { failure } from "../shared/failure.ts";

export const refundFailures = {
  /** Thrown for a refund or line that does not exist and for somebody else's alike. */
  REFUNDS_NOT_FOUND: failure(404, "This is not here"),
  /** Thrown with the sentence that was already told beforehand. */
  REFUNDS_NOT_ELIGIBLE: failure(409, z.object({ reason: z.string() }), ({ reason }) => reason),
  REFUNDS_INVALID_TRANSITION: failure(
    409,
    z.object({ from: z.string(), event: z.string(), allowed: z.array(z.string()) }),
    ({ from }) => `This is not possible while the refund is ${from.replaceAll("_", " ")}`,
  ),
  REFUNDS_SECOND_APPROVER: failure(403, "Refunds over $200 need a second person of staff"),
};
