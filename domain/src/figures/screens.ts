import type { Screen } from "../access/screen.ts";

const creator = { area: "dashboard", access: "creator" } as const;

export const figureScreens = {
  sales: {
    ...creator,
    path: "/dashboard/sales",
    head: { title: "Sales", description: "Everything you sold, to the cent, and what you keep of it." },
  },
  sale: {
    ...creator,
    path: "/dashboard/sales/$id",
    head: { title: "Sale", description: "One sale: every cent of it, and what happened to it since." },
  },
  reports: {
    ...creator,
    path: "/dashboard/reports",
    head: { title: "Reports", description: "Your sales and earnings, compared and split, and files of them." },
  },
  salesReport: {
    ...creator,
    path: "/dashboard/reports/sales",
    head: { title: "Sales report", description: "What you sold by day, product, country, source and licence." },
  },
  earningsReport: {
    ...creator,
    path: "/dashboard/reports/earnings",
    head: { title: "Earnings report", description: "What you earned, what's available, and what clears when." },
  },
  discountsReport: {
    ...creator,
    path: "/dashboard/reports/discounts",
    head: { title: "Discounts report", description: "What codes and sales took off, who gave it, and what you earned all the same." },
  },
  affiliatesReport: {
    ...creator,
    path: "/dashboard/reports/affiliates",
    head: { title: "Affiliates report", description: "Who brought you buyers, what they get for it, and what you earned." },
  },
  analytics: {
    ...creator,
    path: "/dashboard/analytics",
    head: { title: "Your analytics", description: "How often your pages are opened, and how many views become sales." },
  },
  topEarners: {
    path: "/admin/top-earners",
    area: "admin",
    access: "admin",
    head: { title: "Top earners", description: "Creators by what they earned, beside the days before." },
  },
} as const satisfies Record<string, Screen>;
