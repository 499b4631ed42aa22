import type { Screen } from "../access/screen.ts";

export const cartScreens = {
  cart: {
    path: "/cart",
    area: "public",
    access: "public",
    head: { title: "Cart", description: "What you are about to buy, with the licence of each." },
  },
} as const satisfies Record<string, Screen>;
