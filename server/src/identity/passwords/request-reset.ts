import { openIdentity } from "../procedures.ts";
import { RESET_MAIL_JOB, type ResetMail } from "./reset-mail.ts";

const MAILS = { per: "address", max: 5, minutes: 60 } as const;

/** Does exactly the same for an unknown address: whether an account has it, a job finds out after the answer. */
export const requestReset = openIdentity.requestReset.handler(async ({ input: { email }, context }) => {
  const { limits, id, jobs } = context;
  const isTooOften = (await limits.consume(`identity.requestReset mail ${email}`, MAILS)) !== null;
  if (!isTooOften) await context.transaction((tx) => jobs.enqueue(tx, RESET_MAIL_JOB, { id: id(), email } satisfies ResetMail));
  return { email };
});
