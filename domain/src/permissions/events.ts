import { event } from "../access/event.ts";
import { seeStaff } from "./constants.ts";

/** A person may more or less than before: the table of our people and the drawer of this person ask again. */
export const staffChanged = event<{ userId: string }>("permissions.staffChanged", {
  aggregate: ({ userId }) => `permissions/${userId}`,
  to: () => ({ access: seeStaff }),
  stale: ["permissions.staff", "permissions.preview", "users.user", "users.users"],
});
