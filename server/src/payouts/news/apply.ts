import { PAYOUTS, TRANSFER_STATES, type TransferState } from "@blenda/domain/payouts/constants";
import { payoutQueueMoved } from "@blenda/domain/payouts/events";
import { TRANSFER_EVENTS } from "@blenda/domain/payouts/rules";
import { addBusinessDays } from "@blenda/domain/shared/calendar";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { needsAttention } from "../../recipients/port.ts";
import { ATTENTION, notes } from "../letters.ts";
import { changePayout, type PayoutChanges, type PayoutRow } from "../repository.ts";
import { canStep, type StepServices, step } from "../step.ts";

interface TransferNews {
  state: TransferState;
  occurredAt: string;
}

/** Of two things of the same moment the later state is the later one. */
const isLater = ({ state, occurredAt }: TransferNews, { providerState, providerOccurredAt }: PayoutRow): boolean =>
  providerOccurredAt === null ||
  occurredAt > providerOccurredAt ||
  (occurredAt === providerOccurredAt && providerState !== null && TRANSFER_STATES.indexOf(state) > TRANSFER_STATES.indexOf(providerState));

/**
 * What the provider says of a transfer, applied to its payout, which the transaction holds. News come in any order, so what
 * happened before what we know changes nothing; money that came back is back, whenever that is told, and once. Answers what
 * it came to.
 */
export async function applyState(tx: Tx, services: StepServices, payout: PayoutRow, told: TransferNews): Promise<string> {
  const { state, occurredAt } = told;
  const event = TRANSFER_EVENTS[state];
  const isNewer = isLater(told, payout);
  if (!isNewer && event !== "return") return "older";
  const seen: PayoutChanges = isNewer ? { providerState: state, providerOccurredAt: occurredAt } : {};
  if (event === null || !canStep(payout, event, "provider")) {
    await changePayout(tx, payout.id, seen, services.now());
    await emit(tx, payoutQueueMoved({ batch: payout.batch }));
    return payout.status === "returned" ? "over" : "noted";
  }
  const moved = await step(tx, services, payout, {
    ...{ event, by: "provider", actorId: null, reason: state },
    changes: { ...seen, ...changesBy(event, occurredAt) },
  });
  // One that bounced said so then; the person may have mended it since.
  if (event === "bounce" || (state === "funds_refunded" && payout.status !== "on_hold"))
    await needsAttention(tx, services, payout.recipientId, ATTENTION, services.now());
  return moved.status;
}

function changesBy(event: string, occurredAt: string): PayoutChanges {
  if (event === "sent")
    return { sentAt: occurredAt, settlesAt: addBusinessDays(occurredAt, PAYOUTS.QUIET_BUSINESS_DAYS), note: "", holdReason: null };
  if (event === "bounce") return { note: notes.bounced, holdReason: notes.bounced };
  return event === "return" ? { note: notes.returned, holdReason: null } : {};
}
