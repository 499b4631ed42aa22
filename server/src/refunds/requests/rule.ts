import { REFUNDS } from "@blenda/domain/refunds/constants";
import { addDays } from "@blenda/domain/shared/calendar";
import { audit } from "../../platform/requests/audit.ts";
import { requireFactor } from "../../platform/requests/procedure.ts";
import { step } from "../decisions/step.ts";
import { refunds } from "../procedures.ts";
import { findRefund, lockRefund } from "../repository.ts";
import { viewOf } from "../view.ts";

/** Staff. Whoever takes a large case does not decide it alone. */
export const rule = refunds.rule.handler(async ({ input, context, errors }) => {
  const { db, user, now } = context;
  const { id, event, answer } = input;
  await context.transaction(async (tx) => {
    const refund = await lockRefund(tx, id);
    if (!refund) throw errors.REFUNDS_NOT_FOUND();
    const amountCents = Math.min(input.amountCents ?? refund.amountCents, refund.amountCents);
    if (event === "staffApprove" && amountCents > REFUNDS.SECOND_APPROVER_CENTS) {
      if (refund.assigneeId === user.id) throw errors.REFUNDS_SECOND_APPROVER();
      await requireFactor(context, { userId: user.id, sessionId: context.sessionId, action: "MONEY" });
    }
    const changes =
      event === "take"
        ? { assigneeId: user.id, dueAt: addDays(now(), REFUNDS.STAFF_DAYS) }
        : { answer, approverId: user.id, ...(event === "staffApprove" && amountCents > 0 && { amountCents }) };
    await step(tx, context, refund, { event, by: "staff", actorId: user.id, reason: answer, changes });
    await audit(tx, context, {
      action: "refunds.rule",
      target: { kind: "refund", id },
      reason: answer,
      before: { status: refund.status, amountCents: refund.amountCents },
      after: { event, amountCents },
    });
  });
  const row = await findRefund(db, id);
  if (!row) throw errors.REFUNDS_NOT_FOUND();
  return viewOf(db, row, "staff");
});
