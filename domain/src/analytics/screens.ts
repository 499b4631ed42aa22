import type { Screen } from "../access/screen.ts";
import { seeAnalytics } from "./constants.ts";

export const analyticsScreens = {
  analytics: {
    path: "/admin/analytics",
    area: "admin",
    access: seeAnalytics,
    head: { title: "Analytics", description: "Visits, the way to an order, where people come from, and what they pay." },
  },
  geography: {
    path: "/admin/geographic-analytics",
    area: "admin",
    access: seeAnalytics,
    head: { title: "Geographic Analytics", description: "Visits and revenue by country." },
  },
} as const satisfies Record<string, Screen>;
