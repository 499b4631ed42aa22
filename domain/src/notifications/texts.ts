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
  suspended: "Taken off sale",
  suspendedItem: (title: string, reason: string) => `${title} was suspended. ${reason}`,
  reinstated: "Suspension lifted",
  reinstatedItem: (title: string) => `${title} is no longer suspended.`,
  dailySummary: "Your day in numbers",
  /** Spec 2 §9: sales today, likes in the last seven days. */
  summaryOf: (sales: number, likes: number) =>
    `${sales} ${sales === 1 ? "sale" : "sales"} today, ${likes} ${likes === 1 ? "like" : "likes"} in the last 7 days`,
};
