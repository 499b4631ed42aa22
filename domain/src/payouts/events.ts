import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";
import type { Instant } from "../shared/time.ts";
import type { PayoutOutcome } from "./constants.ts";

const toOwner = {
  aggregate: ({ userId }: { userId: string }) => `payouts/${userId}`,
  to: ({ userId }: { userId: string }) => ({ userId }),
  stale: ["payouts.overview", "payouts.payout"],
};

/** A payout of a person came to be, moved, or was left out; or how they want to be paid changed. */
export const payoutMoved = event<{ userId: string; payoutId: string }>("payouts.moved", toOwner);

/** A payout was paid, is on hold, failed or came back: a step its owner is told of. */
export const payoutOutcomeReached = event<{
  userId: string;
  payoutId: string;
  outcome: PayoutOutcome;
  amountCents: number;
  last4: string;
  note: string;
  at: Instant;
}>("payouts.outcomeReached", toOwner);

/** Our team stopped a person's payouts, or lets them go on (`reason` is null). */
export const personPaused = event<{ userId: string; reason: string | null; at: Instant }>("payouts.personPaused", toOwner);

/** Something in the queue of our team changed. */
export const payoutQueueMoved = event<{ batch: string }>("payouts.queueMoved", {
  aggregate: ({ batch }) => `payouts/queue/${batch}`,
  to: () => ({ access: "admin" }),
  stale: ["payouts.payoutQueue", "payouts.payoutCase", ...OVERVIEW_READS],
});
