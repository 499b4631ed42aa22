import { event } from "../access/event.ts";
import { decideRefunds } from "../refunds/access.ts";

/** The bank was heard of, or evidence came or left. Told to each creator of the order in turn. */
export const disputeMoved = event<{ intentId: string; userId: string }>("disputes.moved", {
  aggregate: ({ intentId, userId }) => `dispute/${intentId}/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["disputes.own"],
});

/** The same for our team. */
export const disputeListChanged = event<{ intentId: string }>("disputes.listChanged", {
  aggregate: ({ intentId }) => `dispute/${intentId}/staff`,
  to: () => ({ access: decideRefunds }),
  stale: ["disputes.disputes", "disputes.dispute"],
});
