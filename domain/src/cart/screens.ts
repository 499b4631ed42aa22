import type { Screen } from "../access/screen.ts";

export const cartScreens = {
  cart: {
    path: "/cart",
    area: "public",
    access: "public",
    head: { title: "Cart", description: "What you're about to buy." },
  },
} as const satisfies Record<string, Screen>;
