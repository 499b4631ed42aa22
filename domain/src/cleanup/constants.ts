export const CLEANUP = {
  /** A payment that was not made is looked at after this. */
  PENDING_HOURS: 24,
  STUCK_HOURS: 1,
  /** How far back the provider is asked. */
  LOOK_BACK_DAYS: 90,
  MOST_PER_KIND: 500,
  MOST_CHOSEN: 100,
  CALLS_PER_SECOND: 25,
} as const;

/** Decision B16, in its order. */
export const FINDING_KINDS = [
  "intent_pending",
  "test_record",
  "event_stuck",
  "refund_unknown",
  "customer_lost",
  "customer_double",
  "account_lost",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export const CLEANUP_STEPS = ["cancel_intent", "apply_event", "book_refund", "remove_customer", "leave"] as const;
export type CleanupStep = (typeof CLEANUP_STEPS)[number];

/** What only changes our own books, and is therefore right with a live key too (decision D25). */
export const LOCAL_STEPS: readonly CleanupStep[] = ["apply_event", "book_refund"];

export const FINDING_SORTS = ["place"] as const;
