import type { Screen } from "../access/screen.ts";

export const cleanupScreens = {
  cleanup: {
    path: "/admin/stripe-cleanup",
    area: "admin",
    access: "admin",
    head: { title: "Stripe cleanup", description: "What the card provider has and our books don't, and the way to settle it." },
  },
} as const satisfies Record<string, Screen>;
