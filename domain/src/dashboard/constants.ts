/** The reads that count what waits: whoever adds to a queue of staff, or takes from one, says that they are stale. */
export const OVERVIEW_READS = ["dashboard.adminOverview", "dashboard.pendingCounts"] as const;

export const DASHBOARD = {
  /** From this share of the promised time on, a bar warns; from the second on it is bad. */
  WARN_SHARE: 0.66,
  BAD_SHARE: 0.9,
  /** Promises of so many business days are told in them. */
  LEAST_BUSINESS_DAYS: 2,
  MOST_BUSINESS_DAYS: 10,
  /** Spec 2 §9. */
  COUNTS_EVERY_MINUTES: 5,
  /** What the staff search is asked with, and how much it shows: of each kind, and in all. */
  LONGEST_TYPED: 120,
  FOUND_OF_KIND: 5,
  FOUND_MOST: 30,
  SHOWN_LONGEST: 8,
  SHOWN_ACTIVITY: 10,
  HEALTH_MARKS: 32,
  HEALTH_MARK_MINUTES: 45,
} as const;
