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
  creator: {
    path: "/dashboard/affiliates",
    area: "dashboard",
    access: "creator",
    head: { title: "Affiliates", description: "Your affiliate program: who brings buyers, and what you share." },
  },
  queue: {
    path: "/admin/affiliates",
    area: "admin",
    access: "admin",
    head: { title: "Affiliate checks", description: "Orders through affiliate links that look odd, before anyone is paid for them." },
  },
} as const satisfies Record<string, Screen>;
