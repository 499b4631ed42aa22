import { z } from "zod";
import { command, read } from "../../access/procedure.ts";
import { CsvFile } from "../../shared/csv-file.ts";
import { pick } from "../../shared/failure.ts";
import { CommandKey } from "../../shared/key.ts";
import { DIRECTIONS, listFields, listPage } from "../../shared/list.ts";
import { Cents } from "../../shared/money.ts";
import { plainText } from "../../shared/text.ts";
import { decideRefunds, seeRefunds } from "../access.ts";
import { REFUND_REASONS } from "../constants.ts";
import { refundFailures } from "../failures.ts";
import { RefundId } from "../model.ts";
import { REFUND_LISTS, REFUND_SORTS } from "./constants.ts";
import { OrderToRefund, RefundDetail, RefundFilter, RefundLine, StuckRefund } from "./model.ts";
import { refundListTexts } from "./texts.ts";

const looking = { access: seeRefunds, failed: refundListTexts.listFailed } as const;
const deciding = { access: decideRefunds, failed: refundListTexts.openFailed } as const;
const unknown = pick(refundFailures, "REFUNDS_NOT_FOUND");
const Reason = plainText(REFUND_LISTS.REASON_LEAST, REFUND_LISTS.REASON_MOST);

/** The lists of our team: every refund, what is stuck, and money given back without a request. */
export const refundListsContract = {
  /** Page by page, the newest first. Live. */
  allRefunds: read(looking)
    .input(RefundFilter.extend(listFields(REFUND_SORTS)))
    .output(listPage(RefundLine)),

  refundDetail: read(looking)
    .errors(unknown)
    .input(z.strictObject({ id: RefundId }))
    .output(RefundDetail),

  /** What the list is filtered to, as CSV. A command, because it is written down who took it along. */
  refundsFile: command({
    ...looking,
    failed: refundListTexts.fileFailed,
    limits: [{ per: "account", max: 30, minutes: 60 }],
    about: "only reads",
  })
    .input(RefundFilter.extend({ sort: z.enum(REFUND_SORTS).optional(), direction: z.enum(DIRECTIONS).optional() }))
    .output(CsvFile),

  /** Money that is promised and does not leave, the longest first. Live. */
  pendingRefunds: read(looking).output(z.array(StuckRefund)),

  /** The lines of an order, each with what of it can still be given back. */
  orderToRefund: read(deciding)
    .errors(unknown)
    .input(z.strictObject({ orderNumber: z.string().min(1).max(20) }))
    .output(OrderToRefund),

  /**
   * Gives a line back without a request; the creator reads the reason. Over $200 it asks for the second factor of money; over $200,
   * or by staff who are no admins, it waits among the cases for a second person.
   */
  staffRefund: command({ ...deciding, about: { kind: "order_line", by: "lineId" } })
    .errors(unknown)
    .errors(pick(refundFailures, "REFUNDS_NOT_ELIGIBLE", "REFUNDS_NO_ACCOUNT", "REFUNDS_TOO_MUCH"))
    .input(
      z.strictObject({
        lineId: z.string().min(1).max(64),
        amountCents: Cents.min(1),
        reason: z.enum(REFUND_REASONS),
        text: Reason,
        key: CommandKey,
      }),
    )
    .output(RefundDetail),

  /** Three more tries for what was given up, and a new beginning for what was left behind. */
  retryRefund: command({ ...deciding, failed: refundListTexts.retryFailed, about: { kind: "refund", by: "id" } })
    .errors(unknown)
    .errors(pick(refundFailures, "REFUNDS_NOT_STUCK"))
    .input(z.strictObject({ id: RefundId, reason: Reason }))
    .output(RefundDetail),
};
