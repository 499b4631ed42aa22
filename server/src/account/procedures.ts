import { accountContract } from "@blenda/domain/account/contract";
import { implement } from "@orpc/server";
import { provenUntil } from "../identity/port.ts";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";

/** Calls anyone may make who has the link of a mail. */
export const openAccount = implement(accountContract).$context<Context>().use(spoken).use(guard);

export const account = openAccount.use(signedIn);

/** Calls that must not be possible at a browser left open: a proof within the last ten minutes. */
export const provenAccount = account.use(async ({ next, context: { db, sessionId, now } }) => {
  if (!(await provenUntil(db, sessionId, now()))) throw refusal("IDENTITY_REAUTH_REQUIRED");
  return next();
});
