import { orderMoved } from "@blenda/domain/orders/events";
import { REFUNDS } from "@blenda/domain/refunds/constants";
import { addBusinessDays } from "@blenda/domain/refunds/rules";
import { refundTexts } from "@blenda/domain/refunds/texts";
import { emit } from "../platform/outbox.ts";
import { recordTransition } from "../platform/transitions.ts";
import { judge } from "./judging.ts";
import { setLineStatus } from "./money-repository.ts";
import { PAY_JOB } from "./pay-job.ts";
import { refunds } from "./procedures.ts";
import { addRefund, findCase, findRefund, holdCase } from "./repository.ts";
import { tellBoth } from "./step.ts";
import { viewOf } from "./view.ts";

export const request = refunds.request.handler(async ({ input, context, errors }) => {
  const { db, user, now, id, jobs } = context;
  const { lineId, reason, text } = input;
  const refused = (why: string) => errors.REFUNDS_NOT_ELIGIBLE({ data: { reason: why } });
  const refundId = await context.transaction(async (tx) => {
    if (!(await findCase(tx, user.id, lineId))) throw errors.REFUNDS_NOT_FOUND();
    const line = await holdCase(tx, lineId);
    if (!line) throw errors.REFUNDS_NOT_FOUND();
    const { isEligible, why, allowedReasons, automaticFor, mostCents } = await judge(tx, line, now());
    if (!isEligible) throw refused(why);
    if (!allowedReasons.includes(reason)) throw refused(refundTexts.tooLate);
    const isAutomatic = automaticFor.includes(reason);
    const fresh = {
      id: id(),
      lineId,
      orderId: line.orderId,
      buyerId: user.id,
      creatorId: line.creatorId,
      reason,
      detail: text,
      status: isAutomatic ? ("auto_approved" as const) : ("creator_review" as const),
      amountCents: mostCents,
      dueAt: isAutomatic ? null : addBusinessDays(now(), REFUNDS.CREATOR_BUSINESS_DAYS),
      createdAt: now(),
      updatedAt: now(),
    };
    if (!(await addRefund(tx, fresh))) throw refused(refundTexts.notNow);
    await setLineStatus(tx, lineId, "refund_requested");
    const transition = { entity: "refund", entityId: fresh.id, fromStatus: "requested", toStatus: fresh.status, actorId: user.id, reason };
    await recordTransition(tx, transition, now());
    if (isAutomatic) await jobs.enqueue(tx, PAY_JOB, { id: fresh.id });
    await emit(tx, orderMoved({ orderId: line.orderId, userId: user.id }));
    await tellBoth(tx, fresh);
    return fresh.id;
  });
  const row = await findRefund(db, refundId);
  if (!row) throw errors.REFUNDS_NOT_FOUND();
  return viewOf(db, row, "buyer");
});
