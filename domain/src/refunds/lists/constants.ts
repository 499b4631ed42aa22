export const REFUND_SORTS = ["created", "due", "amount"] as const;

export const REFUND_LISTS = {
  LONGEST_SEARCH: 120,
  REASON_LEAST: 10,
  REASON_MOST: 500,
  /** Approved so long ago, without work on it: its job died. */
  STUCK_MINUTES: 30,
  MOST_STUCK: 200,
  MOST_LINES: 100,
} as const;

/** Why money that is promised has not left. */
export const STUCK_KINDS = ["failed", "abandoned"] as const;
