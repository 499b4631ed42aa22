/** Spec 2 §9, "Notifications and search". */
export const NOTIFICATIONS = {
  LATEST: 50,
  IN_BELL: 10,
  BADGE_MOST: 9,
  RECENT_DAYS: 7,
  WINDOW_HOURS: 24,
  NAMED_MOST: 5,
  /** Names kept beside the message; the count is of everybody. */
  LISTED_MOST: 50,
  EXCERPT: 50,
  UNDO_MINUTES: 5,
  /** Lines of a digest; the rest is a number. */
  IN_DIGEST: 20,
  SUMMARY_LIKES_DAYS: 7,
} as const;
