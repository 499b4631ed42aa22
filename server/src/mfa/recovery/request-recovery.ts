import { isStaff } from "@blenda/domain/access/can";
import { RECOVERY } from "@blenda/domain/mfa/constants";
import { accountLinks, signingIn } from "../../identity/port.ts";
import { sendMail } from "../../platform/mail/mail.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { recoveryLetter } from "../letters.ts";
import { openMfa } from "../procedures.ts";

const MAILS = { per: "account", max: 3, minutes: 60 } as const;

/** Recovery request: the password was given, the mailbox is the second proof, time the third. */
export const requestRecovery = openMfa.requestRecovery.handler(async ({ context, errors }) => {
  const { limits, id, site } = context;
  const half = await signingIn.find(context);
  if (!half) throw errors.MFA_NOT_SIGNING_IN();
  const { person } = half;
  if (isStaff(person)) throw errors.MFA_RECOVERY_STAFF();
  const retryAfterSeconds = await limits.consume(`mfa.recovery ${person.id}`, MAILS);
  if (retryAfterSeconds !== null) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
  await context.transaction(async (tx) => {
    const link = { purpose: "recover-factor" as const, userId: person.id, email: person.email, minutes: RECOVERY.LINK_HOURS * 60 };
    const token = await accountLinks.issue(context, tx, link);
    await sendMail(context, tx, {
      key: `mfa-recovery-${id()}`,
      recipient: person.email,
      urgency: "now",
      ...recoveryLetter(site.url, token),
    });
  });
  return { success: true as const };
});
