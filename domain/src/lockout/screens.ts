import type { Screen } from "../access/screen.ts";

export const lockoutScreens = {
  unlockAccount: {
    path: "/unlock-account",
    area: "public",
    access: "public",
    head: { title: "Unlock your account", description: "Unlock your account after failed logins." },
  },
} as const satisfies Record<string, Screen>;
