import type { PayoutEvent } from "@blenda/domain/payouts/rules";
import type { Tx } from "../../platform/database/db.ts";
import { type Auditor, audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { lockPayout, type PayoutChanges, type PayoutRow } from "../repository.ts";
import { step } from "../step.ts";

export type DecisionContext = Services & Auditor & { user: { id: string } };

/** A payout our team decides about. */
export async function lockForDecision(tx: Tx, id: string): Promise<PayoutRow> {
  const payout = await lockPayout(tx, id);
  if (!payout) throw refusal("PAYOUTS_NOT_FOUND");
  return payout;
}

interface Decision {
  event: PayoutEvent;
  action: string;
  reason?: string;
  changes: PayoutChanges;
}

/** One step by our team, written down with its reason. */
export async function decide(
  tx: Tx,
  context: DecisionContext,
  payout: PayoutRow,
  { event, action, reason = "", changes }: Decision,
): Promise<void> {
  const moved = await step(tx, context, payout, { event, by: "staff", actorId: context.user.id, reason, changes });
  await audit(tx, context, {
    action,
    target: { kind: "payout", id: payout.id },
    reason,
    before: { status: payout.status, amountCents: payout.amountCents },
    after: { status: moved.status },
  });
}
