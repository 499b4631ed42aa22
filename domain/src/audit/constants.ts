export const AUDIT = {
  /** Of one target, in a drawer or on its own page. */
  SHOWN_OF_TARGET: 20,
  LONGEST_SEARCH: 100,
  LONGEST_KIND: 60,
  LONGEST_ID: 200,
  /** How finely the time above the list is cut. */
  BUCKETS: 60,
  /** Differences shown of one entry. */
  MOST_CHANGES: 200,
} as const;
