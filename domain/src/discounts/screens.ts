import type { Screen } from "../access/screen.ts";
import { seePromotions } from "./access.ts";

export const discountScreens = {
  coupons: {
    path: "/dashboard/coupons",
    area: "dashboard",
    access: "creator",
    head: { title: "Coupons", description: "Codes for your products and courses, and what they brought." },
  },
  discounts: {
    path: "/admin/discounts",
    area: "admin",
    access: seePromotions,
    head: { title: "Discounts", description: "Codes that Blenda pays for." },
  },
  discountsForEditors: {
    path: "/content-editor/discounts",
    area: "editor",
    access: seePromotions,
    head: { title: "Discounts for editors", description: "Codes that Blenda pays for, in the editors' area." },
  },
} as const satisfies Record<string, Screen>;
