import { z } from "zod";
import { Cents } from "../../shared/money.ts";
import { Instant } from "../../shared/time.ts";
import { REFUND_REASONS, REFUND_STATUSES } from "../constants.ts";
import { Refund } from "../model.ts";
import { REFUND_LISTS, STUCK_KINDS } from "./constants.ts";

/** What the list is narrowed to. */
export const RefundFilter = z.strictObject({
  /** An order number, a title, or the name or address of a person. */
  search: z.string().max(REFUND_LISTS.LONGEST_SEARCH).optional(),
  status: z.enum(REFUND_STATUSES).optional(),
  reason: z.enum(REFUND_REASONS).optional(),
});
export type RefundFilter = z.infer<typeof RefundFilter>;

/** A line of the list. */
export const RefundLine = z.object({
  id: z.string(),
  orderNumber: z.string(),
  title: z.string(),
  /** Shortened for staff who may not read names. */
  buyerName: z.string(),
  /** `null`: we sold it ourselves. */
  creatorName: z.string().nullable(),
  reason: z.enum(REFUND_REASONS),
  amountCents: Cents,
  status: z.enum(REFUND_STATUSES),
  bank: Refund.shape.bank,
  /** Opened by our team, without a request. */
  isByStaff: z.boolean(),
  createdAt: Instant,
  dueAt: Instant.nullable(),
});
export type RefundLine = z.infer<typeof RefundLine>;

/** One move of the money: where it came from, and where it went; what left a person is below zero. */
export const MoneyStep = z.object({ whose: z.string(), cents: z.int() });
export type MoneyStep = z.infer<typeof MoneyStep>;

/** One refund, as the drawer shows it. */
export const RefundDetail = Refund.extend({
  creatorName: z.string().nullable(),
  isByStaff: z.boolean(),
  /** The one who claimed the case or opened the refund, and the one who decided it. */
  assigneeName: z.string().nullable(),
  approverName: z.string().nullable(),
  attempts: z.int(),
  /** How many there are; they open for staff who decide, once it is a case. */
  pictureCount: z.int(),
  /** Empty until something was booked. */
  money: z.array(MoneyStep),
  stuck: z.enum(STUCK_KINDS).nullable(),
  mayRetry: z.boolean(),
});
export type RefundDetail = z.infer<typeof RefundDetail>;

/** Money that is promised and has not left. */
export const StuckRefund = RefundLine.extend({ stuck: z.enum(STUCK_KINDS), attempts: z.int(), since: Instant });
export type StuckRefund = z.infer<typeof StuckRefund>;

/** An order as a staff member sees it who wants to give a line of it back. */
export const OrderToRefund = z.object({
  orderNumber: z.string(),
  buyerName: z.string(),
  paidAt: Instant.nullable(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      title: z.string(),
      creatorName: z.string().nullable(),
      paidCents: Cents,
      leftCents: Cents,
      /** Why it cannot be given back; `null` where it can. */
      obstacle: z.string().nullable(),
    }),
  ),
});
export type OrderToRefund = z.infer<typeof OrderToRefund>;
