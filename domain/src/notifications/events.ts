import { event } from "../access/event.ts";

/** Something new, read, or cleared: bell and page ask again. */
export const notificationsChanged = event<{ userId: string }>("notifications.changed", {
  aggregate: ({ userId }) => `notifications/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["notifications.latest", "community.communityNotifications"],
});
