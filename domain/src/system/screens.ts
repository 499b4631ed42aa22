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
  panel: {
    path: "/admin/system",
    area: "admin",
    access: "admin",
    head: { title: "System panel", description: "Health, queues, alarms, errors and the audit log." },
  },
} as const satisfies Record<string, Screen>;
