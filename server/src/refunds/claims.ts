import type { Claims } from "../platform/trade.ts";
import { PAY_JOB } from "./money/pay-job.ts";
import { refundOfKey } from "./money/payment-key.ts";
import { openRefundsOf, refundsOfOrder } from "./repository.ts";

/** What payments must know of refunds. */
export const refundClaims: Claims = {
  linesAskedFor: async (db, orderId) => new Set((await openRefundsOf(db, orderId)).map(({ lineId }) => lineId)),
  statusByKey: async (db, orderId) => {
    const own = new Map((await refundsOfOrder(db, orderId)).map(({ id, status }) => [id, status]));
    return (key) => (key === null ? null : (own.get(refundOfKey(key)) ?? null));
  },
  lookAgain: async (tx, { jobs }, orderId) => {
    for (const { id } of await openRefundsOf(tx, orderId)) await jobs.enqueue(tx, PAY_JOB, { id });
  },
};
