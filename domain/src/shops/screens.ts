import type { Screen } from "../access/screen.ts";

export const shopScreens = {
  shop: {
    path: "/shop/$slug",
    area: "public",
    access: "public",
    head: { title: "Shop", description: "Everything one creator sells and teaches, on a page of their own." },
  },
} as const satisfies Record<string, Screen>;
