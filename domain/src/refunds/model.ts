import { z } from "zod";
import { Cents } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";
import { SideCase } from "./cases/side.ts";
import { REFUND_ELIGIBILITIES, REFUND_REASONS, REFUND_STATUSES, REFUNDS } from "./constants.ts";

export const RefundId = z.string().min(1).max(64);

/** Told before it is asked for. */
export const Eligibility = z.object({
  lineId: z.string(),
  isEligible: z.boolean(),
  /** Whether it would go through by itself, reason by reason. */
  automaticFor: z.array(z.enum(REFUND_REASONS)),
  allowedReasons: z.array(z.enum(REFUND_REASONS)),
  until: Instant.nullable(),
  /** Until when it goes back at once; `null` where it has to be decided. */
  instantUntil: Instant.nullable(),
  mostCents: Cents,
  /** The bank looks at a dispute of the payment: whatever is approved waits until it has decided. */
  isHeldByBank: z.boolean(),
  /** What of the rules holds for this line now: `refundOutlook` says it in a sentence. */
  standing: z.enum(REFUND_ELIGIBILITIES),
});
export type Eligibility = z.infer<typeof Eligibility>;

/** A picture a buyer shows of it. Only the two sides and staff who decide the case can open it. */
export const RefundPicture = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type RefundPicture = z.infer<typeof RefundPicture>;

export const Refund = z.object({
  id: RefundId,
  lineId: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  title: z.string(),
  buyerName: z.string(),
  reason: z.enum(REFUND_REASONS),
  text: z.string(),
  pictures: z.array(RefundPicture).max(REFUNDS.MOST_PICTURES),
  status: z.enum(REFUND_STATUSES),
  paidCents: Cents,
  /** What is asked for, offered or given. */
  amountCents: Cents,
  /** A disputed payment: while the bank holds the money nothing is paid; once it returned it, nothing is paid again. */
  bank: z.enum(["none", "holds", "returned"]),
  downloads: z.int(),
  /** Of a training: different paid lessons that were opened. */
  lessonsOpened: z.int(),
  answer: z.string(),
  dueAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Steps the reader may take now. */
  allowed: z.array(z.string()),
  timeline: z.array(z.object({ at: Instant, what: z.string() })),
  /** Once our team was asked; `null` before. */
  case: SideCase.nullable(),
});
export type Refund = z.infer<typeof Refund>;
