import { EMAIL_CHANGE_HOURS } from "@blenda/domain/account/constants";
import { profileChanged } from "@blenda/domain/account/events";
import { accountLinks, hasAccount, lockUser } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { sendMail } from "../../platform/mail/mail.ts";
import { addressTakenLetter, cancelChangeLetter, confirmChangeLetter } from "../letters.ts";
import { provenAccount } from "../procedures.ts";
import { profileOf } from "../profile/profile.ts";

/** Looks the same whether the new address is free or not; only its owner is told (as decision A8 for signing up). */
export const changeEmail = provenAccount.changeEmail.handler(async ({ input: { email }, context, errors }) => {
  const { user, id, site } = context;
  if (email === user.email) throw errors.ACCOUNT_EMAIL_SAME();
  await context.transaction(async (tx) => {
    const { email: old } = await lockUser(tx, user.id);
    const isTaken = await hasAccount(tx, email);
    const minutes = EMAIL_CHANGE_HOURS * 60;
    const confirm = await accountLinks.issue(context, tx, { purpose: "change-email", userId: user.id, email, minutes });
    const cancel = await accountLinks.issue(context, tx, { purpose: "cancel-email", userId: user.id, email: old, minutes });
    const letter = isTaken ? addressTakenLetter(site.url) : confirmChangeLetter(site.url, confirm);
    await sendMail(context, tx, { key: `change-email-${id()}`, recipient: email, urgency: "now", ...letter });
    await sendMail(context, tx, {
      key: `cancel-email-${id()}`,
      recipient: old,
      urgency: "now",
      ...cancelChangeLetter(site.url, email, cancel),
    });
    await emit(tx, profileChanged({ userId: user.id }));
  });
  return profileOf(context);
});
