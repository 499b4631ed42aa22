import { profileChanged } from "@blenda/domain/account/events";
import { emit } from "../../platform/events/outbox.ts";
import { sendMail } from "../../platform/mail/mail.ts";
import { passwordChangedLetter } from "../letters.ts";
import { forgetAllAttempts } from "../lockout/attempts.ts";
import { hashingIdentity } from "../procedures.ts";
import { lockAccount, setPassword, verifyEmail } from "../repository.ts";
import { shutOut } from "../sessions/shut-out.ts";
import { useLink } from "./links.ts";
import { refusePoorPassword } from "./passwords.ts";

/** Signs nobody in, and leaves a second factor as it is: a mailbox alone must not open an account that asks for more. */
export const resetPassword = hashingIdentity.resetPassword.handler(async ({ input: { token, password }, context, errors }) => {
  await refusePoorPassword(password);
  const passwordHash = await context.hashing.hash(password);
  const { id, now, site } = context;
  return context.transaction(async (tx) => {
    const { userId } = await useLink(context, tx, "reset", token);
    if (!userId) throw errors.IDENTITY_LINK_INVALID();
    const { email } = await lockAccount(tx, userId);
    await setPassword(tx, userId, passwordHash);
    await verifyEmail(tx, userId, now());
    await forgetAllAttempts(tx, email);
    const isGoogleGone = await shutOut(tx, context, userId);
    await emit(tx, profileChanged({ userId }));
    await sendMail(context, tx, {
      key: `password-${id()}`,
      recipient: email,
      urgency: "now",
      ...passwordChangedLetter(site.url, isGoogleGone),
    });
    return { email, isGoogleGone };
  });
});
