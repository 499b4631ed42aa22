import { suspensions } from "../identity/port.ts";
import { sendMail } from "../platform/mail/mail.ts";
import { reach, tell } from "./changing.ts";
import { detailFor } from "./detail.ts";
import { suspendedLetter } from "./letters.ts";
import { users } from "./procedures.ts";

/** Holds from its commit on: whoever asks who somebody is looks at the row. */
export const suspend = users.suspend.handler(async ({ input: { userId, reason, until }, context, errors }) => {
  const { now, id, site } = context;
  await context.transaction(async (tx) => {
    const { suspension, email } = await reach(tx, context, userId);
    if (until !== null && until <= now()) throw errors.USERS_END_PAST();
    await suspensions.suspend(tx, userId, { at: suspension?.at ?? now(), until, reason });
    await tell(tx, context, userId, { action: "users.suspend", reason, before: { suspension }, after: { suspension: { until, reason } } });
    await sendMail(context, tx, { key: `suspended-${id()}`, recipient: email, ...suspendedLetter(site.supportEmail, reason, until) });
  });
  return detailFor(context, userId);
});
