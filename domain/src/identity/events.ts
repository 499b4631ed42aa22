import { event } from "../access/event.ts";

/** A session is over: its streams end, and open tabs of the same person ask again who they are. */
export const sessionEnded = event<{ userId: string; sessionId: string }>("identity.sessionEnded", {
  aggregate: ({ userId }) => `identity/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["identity.session", "account.sessions"],
  ends: ({ userId, sessionId }) => ({ userId, sessionId }),
});

/** All sessions of a person are over, or all but one: after a new password, after signing out everywhere. */
export const sessionsEnded = event<{ userId: string; exceptSessionId?: string }>("identity.sessionsEnded", {
  aggregate: ({ userId }) => `identity/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["identity.session", "account.sessions"],
  ends: ({ userId, exceptSessionId }) => ({ userId, ...(exceptSessionId && { exceptSessionId }) }),
});

/** A browser signed in: the list of devices is longer. */
export const signedIn = event<{ userId: string }>("identity.signedIn", {
  aggregate: ({ userId }) => `identity/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["account.sessions"],
});

/** A person proved an address of their own and has an account now. The network is where they did it from. */
export const accountBegan = event<{ userId: string; network: string; at: string }>("identity.accountBegan", {
  aggregate: ({ userId }) => `identity/${userId}`,
});

/** A person may more or less than before: their streams end and begin anew with what they may now (trust Z10). */
export const rightsChanged = event<{ userId: string }>("identity.rightsChanged", {
  aggregate: ({ userId }) => `identity/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["identity.session"],
  ends: ({ userId }) => ({ userId }),
});
