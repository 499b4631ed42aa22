import type { Screen } from "../access/screen.ts";

export const adminScreens = {
  adminManagement: {
    path: "/admin/security/admin-management",
    area: "admin",
    access: "admin",
    head: { title: "Admin Management", description: "Who our admins are, and whether list and claim agree." },
  },
} as const satisfies Record<string, Screen>;
