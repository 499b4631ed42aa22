import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";

/** A payout of somebody came to be, moved, or was left out; or how they want to be paid changed. */
export const payoutMoved = event<{ userId: string; payoutId: string }>("payouts.moved", {
  aggregate: ({ userId }) => `payouts/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["payouts.overview", "payouts.payout"],
});

/** Something in the queue of our team changed. */
export const payoutQueueMoved = event<{ batch: string }>("payouts.queueMoved", {
  aggregate: ({ batch }) => `payouts/queue/${batch}`,
  to: () => ({ access: "admin" }),
  stale: ["payouts.payoutQueue", "payouts.payoutCase", ...OVERVIEW_READS],
});
