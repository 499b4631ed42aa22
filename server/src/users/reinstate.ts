import { suspensions } from "../identity/port.ts";
import { sendMail } from "../platform/mail/mail.ts";
import { detailFor } from "./detail.ts";
import { reinstatedLetter } from "./letters.ts";
import { auditAndBroadcast, lockManageableUser } from "./manageable-user.ts";
import { users } from "./procedures.ts";

export const reinstate = users.reinstate.handler(async ({ input: { userId, reason }, context, errors }) => {
  const { id, site } = context;
  await context.transaction(async (tx) => {
    const { suspension, email } = await lockManageableUser(tx, context, userId);
    if (!suspension) throw errors.USERS_NOT_SUSPENDED();
    await suspensions.lift(tx, userId);
    await auditAndBroadcast(tx, context, userId, {
      action: "users.reinstate",
      reason,
      before: { suspension },
      after: { suspension: null },
    });
    await sendMail(context, tx, { key: `reinstated-${id()}`, recipient: email, ...reinstatedLetter(site.url) });
  });
  return detailFor(context, userId);
});
