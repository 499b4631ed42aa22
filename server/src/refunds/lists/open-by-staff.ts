import { orderMoved } from "@blenda/domain/orders/events";
import { caseNumber, outcomeOf } from "@blenda/domain/refunds/cases/rules";
import { outcomeWords } from "@blenda/domain/refunds/cases/texts";
import type { RefundReason } from "@blenda/domain/refunds/constants";
import { refundCaseMoved } from "@blenda/domain/refunds/events";
import { markAskedFor, pauseLine } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { addProposal, findCaseRow, openCase } from "../cases/case-repository.ts";
import { emitRefundMoved } from "../decisions/step.ts";
import { PAY_JOB } from "../money/pay-job.ts";
import { addRefund, type Case, lockRefund } from "../repository.ts";

interface StaffRefund {
  line: Case & { buyerId: string };
  staffId: string;
  reason: RefundReason;
  /** The creator will see it. */
  text: string;
  amountCents: number;
  /** It is a case with a proposal, and no clock: silence is no second pair of eyes. */
  isForTwo: boolean;
}

/** A refund its buyer never asked for, of a line the transaction holds. Answers its id, or nothing where one is open already. */
export async function openByStaff(tx: Tx, services: Services, opening: StaffRefund): Promise<string | null> {
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
  await emitRefundMoved(tx, { id, buyerId, creatorId });
  if (isForTwo) await propose(tx, services, id, opening);
  return id;
}

/** Proposal of a refund, which a second person confirms or sends back. */
async function propose(tx: Tx, services: Services, refundId: string, { line, staffId, text, amountCents }: StaffRefund): Promise<void> {
  const at = services.now();
  const refund = await lockRefund(tx, refundId);
  if (!refund) throw new Error("a refund that was just opened is there");
  await openCase(tx, refund, "system", at);
  const found = await findCaseRow(tx, refundId);
  const event = "staffApprove" as const;
  const outcome = outcomeOf(event, line.refundedCents + amountCents >= line.paidCents) === "refunded" ? "refunded" : "refunded_in_part";
  const words = outcomeWords({ number: caseNumber(found?.number ?? 0), title: line.title, amountCents, answer: text, outcome });
  const said = { reason: text, toBuyer: words.buyer.text, toCreator: words.creator.text };
  await addProposal(tx, { id: services.id(), refundId, event, amountCents, ...said, proposedBy: staffId, proposedAt: at });
  await emit(tx, refundCaseMoved({ refundId }));
}
