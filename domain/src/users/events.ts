import { event } from "../access/event.ts";
import { seePeople } from "./constants.ts";

/** The status of a person, or what is noted about them, changed: the list and the open drawer ask again. */
export const userChanged = event<{ userId: string }>("users.changed", {
  aggregate: ({ userId }) => `users/${userId}`,
  to: () => ({ access: seePeople }),
  stale: ["users.users", "users.user", "users.counts", "users.lockouts"],
});
