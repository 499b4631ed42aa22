import { event } from "../access/event.ts";

/** Told to the buyer and to the creator in turn. */
export const refundMoved = event<{ refundId: string; userId: string }>("refunds.moved", {
  aggregate: ({ refundId, userId }) => `refund/${refundId}/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["refunds.mine", "refunds.forCreator", "refunds.escalated", "refunds.eligibility", "orders.order"],
});
