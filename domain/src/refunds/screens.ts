import type { Screen } from "../access/screen.ts";
import { decideRefunds } from "./access.ts";

export const refundScreens = {
  forCreator: {
    path: "/refunds",
    area: "public",
    access: "creator",
    head: { title: "Refund requests", description: "What buyers of your work ask for, and your answers." },
  },
  escalated: {
    path: "/admin/escalated-refunds",
    area: "admin",
    access: decideRefunds,
    head: { title: "Escalated refunds", description: "Cases buyers and creators could not settle between themselves." },
    nav: { section: "Shop Management", label: "Escalated refunds", icon: "life-buoy" },
  },
} as const satisfies Record<string, Screen>;
