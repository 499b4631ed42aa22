import { event } from "../access/event.ts";
import { OVERVIEW_READS } from "../dashboard/constants.ts";
import type { Instant } from "../shared/time.ts";
import { decideRefunds, seeRefunds } from "./access.ts";
import type { CaseSide } from "./cases/constants.ts";

/** Told to the buyer and to the creator in turn. */
export const refundMoved = event<{ refundId: string; userId: string }>("refunds.moved", {
  aggregate: ({ refundId, userId }) => `refund/${refundId}/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["refunds.mine", "refunds.forCreator", "refunds.eligibility", "orders.order", "onboarding.home"],
});

/** A case came to our team, moved there, or left it. Told to everybody who may decide it. */
export const refundCaseMoved = event<{ refundId: string }>("refunds.caseMoved", {
  aggregate: ({ refundId }) => `refund/${refundId}/staff`,
  to: () => ({ access: decideRefunds }),
  stale: ["refunds.escalated", "refunds.caseFile", ...OVERVIEW_READS],
});

/** Where a refund stands changed. Told to everybody who may read the list of all of them. */
export const refundListChanged = event<{ refundId: string }>("refunds.listChanged", {
  aggregate: ({ refundId }) => `refund/${refundId}/list`,
  to: () => ({ access: seeRefunds }),
  stale: ["refunds.allRefunds", "refunds.refundDetail", "refunds.pendingRefunds"],
});

/** Our team wrote to one side of a case; the same letter goes by mail. `key` stands for the letter. */
export const caseLetterSent = event<{
  refundId: string;
  side: CaseSide;
  userId: string;
  /** For its buyer, whose page it is. */
  orderId: string;
  key: string;
  title: string;
  text: string;
  at: Instant;
}>("refunds.caseLetterSent", { aggregate: ({ refundId, userId }) => `refund/${refundId}/${userId}` });
