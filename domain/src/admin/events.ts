import { event } from "../access/event.ts";
import type { Instant } from "../shared/time.ts";

/** Somebody was listed, claimed, or no longer is: admin management and its alert ask again. */
export const adminsChanged = event<{ userId: string }>("admin.adminsChanged", {
  aggregate: ({ userId }) => `admin/${userId}`,
  to: () => ({ access: "admin" }),
  stale: ["admin.admins", "admin.mismatches", "users.user", "permissions.staff"],
});

/** Somebody claims to be an admin and is not on the list: every admin is to know. */
export const claimFound = event<{ userId: string; name: string; at: Instant }>("admin.claimFound", {
  aggregate: ({ userId }) => `admin/${userId}`,
  to: () => ({ access: "admin" }),
  stale: ["admin.admins", "admin.mismatches"],
});
