import { hasAccount } from "../identity/port.ts";
import { mailUnlock } from "./port.ts";
import { openLockout } from "./procedures.ts";

export const requestUnlock = openLockout.requestUnlock.handler(async ({ input: { email }, context, errors }) => {
  const isKnown = await hasAccount(context.db, email);
  if (!(await mailUnlock(context, email, isKnown))) throw errors.LOCKOUT_TOO_MANY_MAILS();
  return { email };
});
