import type { Screen } from "../access/screen.ts";

export const portfolioScreens = {
  portfolio: {
    path: "/portfolio/$userId",
    area: "public",
    access: "public",
    head: { title: "Portfolio", description: "Works, products and courses of one artist." },
  },
} as const satisfies Record<string, Screen>;
