import type { Access } from "../access/can.ts";

/** Who sees applications, and who decides about them (spec 2 §6). */
export const seeApplications = { any: ["view_users", "edit_users"] } as const satisfies Access;
export const decideApplications = { any: ["edit_users"] } as const satisfies Access;
