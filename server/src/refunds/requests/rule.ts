import { REFUNDS } from "@blenda/domain/refunds/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import { audit } from "../../platform/requests/audit.ts";
import { requireFactor } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { step } from "../decisions/step.ts";
import { refunds } from "../procedures.ts";
import { findRefund, lockRefund } from "../repository.ts";
import { viewOf } from "../view.ts";

/** Staff. Whoever takes a large case does not decide it alone. */
export const rule = refunds.rule.handler(async ({ input, context, errors }) => {
  const { db, user, now } = context;
  const { id, event, answer } = input;
  const approved = (refund: { amountCents: number }) => Math.min(input.amountCents ?? refund.amountCents, refund.amountCents);
  const isLarge = (refund: { amountCents: number }) => event === "staffApprove" && approved(refund) > REFUNDS.SECOND_APPROVER_CENTS;
  const seen = await findRefund(db, id);
  // Asked before the transaction: that would hold its connection while the answer comes over another.
  const isGuarded = seen !== undefined && isLarge(seen) && seen.assigneeId !== user.id;
  const asked = { userId: user.id, sessionId: context.sessionId, action: "MONEY" } as const;
  const factor = isGuarded ? await requireFactor(context, asked) : context.factor;
  await context.transaction(async (tx) => {
    const refund = await lockRefund(tx, id);
    if (!refund) throw errors.REFUNDS_NOT_FOUND();
    const amountCents = approved(refund);
    // Nobody approves what they opened themselves: it came here because it needs a second person.
    if (event === "staffApprove" && refund.openedBy === user.id) throw refusal("REFUNDS_OWN_OPENING");
    if (isLarge(refund) && refund.assigneeId === user.id) throw errors.REFUNDS_SECOND_APPROVER();
    // Somebody else took the case meanwhile, so nobody was asked yet.
    if (isLarge(refund) && !isGuarded) throw refusal("MFA_REQUIRED", { action: asked.action });
    const changes =
      event === "take"
        ? { assigneeId: user.id, dueAt: addDays(now(), REFUNDS.STAFF_DAYS) }
        : { answer, approverId: user.id, ...(event === "staffApprove" && amountCents > 0 && { amountCents }) };
    await step(tx, context, refund, { event, by: "staff", actorId: user.id, reason: answer, changes });
    await audit(
      tx,
      { ...context, factor },
      {
        action: "refunds.rule",
        target: { kind: "refund", id },
        reason: answer,
        before: { status: refund.status, amountCents: refund.amountCents },
        after: { event, amountCents },
      },
    );
  });
  const row = await findRefund(db, id);
  if (!row) throw errors.REFUNDS_NOT_FOUND();
  return viewOf(db, row, "staff");
});
