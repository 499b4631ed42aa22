import { recipientsContract } from "@blenda/domain/recipients/contract";
import { implement } from "@orpc/server";
import { provenUntil } from "../identity/port.ts";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { proofOf } from "./own/proof-repository.ts";

export const recipients = implement(recipientsContract).$context<Context>().use(spoken).use(guard).use(signedIn);

/**
 * Commands that move money want more than a session a thief may have (trust L5). The guard has asked for the factor already; here a
 * password given lately is asked for too. A person without a factor gives it again after logging in, and one with neither is
 * refused.
 */
export const provenRecipients = recipients.use(async ({ next, context: { db, user, sessionId, factor, now } }) => {
  const { hasPassword, isProvenAgain } = await proofOf(db, user.id, sessionId);
  if (factor === null && !hasPassword) throw refusal("RECIPIENTS_FACTOR_NEEDED");
  const isProven = (await provenUntil(db, sessionId, now())) !== null && (factor !== null || isProvenAgain);
  if (!isProven) throw refusal("IDENTITY_REAUTH_REQUIRED");
  return next();
});
