import { pauseUntil, typeFor } from "@blenda/domain/recipients/rules";
import { accountName } from "@blenda/domain/recipients/texts";
import { lockUser } from "../../identity/port.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { notifyOwner } from "../owner-notices.ts";
import { provenRecipients } from "../procedures.ts";
import { addRow, allOf } from "../repository.ts";
import { ownRecipients } from "../view.ts";
import { refuseFaults, sealTyped, standingFor } from "./typed.ts";

/**
 * The very first one changes nothing, so it does not pause; one after a removal does. The key is remembered without what was typed:
 * a fingerprint of an account number could be guessed.
 */
export const addRecipient = provenRecipients.addRecipient.handler(async ({ input, context, errors }) => {
  const { currency, country, holderName, holderType, fields, key } = input;
  const { user, now, vault } = context;
  const type = typeFor(currency, country);
  refuseFaults(type, country, fields);
  await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "recipients.addRecipient", input: { key } }, async () => {
      await lockUser(tx, user.id);
      const all = await allOf(tx, user.id);
      const live = all.filter(({ status }) => status !== "disabled");
      if (live.some((each) => each.currency === currency)) throw errors.RECIPIENTS_CURRENCY_TAKEN({ data: { currency } });
      const cooldownUntil = all.length > 0 ? pauseUntil(now()) : null;
      const standing = await standingFor(tx, { userId: user.id, holderName }, all, now());
      const row = {
        ...{ id: context.id(), userId: user.id, currency, country, type, holderName, holderType, cooldownUntil },
        ...sealTyped(vault, type, fields),
        ...standing,
        isDefault: !live.some(({ isDefault }) => isDefault),
        createdAt: now(),
        changedAt: now(),
      };
      await addRow(tx, row);
      const isChecked = standing.status === "pending_verification";
      await notifyOwner(tx, context, row, { kind: "added", account: accountName(row), until: cooldownUntil, isChecked });
      return { id: row.id };
    }),
  );
  return ownRecipients(context.db, user.id, context.sessionId);
});
