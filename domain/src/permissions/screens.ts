import type { Screen } from "../access/screen.ts";
import { seeStaff } from "./constants.ts";

export const permissionScreens = {
  permissions: {
    path: "/admin/permissions",
    area: "admin",
    access: seeStaff,
    head: { title: "Permissions", description: "Who on our team may do what." },
  },
} as const satisfies Record<string, Screen>;
