import type { Access } from "../access/can.ts";

export const USERS = {
  LONGEST_SEARCH: 120,
  REASON_LEAST: 3,
  REASON_MOST: 500,
  NOTE_MOST: 2_000,
  NOTES_SHOWN: 100,
  SESSIONS_SHOWN: 50,
  /** As long as one of our people closes an account alone; longer, or without an end, a second admin agrees. */
  SUSPEND_ALONE_DAYS: 90,
} as const;

/** Who may see people, and who may change how they stand (spec 2 §6). */
export const seePeople = { any: ["view_users", "edit_users"] } as const satisfies Access;
export const changePeople = { any: ["edit_users"] } as const satisfies Access;

export const USER_SORTS = ["lastSeen", "created", "name", "email"] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const LOCKOUT_SORTS = ["lastAttempt"] as const;

/** The weightiest word for how an account stands: a suspended one that is also locked is suspended. */
export const ACCOUNT_STATUSES = ["suspended", "deleting", "locked", "unverified", "active"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Kinds a list can be narrowed to. `user` is everybody who is nothing else; `staff` every holder of a staff role or any permission. */
export const USER_KINDS = ["user", "creator", "staff", "content_editor", "admin"] as const;
export type UserKind = (typeof USER_KINDS)[number];

/** Steps that may be taken about a person. */
export const USER_STEPS = [
  "suspend",
  "reinstate",
  "endSessions",
  "verifyShop",
  "note",
  "unlock",
  "roles",
  "permissions",
  "setupCode",
] as const;
export type UserStep = (typeof USER_STEPS)[number];
