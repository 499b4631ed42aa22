import { z } from "zod";
import { failure } from "../shared/failure.ts";

export const payoutFailures = {
  /** Thrown for a payout that does not exist and for another person's alike. */
  PAYOUTS_NOT_FOUND: failure(404, "We can't find this payout"),
  PAYOUTS_INVALID_TRANSITION: failure(
    409,
    z.object({ from: z.string(), event: z.string() }),
    ({ from }) => `This is not possible while the payout is ${from.replaceAll("_", " ")}`,
  ),
  /** Two different people approve a large one. */
  PAYOUTS_SECOND_APPROVER: failure(403, "You approved this already. A second admin has to approve it too."),
  /** An unexplained difference, or a broken rule of the books. */
  PAYOUTS_FROZEN: failure(409, z.object({ reason: z.string() }), ({ reason }) => `Payouts are stopped: ${reason}`),
  /** Collected after the books were last compared with the provider's. */
  PAYOUTS_NOT_COMPARED: failure(409, "Compare our books with the provider's statement first. It was collected after the last comparison."),
  PAYOUTS_NOTHING_TO_PAY: failure(409, "There's nothing to pay out to this person right now"),
};
