import type { Screen } from "../access/screen.ts";
import { decideRefunds } from "./access.ts";

export const refundScreens = {
  forCreator: {
    path: "/refunds",
    area: "public",
    access: "creator",
    head: { title: "Refund requests", description: "Refund requests from your buyers." },
  },
  escalated: {
    path: "/admin/escalated-refunds",
    area: "admin",
    access: decideRefunds,
    head: { title: "Escalated refunds", description: "Cases for our team to decide." },
  },
} as const satisfies Record<string, Screen>;
