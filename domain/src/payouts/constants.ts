/** Decision B13. */
export const PAYOUT_STATUSES = ["draft", "approved", "processing", "sent", "paid", "on_hold", "failed", "returned", "cancelled"] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Their money is the person's again. */
export const PAYOUT_GIVEN_BACK = ["failed", "returned", "cancelled"] as const satisfies PayoutStatus[];

export const PAYOUT_SCHEDULES = ["weekly", "monthly", "quarterly"] as const;
export type PayoutSchedule = (typeof PAYOUT_SCHEDULES)[number];

/** Why a Friday passed without a payout; kept with it and shown. */
export const SKIP_REASONS = [
  "below_minimum",
  "no_recipient",
  "recipient_cooldown",
  "recipient_unverified",
  "recipient_attention",
  "paused_by_you",
  "paused_by_staff",
  "account_review",
  "negative_balance",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What the provider says of a transfer, in its own words (decision B13). */
export const TRANSFER_STATES = [
  "incoming_payment_waiting",
  "processing",
  "funds_converted",
  "outgoing_payment_sent",
  "bounced_back",
  "funds_refunded",
  "cancelled",
] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const PAYOUT_LISTS = ["batch", "open", "on_hold", "all"] as const;
export type PayoutList = (typeof PAYOUT_LISTS)[number];
export const PAYOUT_SORTS = ["amount", "created"] as const;

export const PAYOUTS = {
  MINIMUM_CENTS: 2_500,
  /** As far as a person may raise their own. */
  MINIMUM_MOST_CENTS: 1_000_000,
  /** Above it two people approve (decision B13). */
  SECOND_APPROVER_CENTS: 100_000,
  /** Sent and quiet for so long is paid. */
  QUIET_BUSINESS_DAYS: 3,
  /** What one batch of the provider holds. */
  BATCH_MOST: 1_000,
  /** So many who are paid to one account are named. */
  SAME_ACCOUNT_MOST: 5,
  REASON_LEAST: 5,
  REASON_MOST: 500,
  /** Days the calendar of what clears shows. */
  FORECAST_DAYS: 45,
  HISTORY_PAGE: 20,
  /** Balances that can't be paid are written about after a year. */
  FORGOTTEN_MONTHS: 12,
} as const;

/** The steps a payout's owner hears of; of the others their page tells. */
export const PAYOUT_OUTCOMES = ["paid", "on_hold", "failed", "returned"] as const satisfies readonly PayoutStatus[];
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number];
