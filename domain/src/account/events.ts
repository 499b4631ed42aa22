import { event } from "../access/event.ts";

const ofUser = { aggregate: ({ userId }: { userId: string }) => `account/${userId}`, to: ({ userId }: { userId: string }) => ({ userId }) };

/** Anything the settings show changed; open tabs ask again, the navbar's photo and name too. */
export const profileChanged = event<{ userId: string }>("account.profileChanged", {
  ...ofUser,
  stale: ["account.profile", "identity.session"],
});

export const exportMoved = event<{ userId: string }>("account.exportMoved", { ...ofUser, stale: ["account.exports"] });

/** Whether creators read their name changed: what is told already is worded anew. */
export const namingChanged = event<{ userId: string }>("account.namingChanged", {
  ...ofUser,
  stale: ["account.profile", "identity.session"],
});
