import type { Screen } from "../access/screen.ts";

export const inboxScreens = {
  inbox: {
    path: "/inbox",
    area: "public",
    access: "signed-in",
    head: { title: "Inbox", description: "Messages between buyers and creators." },
  },
} as const satisfies Record<string, Screen>;
