import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { plainText } from "../shared/text.ts";
import { caseCalls } from "./cases/contract.ts";
import { REFUND_REASONS, REFUNDS } from "./constants.ts";
import { refundFailures } from "./failures.ts";
import { refundListsContract } from "./lists/contract.ts";
import { Eligibility, Refund, RefundId } from "./model.ts";
import { refundTexts } from "./texts.ts";

const own = { access: "signed-in", failed: refundTexts.loadFailed } as const;
const asking = { access: "signed-in", failed: refundTexts.requestFailed, limits: [{ per: "account", max: 30, minutes: 60 }] } as const;
const deciding = { access: "creator", failed: refundTexts.decideFailed } as const;
const moved = pick(refundFailures, "REFUNDS_NOT_FOUND", "REFUNDS_INVALID_TRANSITION");
const one = z.strictObject({ id: RefundId });
const Answer = plainText(0, REFUNDS.TEXT_MOST);

/**
 * Pictures are uploads, not calls: POST the file itself to `/api/refunds/picture?name=…` (the types of
 * `PICTURE_TYPES`, at most 10 MB, redrawn). It answers with a RefundPicture, or `{ code, message }` like every call.
 */
export const refundsContract = {
  ...refundListsContract,

  eligibility: read(own)
    .errors(pick(refundFailures, "REFUNDS_NOT_FOUND"))
    .input(z.strictObject({ lineId: z.string().min(1).max(64) }))
    .output(Eligibility),

  /** The buyer's, newest first. */
  mine: read(own).output(z.array(Refund)),

  request: command(asking)
    .errors(pick(refundFailures, "REFUNDS_NOT_FOUND", "REFUNDS_NOT_ELIGIBLE", "REFUNDS_PICTURE_UNKNOWN"))
    .input(
      z.strictObject({
        lineId: z.string().min(1).max(64),
        reason: z.enum(REFUND_REASONS),
        text: plainText(REFUNDS.TEXT_LEAST, REFUNDS.TEXT_MOST),
        pictureIds: z.array(z.string().min(1).max(64)).max(REFUNDS.MOST_PICTURES).default([]),
        /** Made by the buyer: pressed twice, asked once. */
        key: CommandKey,
      }),
    )
    .output(Refund),

  /** Steps of the buyer: acceptPartial, refusePartial, escalate, cancel. */
  answer: command(asking)
    .errors(moved)
    .input(one.extend({ event: z.enum(["acceptPartial", "refusePartial", "escalate", "cancel"]) }))
    .output(Refund),

  /** Requests about the creator's own sales, oldest open one first. */
  forCreator: read({ ...deciding, failed: refundTexts.loadFailed }).output(z.array(Refund)),

  decide: command(deciding)
    .errors(moved)
    .input(
      one.extend({
        event: z.enum(["approve", "offerPartial", "decline", "escalate"]),
        percent: z.int().min(REFUNDS.PARTIAL_LEAST_PERCENT).max(REFUNDS.PARTIAL_MOST_PERCENT).optional(),
        answer: Answer.default(""),
      }),
    )
    .output(Refund),

  ...caseCalls,
};
