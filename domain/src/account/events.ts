import { event } from "../access/event.ts";
import type { Instant } from "../shared/time.ts";

const ofUser = { aggregate: ({ userId }: { userId: string }) => `account/${userId}`, to: ({ userId }: { userId: string }) => ({ userId }) };

/** Anything the settings show changed; open tabs ask again, the navbar's photo and name too. */
export const profileChanged = event<{ userId: string }>("account.profileChanged", {
  ...ofUser,
  stale: ["account.profile", "identity.session"],
});

/** Mail goes to another address of theirs, and whoever had records by the one before follows. Which it is says the account. */
export const emailChanged = event<{ userId: string; at: Instant }>("account.emailChanged", { aggregate: ofUser.aggregate });

export const exportMoved = event<{ userId: string }>("account.exportMoved", { ...ofUser, stale: ["account.exports"] });

/** Whether creators read their name changed: what is told already is worded anew. */
export const namingChanged = event<{ userId: string }>("account.namingChanged", {
  ...ofUser,
  stale: ["account.profile", "identity.session"],
});
