import { isPasswordOf, prove } from "../../identity/port.ts";
import { account } from "../procedures.ts";

/** Counted per account by its own limit and not on the ladder: the caller already holds a session. */
export const reauthenticate = account.reauthenticate.handler(async ({ input: { password }, context, errors }) => {
  const { db, user, sessionId, now } = context;
  if (!(await isPasswordOf(context, user.email, password))) throw errors.IDENTITY_PASSWORD_WRONG();
  return { provenUntil: await prove(db, sessionId, now()) };
});
