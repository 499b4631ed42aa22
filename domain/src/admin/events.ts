import { event } from "../access/event.ts";

/** Somebody was listed, claimed, or no longer is: admin management and its alert ask again. */
export const adminsChanged = event<{ userId: string }>("admin.adminsChanged", {
  aggregate: ({ userId }) => `admin/${userId}`,
  to: () => ({ access: "admin" }),
  stale: ["admin.admins", "admin.mismatches", "users.user", "permissions.staff"],
});
