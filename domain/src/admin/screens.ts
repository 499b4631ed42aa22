import type { Screen } from "../access/screen.ts";

export const adminScreens = {
  adminManagement: {
    path: "/admin/security/admin-management",
    area: "admin",
    access: "admin",
    head: { title: "Admin Management", description: "Who our admins are." },
  },
} as const satisfies Record<string, Screen>;
