import { event } from "../access/event.ts";

/** A session is over: its streams end, and open tabs of the same person ask again who they are. */
export const sessionEnded = event<{ userId: string; sessionId: string }>("identity.sessionEnded", {
  aggregate: ({ userId }) => `identity/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["identity.session"],
  ends: ({ userId, sessionId }) => ({ userId, sessionId }),
});
