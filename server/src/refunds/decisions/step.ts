import { REFUNDS, type RefundStatus } from "@blenda/domain/refunds/constants";
import { refundCaseMoved, refundListChanged, refundMoved } from "@blenda/domain/refunds/events";
import { isDecided, type RefundEvent, refundEventsFrom, refundMove } from "@blenda/domain/refunds/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { pauseLine, reopenLine, resumeLine } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { openCase } from "../cases/case-repository.ts";
import { endCase } from "../cases/ending.ts";
import { PAY_JOB } from "../money/pay-job.ts";
import { isCase, isWithStaff, moveRefund, type RefundRow } from "../repository.ts";

interface Step {
  event: RefundEvent;
  by: "buyer" | "creator" | "staff" | "system";
  actorId: string | null;
  reason?: string;
  changes?: Parameters<typeof moveRefund>[3];
}

const GIVEN_UP: ReadonlySet<RefundStatus> = new Set(["declined", "cancelled", "closed"]);

/**
 * One step of a refund the transaction holds, with everything that always goes with it: the record, the news to both
 * sides, and to our team where it is or was theirs to decide, their case opened or closed, the line that opens again where
 * nothing is given back and closes where all of it is, the payment where something is.
 */
export async function step(
  tx: Tx,
  services: Services,
  refund: RefundRow,
  { event, by, actorId, reason = "", changes = {} }: Step,
): Promise<void> {
  const { now, jobs } = services;
  const to = refundMove(refund.status, event, by);
  if (!to) {
    const data = { from: refund.status, event, allowed: refundEventsFrom(refund.status, by) };
    throw refusal("REFUNDS_INVALID_TRANSITION", data);
  }
  // A person may never have to wait for us for ever.
  const due = to === "escalated" && !isCase(refund.status) ? { dueAt: addDays(now(), REFUNDS.STAFF_DAYS) } : {};
  await moveRefund(tx, refund.id, to, { ...due, ...changes }, now());
  await recordTransition(tx, { entity: "refund", entityId: refund.id, fromStatus: refund.status, toStatus: to, actorId, reason }, now());
  if (!isCase(refund.status) && isCase(to)) await openCase(tx, refund, openerOf(by), now());
  if (isCase(refund.status) && !isCase(to)) await endCase(tx, services, refund, event, changes.amountCents ?? refund.amountCents);
  if (GIVEN_UP.has(to)) await reopenLine(tx, refund.lineId);
  if (isDecided(to)) await pauseLine(tx, refund.lineId, changes.amountCents ?? refund.amountCents, now());
  if (event === "recall") await resumeLine(tx, refund.lineId);
  if (to === "approved" && event !== "wait") await jobs.enqueue(tx, PAY_JOB, { id: refund.id });
  await emitRefundMoved(tx, refund);
  if (isWithStaff(refund.status) || isWithStaff(to)) await emit(tx, refundCaseMoved({ refundId: refund.id }));
}

const openerOf = (by: Step["by"]) => (by === "buyer" || by === "creator" ? by : "system");

export async function emitRefundMoved(tx: Tx, { id, buyerId, creatorId }: Pick<RefundRow, "id" | "buyerId" | "creatorId">): Promise<void> {
  for (const userId of [buyerId, ...(creatorId ? [creatorId] : [])].sort()) await emit(tx, refundMoved({ refundId: id, userId }));
  await emit(tx, refundListChanged({ refundId: id }));
}
