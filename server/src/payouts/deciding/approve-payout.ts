import { accessFailures } from "@blenda/domain/access/failures";
import { payoutQueueMoved } from "@blenda/domain/payouts/events";
import { payoutFailures } from "@blenda/domain/payouts/failures";
import { approvalsNeeded } from "@blenda/domain/payouts/rules";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type Auditor, audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { comparedUntil } from "../comparison.ts";
import { frozenBecause } from "../freezes.ts";
import { payouts } from "../procedures.ts";
import { addApproval, approvalsOf, lockPayout } from "../repository.ts";
import { SEND_JOB } from "../sending/send-job.ts";
import { canStep, step } from "../step.ts";

type Verdict = "approved" | "waiting" | { why: string };

const saysNo = (failure: { say(data: never): string }, data?: unknown): Verdict => ({ why: failure.say(data as never) });

/** Each in a transaction of its own: what cannot be approved is named, and keeps nothing from being approved beside it. */
export const approvePayout = payouts.approvePayout.handler(async ({ input: { ids }, context, errors }) => {
  const reason = await frozenBecause(context.db, context);
  if (reason !== null) throw errors.PAYOUTS_FROZEN({ data: { reason } });
  const approved: string[] = [];
  const waiting: string[] = [];
  const refused: { id: string; why: string }[] = [];
  for (const id of new Set(ids)) {
    const verdict = await context.transaction((tx) => approve(tx, context, id));
    if (verdict === "approved") approved.push(id);
    else if (verdict === "waiting") waiting.push(id);
    else refused.push({ id, ...verdict });
  }
  return { approved, waiting, refused };
});

async function approve(
  tx: Tx,
  context: Services & Auditor & { user: { id: string }; own: ReadonlySet<string> },
  id: string,
): Promise<Verdict> {
  const { user, now, jobs, own } = context;
  const payout = await lockPayout(tx, id);
  if (!payout) return saysNo(payoutFailures.PAYOUTS_NOT_FOUND);
  const { batch, amountCents, status } = payout;
  if (own.has(id)) return saysNo(accessFailures.OWN_TARGET);
  if (!canStep(payout, "approve", "staff")) return saysNo(payoutFailures.PAYOUTS_INVALID_TRANSITION, { from: status, event: "approve" });
  const compared = await comparedUntil(tx);
  if (compared === null || compared < payout.createdAt) return saysNo(payoutFailures.PAYOUTS_NOT_COMPARED);
  const before = await approvalsOf(tx, [id]);
  if (before.some((each) => each.userId === user.id)) return saysNo(payoutFailures.PAYOUTS_SECOND_APPROVER);
  await addApproval(tx, id, user.id, now());
  const isEnough = before.length + 1 >= approvalsNeeded(amountCents);
  await audit(tx, context, {
    action: "payouts.approvePayout",
    target: { kind: "payout", id },
    before: { status, amountCents, approvals: before.length },
    after: { status: isEnough ? "approved" : status, approvals: before.length + 1 },
  });
  if (!isEnough) {
    await emit(tx, payoutQueueMoved({ batch }));
    return "waiting";
  }
  await step(tx, context, payout, { event: "approve", by: "staff", actorId: user.id });
  await jobs.enqueue(tx, SEND_JOB, { id });
  return "approved";
}
