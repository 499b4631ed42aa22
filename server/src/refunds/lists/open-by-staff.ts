import { orderMoved } from "@blenda/domain/orders/events";
import type { RefundReason } from "@blenda/domain/refunds/constants";
import { refundCaseMoved } from "@blenda/domain/refunds/events";
import { markAskedFor, pauseLine } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { tellBoth } from "../decisions/step.ts";
import { PAY_JOB } from "../money/pay-job.ts";
import { addRefund, type Case } from "../repository.ts";

interface Opening {
  line: Case & { buyerId: string };
  staffId: string;
  reason: RefundReason;
  /** The creator reads it. */
  text: string;
  amountCents: number;
  /** It waits among the cases, with no clock: nobody's silence is a second pair of eyes. */
  isForTwo: boolean;
}

/** A refund nobody asked for, of a line the transaction holds. Answers its id, or nothing where one is open already. */
export async function openByStaff(tx: Tx, services: Services, opening: Opening): Promise<string | null> {
  const { line, staffId, reason, text, amountCents, isForTwo } = opening;
  const { id: lineId, orderId, creatorId, buyerId } = line;
  const at = services.now();
  const status = isForTwo ? ("staff_review" as const) : ("approved" as const);
  const whose = { lineId, orderId, creatorId, buyerId, openedBy: staffId, assigneeId: staffId };
  const approver = isForTwo ? {} : { approverId: staffId };
  const what = { reason, detail: "", answer: text, amountCents, status, dueAt: null, createdAt: at, updatedAt: at };
  const id = services.id();
  if (!(await addRefund(tx, { id, ...whose, ...approver, ...what }))) return null;
  await markAskedFor(tx, lineId);
  const opened = { entity: "refund", entityId: id, fromStatus: "requested", toStatus: status, actorId: staffId, reason: text };
  await recordTransition(tx, opened, at);
  if (!isForTwo) {
    await pauseLine(tx, lineId, amountCents, at);
    await services.jobs.enqueue(tx, PAY_JOB, { id });
  }
  await emit(tx, orderMoved({ orderId, userId: buyerId }));
  await tellBoth(tx, { id, buyerId, creatorId });
  if (isForTwo) await emit(tx, refundCaseMoved({ refundId: id }));
  return id;
}
