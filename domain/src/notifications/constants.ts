/** Spec 2 §3, all fourteen. */
export const NOTIFICATION_TYPES = [
  "community_reply",
  "new_post",
  "product_sale",
  "product_approved",
  "product_rejected",
  "product_changes_requested",
  "product_saved",
  "product_added_to_cart",
  "training_approved",
  "training_rejected",
  "training_changes_requested",
  "follow",
  "affiliate_invite",
  "system_update",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Told together: one line per product and day, however many people did it. */
export const AGGREGATED_TYPES = ["product_saved", "product_added_to_cart"] as const satisfies readonly NotificationType[];
export type AggregatedType = (typeof AGGREGATED_TYPES)[number];

export const PRIORITIES = ["low", "normal", "medium", "high"] as const;
export type Priority = (typeof PRIORITIES)[number];

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

/** Everything is told in the product. The digest repeats what somebody has to act on, or is paid for, until it is read. */
export const MAIL_BY_DEFAULT: ReadonlySet<NotificationType> = new Set<NotificationType>([
  "community_reply",
  "product_sale",
  "product_approved",
  "product_rejected",
  "product_changes_requested",
  "training_approved",
  "training_rejected",
  "training_changes_requested",
  "affiliate_invite",
]);
