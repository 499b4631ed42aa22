import { mfaContract } from "@blenda/domain/mfa/contract";
import { implement } from "@orpc/server";
import { provenUntil } from "../identity/port.ts";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";

/** Calls of a person who is signing in, or who has the link of a mail. */
export const openMfa = implement(mfaContract).$context<Context>().use(spoken).use(guard);

export const mfa = openMfa.use(signedIn);

/** Calls that add or remove a factor: a stolen session is not enough (trust M8). The guard has asked for the factor already. */
export const provenMfa = mfa.use(async ({ next, context: { db, sessionId, now } }) => {
  if (!(await provenUntil(db, sessionId, now()))) throw refusal("IDENTITY_REAUTH_REQUIRED");
  return next();
});
