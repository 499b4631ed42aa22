import { orderMoved } from "@blenda/domain/orders/events";
import type { RefundReason } from "@blenda/domain/refunds/constants";
import { isDecided } from "@blenda/domain/refunds/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { markAskedFor, pauseLine } from "../orders/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { emitRefundMoved } from "./decisions/step.ts";
import { PAY_JOB } from "./money/pay-job.ts";
import { addRefund } from "./repository.ts";

export interface NewRefund {
  line: { id: string; orderId: string; creatorId: string | null };
  buyerId: string;
  reason: RefundReason;
  detail: string;
  amountCents: number;
  /** Until when the creator decides; `null`: there is nothing to decide, and the money goes back at once. */
  dueAt: Instant | null;
}

/** Opens a refund of a line whose order the transaction holds. Answers its id, or nothing where one is open already. */
export async function openRefund(tx: Tx, { now, id, jobs }: Services, { line, dueAt, ...asked }: NewRefund): Promise<string | null> {
  const { id: lineId, orderId, creatorId } = line;
  const { buyerId, reason } = asked;
  const status = dueAt === null ? ("auto_approved" as const) : ("creator_review" as const);
  const fresh = { ...asked, id: id(), lineId, orderId, creatorId, status, dueAt, createdAt: now(), updatedAt: now() };
  if (!(await addRefund(tx, fresh))) return null;
  await markAskedFor(tx, lineId);
  if (isDecided(status)) await pauseLine(tx, lineId, asked.amountCents, now());
  const transition = { entity: "refund", entityId: fresh.id, fromStatus: "requested", toStatus: status, actorId: buyerId, reason };
  await recordTransition(tx, transition, now());
  if (status === "auto_approved") await jobs.enqueue(tx, PAY_JOB, { id: fresh.id });
  await emit(tx, orderMoved({ orderId, userId: buyerId }));
  await emitRefundMoved(tx, fresh);
  return fresh.id;
}
