import type { Screen } from "../access/screen.ts";
import { decideRefunds, nameBuyers } from "./access.ts";

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
  all: {
    path: "/admin/refunds",
    area: "admin",
    access: nameBuyers,
    head: { title: "Refunds", description: "Every refund, what is stuck, and disputed payments." },
  },
  forEditors: {
    path: "/content-editor/refunds",
    area: "editor",
    access: { any: ["view_content", "edit_content"] },
    head: { title: "Refunds for editors", description: "Every refund and where it stands, to read." },
  },
} as const satisfies Record<string, Screen>;
