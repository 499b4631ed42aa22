/** Decision B9. */
export const REFUND_STATUSES = [
  "creator_review",
  "auto_approved",
  "approved",
  "partial_offered",
  "declined",
  "escalated",
  "staff_review",
  "processing",
  "refunded",
  "failed",
  "cancelled",
  "closed",
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_REASONS = ["accidental", "not_as_described", "faulty", "missing_files", "duplicate", "fraud", "other"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Why something cannot be given back. */
export const REFUND_OBSTACLES = ["notPaid", "nothingPaid", "notThisKind", "bankReturned", "notNow", "upgraded", "tooLate"] as const;
export type RefundObstacle = (typeof REFUND_OBSTACLES)[number];

/** What holds for a bought line now: it cannot be given back, it goes back at once, or its creator decides. */
const POSSIBLE = ["bankHolds", "proven", "undownloaded", "unwatched", "barelyWatched", "used", "creatorDecides"] as const;
export const REFUND_ELIGIBILITIES = [...REFUND_OBSTACLES, ...POSSIBLE] as const;
export type RefundEligibility = (typeof REFUND_ELIGIBILITIES)[number];

/** On its own, with its sentence: home shows both, and its first load has no room for the rest. */
const CHANGE_OF_MIND_DAYS = 14;
/** The one rule, said the same wherever something is bought. */
export const REFUND_RULE = `Full refund within ${CHANGE_OF_MIND_DAYS} days if you haven't opened or downloaded it`;

export const REFUNDS = {
  /** For what is wrong with the thing itself, and for everything else. */
  FAULT_DAYS: 30,
  CHANGE_OF_MIND_DAYS,
  TEXT_LEAST: 20,
  TEXT_MOST: 2_000,
  MOST_PICTURES: 5,
  PICTURE_BYTES: 10 * 1024 * 1024,
  /** Of a training's paid lessons; from here on it counts as used. Whether they were opened is the server's own record. */
  WATCHED_MOST_PERCENT: 10,
  CREATOR_BUSINESS_DAYS: 3,
  /** Downloads and opened lessons up to which silence of the creator means yes. */
  SILENT_YES_DOWNLOADS: 2,
  PARTIAL_LEAST_PERCENT: 10,
  PARTIAL_MOST_PERCENT: 90,
  PARTIAL_ANSWER_DAYS: 7,
  ESCALATE_DAYS: 7,
  STAFF_DAYS: 21,
  RETRIES: 3,
  /** More than this many in ninety days, by account, card or address, or this share of all orders: none goes through by itself. */
  ABUSE_COUNT: 3,
  ABUSE_DAYS: 90,
  ABUSE_PERCENT: 30,
  SECOND_APPROVER_CENTS: 20_000,
} as const;
