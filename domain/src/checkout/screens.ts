import type { Screen } from "../access/screen.ts";

export const checkoutScreens = {
  checkout: {
    path: "/checkout",
    area: "public",
    access: "public",
    head: { title: "Checkout", description: "Pay by card. Your files are there at once." },
  },
  testCheckout: {
    path: "/test-checkout",
    area: "public",
    access: "creator",
    head: { title: "Test checkout", description: "Try buying your own products without moving money." },
  },
} as const satisfies Record<string, Screen>;
