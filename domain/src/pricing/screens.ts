import type { Screen } from "../access/screen.ts";

export const pricingScreens = {
  priceBreakdown: {
    path: "/dashboard/price-breakdown/$type/$id",
    area: "dashboard",
    access: "creator",
    head: { title: "Price breakdown", description: "What of a price is yours, and what to charge to earn what you want." },
  },
} as const satisfies Record<string, Screen>;
