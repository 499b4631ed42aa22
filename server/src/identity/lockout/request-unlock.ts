import { mailUnlock } from "./attempts.ts";
import { openLockout } from "./procedures.ts";

export const requestUnlock = openLockout.requestUnlock.handler(async ({ input: { email }, context, errors }) => {
  if (!(await mailUnlock(context, email))) throw errors.LOCKOUT_TOO_MANY_MAILS();
  return { email };
});
