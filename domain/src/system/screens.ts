import type { Screen } from "../access/screen.ts";

export const systemScreens = {
  status: {
    path: "/status",
    area: "public",
    access: "public",
    head: {
      title: "System status",
      description: "Live status of the site and its services.",
    },
  },
} as const satisfies Record<string, Screen>;
