import type { Access } from "../access/can.ts";

export const PAYMENTS = {
  LONGEST_SEARCH: 120,
  REASON_LEAST: 3,
  REASON_MOST: 500,
  /** How often one order's receipt leaves again in a day. */
  RECEIPTS_PER_DAY: 3,
  /** What is shown of everything the provider said about one order. */
  EVENTS_SHOWN: 100,
} as const;

/** Who sees orders and what the provider told (decision D5), and who says which of them is fraud: it stops refunds. */
export const seePayments = { any: ["view_orders", "manage_refunds"] } as const satisfies Access;
export const judgePayments = { any: ["manage_refunds"] } as const satisfies Access;

/** Beside the states an order has, what else staff look for. */
export const PAYMENT_STATES = [
  "pending_payment",
  "requires_action",
  "paid",
  "failed",
  "expired",
  "cancelled",
  "refunded",
  "partly_refunded",
  "disputed",
  "test",
  "fraud",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_SORTS = ["created"] as const;
export const PROVIDER_EVENT_SORTS = ["received"] as const;

export const PROVIDER_EVENT_TYPES = [
  "payment_succeeded",
  "payment_failed",
  "refunded",
  "dispute_opened",
  "dispute_won",
  "dispute_lost",
  "other",
] as const;
export type ProviderEventType = (typeof PROVIDER_EVENT_TYPES)[number];

/** What asking the provider again came to. */
export const FULFIL_OUTCOMES = ["fulfilled", "already", "not_paid", "mismatch", "impossible", "unknown", "heard"] as const;
export type FulfilOutcome = (typeof FULFIL_OUTCOMES)[number];
