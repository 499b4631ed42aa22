import type { Screen } from "../access/screen.ts";

export const affiliateScreens = {
  programme: {
    path: "/affiliate-program",
    area: "public",
    access: "public",
    head: {
      title: "Affiliate program",
      description: "Share Blenda with your link and see each click, each order and each cent it brings.",
    },
  },
  dashboard: {
    path: "/affiliate-dashboard",
    area: "public",
    access: "signed-in",
    head: { title: "Affiliate dashboard", description: "Your links, what they bring, and the trail of every order." },
  },
} as const satisfies Record<string, Screen>;
