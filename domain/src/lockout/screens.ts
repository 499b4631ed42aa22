import type { Screen } from "../access/screen.ts";

export const lockoutScreens = {
  unlockAccount: {
    path: "/unlock-account",
    area: "public",
    access: "public",
    head: { title: "Unlock your account", description: "Open an account again that was locked after failed sign-ins." },
  },
} as const satisfies Record<string, Screen>;
