import type { Screen } from "../access/screen.ts";
import { seeReports } from "./access.ts";

export const reportScreens = {
  reports: {
    path: "/admin/reports",
    area: "admin",
    access: { any: ["view_reports", "manage_reports"] },
    head: { title: "Reported content", description: "What people reported, the most urgent first." },
  },
  editorReports: {
    path: "/content-editor/reports",
    area: "editor",
    access: seeReports,
    head: { title: "Reports for editors", description: "What people reported, and what was decided." },
  },
} as const satisfies Record<string, Screen>;
