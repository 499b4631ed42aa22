import { pauseUntil, typeFor } from "@blenda/domain/recipients/rules";
import { accountName } from "@blenda/domain/recipients/texts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { notifyOwner } from "../owner-notices.ts";
import { provenRecipients } from "../procedures.ts";
import { changeRow, findRecipient } from "../repository.ts";
import { ownRecipients } from "../view.ts";
import { lockOwn } from "./own-recipient.ts";
import { refuseFaults, sealTyped, standingFor } from "./typed.ts";

/** Another account in the place of this one: the provider's name for it goes, its check and its pause begin anew. */
export const changeRecipient = provenRecipients.changeRecipient.handler(async ({ input, context, errors }) => {
  const { recipientId, country, holderName, holderType, fields, key } = input;
  const { db, user, now, vault } = context;
  const found = await findRecipient(db, recipientId);
  if (found?.userId !== user.id) throw errors.RECIPIENTS_NOT_FOUND();
  const type = typeFor(found.currency, country);
  refuseFaults(type, country, fields);
  await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "recipients.changeRecipient", input: { key } }, async () => {
      const { row, all } = await lockOwn(tx, user.id, recipientId);
      const until = pauseUntil(now());
      const standing = await standingFor(tx, { userId: user.id, holderName }, all, now());
      const changed = { country, type, holderName, holderType, ...sealTyped(vault, type, fields), ...standing };
      await changeRow(tx, row.id, { ...changed, attentionReason: null, changedAt: now(), cooldownUntil: until, externalId: null });
      const account = accountName({ ...row, ...changed });
      await notifyOwner(tx, context, row, { kind: "changed", account, until, isChecked: standing.status === "pending_verification" });
      return { id: row.id };
    }),
  );
  return ownRecipients(db, user.id, context.sessionId);
});
