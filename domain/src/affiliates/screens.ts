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
  creatorAffiliates: {
    path: "/dashboard/affiliates",
    area: "dashboard",
    access: "creator",
    head: { title: "Affiliates", description: "Who brings you buyers, and what you share with them." },
  },
  checks: {
    path: "/admin/affiliates",
    area: "admin",
    access: "admin",
    head: { title: "Affiliate checks", description: "Orders brought by affiliates that we look at before anyone is paid." },
  },
} as const satisfies Record<string, Screen>;
