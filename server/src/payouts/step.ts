import { PAYOUT_OUTCOMES, type PayoutStatus } from "@blenda/domain/payouts/constants";
import { payoutMoved, payoutOutcomeReached, payoutQueueMoved } from "@blenda/domain/payouts/events";
import { type PayoutEvent, payoutMove } from "@blenda/domain/payouts/rules";
import { book, notePaid } from "../ledger/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { emitAll } from "../platform/events/outbox.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import { sendMail } from "../platform/mail/mail.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { givenBack, paid, returned } from "./books.ts";
import { letterOf } from "./letters.ts";
import { changePayout, type PayoutChanges, type PayoutRow, releaseLines } from "./repository.ts";

export type StepServices = Pick<Services, "now" | "id" | "jobs" | "mail" | "site">;

interface Step {
  event: PayoutEvent;
  by: "staff" | "system" | "provider";
  actorId: string | null;
  reason?: string;
  changes?: PayoutChanges;
}

/** What only a transfer that was never made allows: its money is still ours to give back or to send. */
const BEFORE_TAKEN: ReadonlySet<PayoutEvent> = new Set(["resume", "cancel", "fail"]);

/** Whether a step is possible for this very payout: the table of decision B13, and what the provider has done already. */
export const canStep = ({ status, takenAt }: Pick<PayoutRow, "status" | "takenAt">, event: PayoutEvent, by: Step["by"]): boolean =>
  payoutMove(status, event, by) !== null &&
  !(takenAt !== null && BEFORE_TAKEN.has(event)) &&
  !(takenAt === null && (event === "return" || event === "bounce"));

/** One step of a payout the transaction holds, with everything that always goes with it: the record, the books, the lines, the news. */
export async function step(tx: Tx, services: StepServices, payout: PayoutRow, { event, by, actorId, reason = "", changes = {} }: Step) {
  const to = canStep(payout, event, by) ? payoutMove(payout.status, event, by) : null;
  if (!to) throw refusal("PAYOUTS_INVALID_TRANSITION", { from: payout.status, event });
  const now = services.now();
  const paidAt = to === "paid" ? { paidAt: payout.paidAt ?? now } : {};
  const moved = await changePayout(tx, payout.id, { status: to, ...paidAt, ...changes }, now);
  await recordTransition(tx, { entity: "payout", entityId: payout.id, fromStatus: payout.status, toStatus: to, actorId, reason }, now);
  await keepBooks(tx, payout, to, now);
  await emitStep(tx, services, moved);
  return moved;
}

async function keepBooks(tx: Tx, payout: PayoutRow, to: PayoutStatus, now: string): Promise<void> {
  if (to === "cancelled" || to === "failed") await book(tx, givenBack(payout, now));
  // One that bounced and went out after all was booked when it was paid first.
  if (to === "paid" && payout.paidAt === null) {
    await book(tx, paid(payout, now));
    await notePaid(tx, payout.userId, now);
  }
  if (to === "returned") await book(tx, returned(payout, payout.paidAt !== null, now));
  if (to === "cancelled" || to === "failed" || to === "returned") await releaseLines(tx, payout.id, now);
}

async function emitStep(tx: Tx, services: StepServices, payout: PayoutRow): Promise<void> {
  const { id, userId, batch, status, amountCents, last4, note } = payout;
  const outcome = PAYOUT_OUTCOMES.find((each) => each === status);
  if (!outcome) return emitAll(tx, [payoutMoved({ userId, payoutId: id }), payoutQueueMoved({ batch })]);
  const at = services.now();
  const reached = payoutOutcomeReached({ userId, payoutId: id, outcome, amountCents, last4, note, at });
  await emitAll(tx, [reached, payoutQueueMoved({ batch })]);
  const { subject, body } = letterOf(outcome, services.site.url, payout);
  const owner = await tx.selectFrom("users").select("email").where("id", "=", userId).where("deletedAt", "is", null).executeTakeFirst();
  if (owner) await sendMail(services, tx, { key: `payout-${id}-${status}-${at}`, recipient: owner.email, subject, body });
}
