import type { Screen } from "../access/screen.ts";

export const shopScreens = {
  shop: {
    path: "/shop/$slug",
    area: "public",
    access: "public",
    head: { title: "Shop", description: "Everything one creator sells and teaches, on a page of their own." },
  },
  shopSettings: {
    path: "/dashboard/shop-settings",
    also: ["/dashboard/settings"],
    area: "dashboard",
    access: "creator",
    head: { title: "Shop settings", description: "Name, look and address of your shop." },
  },
} as const satisfies Record<string, Screen>;
