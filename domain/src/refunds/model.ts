import { z } from "zod";
import { Cents } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";
import { REFUND_REASONS, REFUND_STATUSES } from "./constants.ts";

export const RefundId = z.string().min(1).max(64);

/** Told before anybody asks. */
export const Eligibility = z.object({
  lineId: z.string(),
  isEligible: z.boolean(),
  /** Whether it would go through by itself, reason by reason. */
  automaticFor: z.array(z.enum(REFUND_REASONS)),
  allowedReasons: z.array(z.enum(REFUND_REASONS)),
  until: Instant.nullable(),
  mostCents: Cents,
  why: z.string(),
});
export type Eligibility = z.infer<typeof Eligibility>;

export const Refund = z.object({
  id: RefundId,
  lineId: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  title: z.string(),
  buyerName: z.string(),
  reason: z.enum(REFUND_REASONS),
  text: z.string(),
  status: z.enum(REFUND_STATUSES),
  paidCents: Cents,
  /** What is asked for, offered or given. */
  amountCents: Cents,
  downloads: z.int(),
  answer: z.string(),
  dueAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  /** What whoever asks may do now. */
  allowed: z.array(z.string()),
  timeline: z.array(z.object({ at: Instant, what: z.string() })),
});
export type Refund = z.infer<typeof Refund>;
