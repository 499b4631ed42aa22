import type { Screen } from "../access/screen.ts";
import { seePeople } from "./constants.ts";

export const userScreens = {
  users: {
    path: "/admin/users",
    area: "admin",
    access: seePeople,
    head: { title: "Users", description: "Everyone with an account." },
  },
} as const satisfies Record<string, Screen>;
