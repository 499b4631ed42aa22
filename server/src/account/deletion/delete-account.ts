import { DELETION_DAYS } from "@blenda/domain/account/constants";
import { profileChanged } from "@blenda/domain/account/events";
import { addDays } from "@blenda/domain/shared/calendar";
import { changeUser, endSessions, lockUser, staffIds } from "../../identity/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { sendMail } from "../../platform/mail/mail.ts";
import { deletionLetter } from "../letters.ts";
import { provenAccount } from "../procedures.ts";
import { profileOf } from "../profile/profile.ts";
import { findUser } from "../repository.ts";

/** Asked for twice, the first day still counts. */
export const deleteAccount = provenAccount.deleteAccount.handler(async ({ context, errors }) => {
  const { user, sessionId, id, now, site } = context;
  await context.transaction(async (tx) => {
    const { email } = await lockUser(tx, user.id);
    if ((await findUser(tx, user.id)).deletionDueAt) return;
    if ((await staffIds(tx)).includes(user.id)) throw errors.ACCOUNT_IS_ADMIN();
    await changeUser(tx, user.id, { deletionDueAt: addDays(now(), DELETION_DAYS) });
    await endSessions(tx, user.id, sessionId);
    await sendMail(context, tx, { key: `deletion-${id()}`, recipient: email, urgency: "now", ...deletionLetter(site.url) });
    await emit(tx, profileChanged({ userId: user.id }));
  });
  return profileOf(context);
});
