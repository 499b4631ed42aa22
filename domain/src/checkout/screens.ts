import type { Screen } from "../access/screen.ts";

export const checkoutScreens = {
  checkout: {
    path: "/checkout",
    area: "public",
    access: "public",
    isFocused: true,
    head: { title: "Checkout", description: "Pay by card and download right away." },
  },
  /** Where the built-in card provider asks for an approval, as a bank would. */
  testBank: {
    path: "/test-bank",
    area: "outside",
    access: "public",
    head: { title: "Test bank", description: "Approve or decline a test payment." },
  },
  testCheckout: {
    path: "/test-checkout",
    area: "public",
    // Creators and admins; the screen tells them apart from everybody else.
    access: "signed-in",
    head: { title: "Test checkout", description: "Try buying your own products." },
  },
} as const satisfies Record<string, Screen>;
