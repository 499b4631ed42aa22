import { pauseUntil } from "@blenda/domain/recipients/rules";
import { accountName } from "@blenda/domain/recipients/texts";
import { notifyOwner } from "../owner-notices.ts";
import { provenRecipients } from "../procedures.ts";
import { changeRow } from "../repository.ts";
import { ownRecipients } from "../view.ts";
import { lockOwn } from "./own-recipient.ts";

/** Where money goes is what a thief wants to change, so it pauses like a new account. */
export const setDefaultRecipient = provenRecipients.setDefaultRecipient.handler(async ({ input: { recipientId }, context }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const { row, all } = await lockOwn(tx, user.id, recipientId);
    if (row.isDefault) return;
    const before = all.find(({ isDefault }) => isDefault);
    if (before) await changeRow(tx, before.id, { isDefault: false });
    const until = pauseUntil(now());
    await changeRow(tx, row.id, { isDefault: true, changedAt: now(), cooldownUntil: until });
    const isChecked = row.status === "pending_verification";
    await notifyOwner(tx, context, row, { kind: "chosen", account: accountName(row), until, isChecked });
  });
  return ownRecipients(context.db, user.id, context.sessionId);
});
