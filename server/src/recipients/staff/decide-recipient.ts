import type { RecipientDecision, RecipientNews } from "@blenda/domain/recipients/constants";
import { decided } from "@blenda/domain/recipients/rules";
import { accountName } from "@blenda/domain/recipients/texts";
import type { Instant } from "@blenda/domain/shared/time";
import { audit } from "../../platform/requests/audit.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { notifyOwner } from "../owner-notices.ts";
import { recipients } from "../procedures.ts";
import { changeRow, lockRecipient } from "../repository.ts";
import { detailOf } from "./list.ts";

const effectOf = (decision: RecipientDecision, reason: string, now: Instant) => {
  if (decision === "approve") return { status: "active", verifiedAt: now, attentionReason: null } as const;
  if (decision === "attention") return { status: "needs_attention", attentionReason: reason } as const;
  return { status: "disabled", attentionReason: reason, isDefault: false } as const;
};

const newsOf = (decision: RecipientDecision, account: string, reason: string): RecipientNews =>
  decision === "approve" ? { kind: "verified", account } : { kind: decision === "disable" ? "disabled" : "attention", account, reason };

export const decideRecipient = recipients.decideRecipient.handler(async ({ input: { recipientId, decision, reason }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const row = await lockRecipient(tx, recipientId);
    if (!row) throw errors.RECIPIENTS_NOT_FOUND();
    if (decided(row.status, decision) === null) throw errors.RECIPIENTS_DECIDED();
    const effect = effectOf(decision, reason, now());
    await changeRow(tx, row.id, effect);
    await audit(tx, context, {
      action: "recipients.decideRecipient",
      target: { kind: "recipient", id: row.id },
      reason,
      before: { status: row.status },
      after: { status: effect.status },
    });
    await notifyOwner(tx, context, row, newsOf(decision, accountName(row), reason));
  });
  const detail = await detailOf(context.db, recipientId, user.id);
  if (!detail) throw refusal("RECIPIENTS_NOT_FOUND");
  return detail;
});
