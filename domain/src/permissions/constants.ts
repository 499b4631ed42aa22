import type { Access } from "../access/can.ts";
import type { Role } from "../access/roles.ts";

/** Roles that are given by hand. `creator` comes by application, `admin` by admin management. */
export const GIVEN_ROLES = ["content_editor"] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

export const seeStaff = { any: ["assign_roles", "manage_roles"] } as const satisfies Access;
export const assignRoles = { any: ["assign_roles"] } as const satisfies Access;
export const manageRoles = { any: ["manage_roles"] } as const satisfies Access;

export const STAFF_SORTS = ["name", "lastSeen"] as const;

export const GRANTS = { LONGEST_SEARCH: 120, REASON_LEAST: 3, REASON_MOST: 500 } as const;
