import { payoutQueueMoved } from "@blenda/domain/payouts/events";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { book } from "../../ledger/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { ProviderUnclear } from "../../platform/outside/payments/payments.ts";
import { type Transfer, TransferRefused } from "../../platform/outside/payouts/payouts.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { needsAttention, noteExternalId, openRecipient } from "../../recipients/port.ts";
import { sentBooking } from "../books.ts";
import { obstacleOf, payoutEligibility } from "../eligibility.ts";
import { frozenBecause } from "../freezes.ts";
import { ATTENTION, notes } from "../letters.ts";
import { applyState } from "../news/apply.ts";
import { applyWaitingNews } from "../news/receive.ts";
import { changePayout, lockPayout, type PayoutRow } from "../repository.ts";
import { step } from "../step.ts";

/** Asked for and never answered, and the provider knows nothing of it after so long: it was never made. */
const MADE_WITHIN_MINUTES = 60;

/**
 * Sends an approved payout. Asked twice, at the same time or after a crash anywhere in the middle, one transfer is made: the
 * payout's id is its key. What the provider did not answer stays as it is, and is asked again.
 */
export async function sendPayout(services: Services, id: string): Promise<void> {
  const payout = await services.transaction((tx) => begin(tx, services, id));
  if (!payout) return;
  let transfer: Transfer;
  try {
    // Outside any transaction.
    transfer = await ask(services, payout);
  } catch (error) {
    if (!(error instanceof TransferRefused)) throw error;
    await services.transaction((tx) => refused(tx, services, id, error));
    return;
  }
  await services.transaction((tx) => noteTransfer(tx, services, id, transfer));
  await applyWaitingNews(services, transfer.externalId);
}

/** Answers what to send, or nothing where it is done, has to wait, or may not be sent any more. */
async function begin(tx: Tx, services: Services, id: string): Promise<PayoutRow | null> {
  const payout = await lockPayout(tx, id);
  if (!payout) return null;
  const now = services.now();
  const sendAttempts = payout.sendAttempts + 1;
  if (payout.status === "processing" && payout.externalId === null) return changePayout(tx, id, { sendAttempts }, now);
  if (payout.status !== "approved" || (await frozenBecause(tx, services)) !== null) return null;
  if (!(await isStillPayable(tx, payout, now))) {
    await step(tx, services, payout, {
      event: "hold",
      by: "system",
      actorId: null,
      changes: { note: notes.notPayable, holdReason: notes.notPayable },
    });
    return null;
  }
  return step(tx, services, payout, { event: "send", by: "system", actorId: null, changes: { sendAttempts } });
}

/** The recipient may have changed, or the person been stopped, since it was collected (trust L5). */
async function isStillPayable(tx: Tx, { userId, recipientId }: PayoutRow, now: string): Promise<boolean> {
  const standing = (await payoutEligibility(tx, [userId], now)).get(userId);
  if (!standing || standing.recipient.recipientId !== recipientId) return false;
  // What is left in the balance, and their own pause, say nothing about what was collected.
  return obstacleOf({ ...standing, cents: 0, minimumCents: 0, isPaused: false }) === null;
}

async function ask({ db, vault, transfers, now }: Services, payout: PayoutRow): Promise<Transfer> {
  const { id: key, amountCents, currency, recipientId } = payout;
  const recipient = await openRecipient(db, vault, recipientId);
  if (recipient) return transfers.createTransfer({ key, amountCents, currency, recipient });
  const known = await transfers.lookUp({ key });
  if (known) return known;
  if (payout.createdAt < addMinutes(now(), -MADE_WITHIN_MINUTES) && payout.sendAttempts > 1)
    throw new TransferRefused("there is no account to pay to any more", false);
  throw new ProviderUnclear("there is no account to pay to, and nobody knows whether it was made before");
}

async function refused(tx: Tx, services: Services, id: string, { message, isAboutRecipient }: TransferRefused): Promise<void> {
  const payout = await lockPayout(tx, id);
  if (payout?.status !== "processing" || payout.externalId !== null) return;
  const note = isAboutRecipient ? notes.refused : notes.notPossible;
  await step(tx, services, payout, { event: "fail", by: "provider", actorId: null, reason: message, changes: { note } });
  if (isAboutRecipient) await needsAttention(tx, services, payout.recipientId, ATTENTION, services.now());
}

/** Its money left: written down once, with what it cost. What came to be of it meanwhile is applied too. */
export async function noteTransfer(tx: Tx, services: Services, id: string, transfer: Transfer): Promise<boolean> {
  const payout = await lockPayout(tx, id);
  if (payout?.status !== "processing" || payout.externalId !== null) return false;
  const { externalId, feeCents, arrives, state, occurredAt, recipientExternalId } = transfer;
  const now = services.now();
  const noted = await changePayout(tx, id, { externalId, feeCents, arrives, takenAt: now }, now);
  await book(tx, sentBooking(payout, feeCents, now));
  if (recipientExternalId !== null) await noteExternalId(tx, payout.recipientId, recipientExternalId);
  await emit(tx, payoutQueueMoved({ batch: payout.batch }));
  await applyState(tx, services, noted, { state, occurredAt });
  return true;
}
