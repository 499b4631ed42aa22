import type { NotificationType } from "./constants.ts";

export const notificationTexts = {
  loadFailed: "Failed to load your notifications",
  readFailed: "Failed to mark as read",
  cleared: "All notifications cleared",
  clearFailed: "Failed to clear notifications",
  none: "No notifications yet",
  restored: "Notifications restored",
  settingsFailed: "Failed to save these settings",
  newFollower: "New follower",
  followsYou: (name: string) => `${name} started following you`,
  dailySummary: "Your day in numbers",
  /** Spec 2 §9: sales today, likes in the last seven days. */
  summaryOf: (sales: number, likes: number) =>
    `${sales} ${sales === 1 ? "sale" : "sales"} today, ${likes} ${likes === 1 ? "like" : "likes"} in the last 7 days`,
};

/** As settings and filters name them. */
export const notificationTypeTexts: Record<NotificationType, { name: string; when: string }> = {
  community_reply: { name: "Replies", when: "Someone replies to your post or comment" },
  new_post: { name: "New posts", when: "Someone you follow posts" },
  product_sale: { name: "Sales", when: "One of your products is bought" },
  product_approved: { name: "Product approved", when: "Your product passed review" },
  product_rejected: { name: "Product rejected", when: "Your product didn't pass review" },
  product_changes_requested: { name: "Product changes", when: "Review asks you to change a product" },
  product_saved: { name: "Saves", when: "People save your products" },
  product_added_to_cart: { name: "Added to cart", when: "People put your products in their cart" },
  training_approved: { name: "Course approved", when: "Your course passed review" },
  training_rejected: { name: "Course rejected", when: "Your course didn't pass review" },
  training_changes_requested: { name: "Course changes", when: "Review asks you to change a course" },
  follow: { name: "Followers", when: "Someone follows you" },
  affiliate_invite: { name: "Affiliate invitations", when: "A creator invites you to their programme" },
  system_update: { name: "News from us", when: "Daily summaries and changes to the site" },
};
