import type { RefundStatus } from "@blenda/domain/refunds/constants";
import type { Db, Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { PAY_JOB } from "./money/pay-job.ts";
import { refundOfKey } from "./money/payment-key.ts";
import { openRefund } from "./open.ts";
import { openRefundsOf, refundsOfOrder } from "./repository.ts";

/** Lines of an order somebody has asked to give back, and that is not decided yet. */
export async function linesWithOpenRefund(db: Db, orderId: string): Promise<Set<string>> {
  return new Set((await openRefundsOf(db, orderId)).map(({ lineId }) => lineId));
}

/** Whether a payment back was ours, by the key it was asked for with: the state of its refund, or nothing. */
export async function ownRefundsOf(db: Db, orderId: string): Promise<(key: string | null) => RefundStatus | null> {
  const own = new Map((await refundsOfOrder(db, orderId)).map(({ id, status }) => [id, status]));
  return (key) => (key === null ? null : (own.get(refundOfKey(key)) ?? null));
}

/** Gives money back for something nobody has to decide about; call it holding the order. Nothing is opened where something is open already. */
export const giveMoneyBack = openRefund;

/** The bank moved: every open refund of the order looks at where it stands now. Call it holding the order. */
export async function goOnWithRefunds(tx: Tx, { jobs }: Pick<Services, "jobs">, orderId: string): Promise<void> {
  for (const { id } of await openRefundsOf(tx, orderId)) await jobs.enqueue(tx, PAY_JOB, { id });
}
