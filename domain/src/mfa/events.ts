import { event } from "../access/event.ts";

const ofUser = { aggregate: ({ userId }: { userId: string }) => `mfa/${userId}`, to: ({ userId }: { userId: string }) => ({ userId }) };

/** A factor came or went, or how it is asked for changed. */
export const factorsChanged = event<{ userId: string }>("mfa.factorsChanged", {
  ...ofUser,
  stale: ["mfa.config", "mfa.events", "mfa.session", "account.profile"],
});

/** Something was verified, denied or ended: every open tab knows how long it may go on. */
export const factorSessionsChanged = event<{ userId: string }>("mfa.sessionsChanged", {
  ...ofUser,
  stale: ["mfa.config", "mfa.events", "mfa.session"],
});
