import { accountName } from "@blenda/domain/recipients/texts";
import { notifyOwner } from "../owner-notices.ts";
import { provenRecipients } from "../procedures.ts";
import { changeRow } from "../repository.ts";
import { ownRecipients } from "../view.ts";
import { lockOwn } from "./own-recipient.ts";

/** What was sealed goes with it. The one money goes to is taken away last: who is paid next is never chosen by itself. */
export const removeRecipient = provenRecipients.removeRecipient.handler(async ({ input: { recipientId }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const { row, all } = await lockOwn(tx, user.id, recipientId);
    const hasOthers = all.some(({ id, status }) => id !== row.id && status !== "disabled");
    if (row.isDefault && hasOthers) throw errors.RECIPIENTS_IS_DEFAULT();
    const gone = { status: "disabled", fieldsSealed: null, externalId: null, attentionReason: null, isDefault: false } as const;
    await changeRow(tx, row.id, { ...gone, removedAt: now() });
    await notifyOwner(tx, context, row, { kind: "removed", account: accountName(row) });
  });
  return ownRecipients(context.db, user.id, context.sessionId);
});
