import type { Screen } from "../access/screen.ts";
import { seePromotions } from "../discounts/access.ts";

export const saleEventScreens = {
  saleEvents: {
    path: "/dashboard/sale-events",
    area: "dashboard",
    access: "creator",
    head: { title: "Sale Events", description: "Sales of your products and courses, planned and past." },
  },
  platformEvents: {
    path: "/admin/sales",
    area: "admin",
    access: seePromotions,
    head: { title: "Sale Events for everyone", description: "Sales that creators are invited to." },
  },
  platformEventsForEditors: {
    path: "/content-editor/sales",
    area: "editor",
    access: seePromotions,
    head: { title: "Sale Events for editors", description: "Sales that creators are invited to, in the editors' area." },
  },
} as const satisfies Record<string, Screen>;
