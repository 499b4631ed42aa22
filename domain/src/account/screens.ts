import type { Screen } from "../access/screen.ts";

export const accountScreens = {
  /** Open to visitors too: cookie choices are changed without an account. */
  settings: {
    path: "/settings",
    also: ["/settings/privacy", "/privacy"],
    area: "public",
    access: "public",
    head: { title: "Settings", description: "Your profile, security and privacy." },
  },
} as const satisfies Record<string, Screen>;
