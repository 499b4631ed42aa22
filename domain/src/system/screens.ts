import type { Screen } from "../access/screen.ts";

export const systemScreens = {
  status: {
    path: "/status",
    area: "public",
    access: "public",
    head: {
      title: "System status",
      description: "Whether the site, its database, its background work, its mail and its storage are working right now.",
    },
  },
} as const satisfies Record<string, Screen>;
