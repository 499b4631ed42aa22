import type { Screen } from "../access/screen.ts";
import { anyPermission } from "./access.ts";

export const dashboardScreens = {
  admin: {
    path: "/admin",
    area: "admin",
    access: anyPermission,
    head: { title: "Dashboard", description: "What waits for the team, and how the day is going." },
  },
  editor: {
    path: "/content-editor",
    area: "editor",
    access: "signed-in",
    head: { title: "Content editor", description: "What waits for the content editors, and how the day is going." },
  },
  help: {
    path: "/admin/help",
    area: "admin",
    access: anyPermission,
    head: { title: "Staff handbook", description: "How the team works with Blenda, screen by screen." },
  },
} as const satisfies Record<string, Screen>;
