import type { Screen } from "../access/screen.ts";

export const mailScreens = {
  mailbox: {
    path: "/mailbox",
    area: "public",
    access: "public",
    flag: "demo",
    head: { title: "Demo mailbox", description: "Every email this demo would have sent." },
  },
} as const satisfies Record<string, Screen>;
