import type { Screen } from "../access/screen.ts";

export const notificationScreens = {
  notifications: {
    path: "/notifications",
    area: "public",
    access: "signed-in",
    head: { title: "Notifications", description: "News about your products and the people you follow." },
  },
} as const satisfies Record<string, Screen>;
