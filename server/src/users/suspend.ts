import type { Instant } from "@blenda/domain/shared/time";
import { maySuspendAlone } from "@blenda/domain/users/rules";
import { suspensions } from "../identity/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { sendMail } from "../platform/mail/mail.ts";
import type { SuspensionContext } from "../platform/reporting.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { detailFor } from "./detail.ts";
import { suspendedLetter } from "./letters.ts";
import { auditAndBroadcast, lockManageableUser } from "./manageable-user.ts";
import { users } from "./procedures.ts";

interface Suspension {
  userId: string;
  reason: string;
  until: Instant | null;
  /** Two of our people decided it. */
  isAgreed: boolean;
}

/** Holds from its commit on: every request looks at the row to identify its caller. */
export async function suspendPerson(context: SuspensionContext, tx: Tx, { userId, reason, until, isAgreed }: Suspension): Promise<void> {
  const { now, id, site } = context;
  const { suspension, email } = await lockManageableUser(tx, context, userId);
  if (until !== null && until <= now()) throw refusal("USERS_END_PAST");
  if (!isAgreed && !maySuspendAlone(until, now())) throw refusal("USERS_SECOND_ADMIN");
  await suspensions.suspend(tx, userId, { at: suspension?.at ?? now(), until, reason });
  await auditAndBroadcast(tx, context, userId, {
    action: "users.suspend",
    reason,
    before: { suspension },
    after: { suspension: { until, reason } },
  });
  await sendMail(context, tx, { key: `suspended-${id()}`, recipient: email, ...suspendedLetter(site.supportEmail, reason, until) });
}

export const suspend = users.suspend.handler(async ({ input, context }) => {
  await context.transaction((tx) => suspendPerson(context, tx, { ...input, isAgreed: false }));
  return detailFor(context, input.userId);
});
