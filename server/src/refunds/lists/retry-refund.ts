import { REFUNDS } from "@blenda/domain/refunds/constants";
import { audit } from "../../platform/requests/audit.ts";
import { requireFactor } from "../../platform/requests/procedure.ts";
import { emitRefundMoved } from "../decisions/step.ts";
import { PAY_JOB } from "../money/pay-job.ts";
import { refunds } from "../procedures.ts";
import { findRefund, lockRefund, moveRefund } from "../repository.ts";
import { detailFor } from "./detail.ts";
import { stuckOf } from "./stuck.ts";

/** Three more tries. The same payment is asked for by the same key, so what was paid without our hearing of it is not paid again. */
export const retryRefund = refunds.retryRefund.handler(async ({ input: { id, reason }, context, errors }) => {
  const { db, user, now, jobs } = context;
  const seen = await findRefund(db, id);
  if (!seen) throw errors.REFUNDS_NOT_FOUND();
  // An amount that was decided does not grow, so it can be looked at before the transaction.
  const asked = { userId: user.id, sessionId: context.sessionId, action: "MONEY" } as const;
  const factor = seen.amountCents > REFUNDS.SECOND_APPROVER_CENTS ? await requireFactor(context, asked) : context.factor;
  await context.transaction(async (tx) => {
    const refund = await lockRefund(tx, id);
    if (!refund) throw errors.REFUNDS_NOT_FOUND();
    const charge = await tx.selectFrom("charges").select("dispute").where("orderId", "=", refund.orderId).executeTakeFirst();
    const stuck = stuckOf({ ...refund, dispute: charge?.dispute ?? null }, now());
    if (!stuck) throw errors.REFUNDS_NOT_STUCK();
    // Touched, it is not stuck until it was tried; pressed twice, it is begun once. What was given up begins when it is paid.
    if (stuck === "abandoned") await moveRefund(tx, id, refund.status, { attempts: 0 }, now());
    await jobs.enqueue(tx, PAY_JOB, { id });
    await emitRefundMoved(tx, refund);
    const before = { status: refund.status, attempts: refund.attempts };
    await audit(tx, { ...context, factor }, { action: "refunds.retryRefund", target: { kind: "refund", id }, reason, before });
  });
  return detailFor(context, id);
});
