import { sql } from "kysely";
import { anyOf } from "../platform/database/any-of.ts";
import type { Db } from "../platform/database/db.ts";
import { door } from "../platform/database/door.ts";

export const chargeRow = door("charges", [
  "intentId",
  "orderId",
  "fingerprint",
  "createdAt",
  "dispute",
  "disputedCents",
  "disputedAt",
  "disputeEndedAt",
]);

export const fraudMarkRow = door("fraudMarks", ["orderId"]);

export const outsideRefundRow = door("outsideRefunds", ["provider", "refundId", "orderId"]);

export const disputedLineRow = door("disputedLines", ["lineId", "orderId", "heldCents", "at", "releasedAt"]);

export const webhookEventRow = door("webhookInbox", ["provider", "eventId", "type", "objectId", "receivedAt", "processedAt"]);

/** What the card provider told of an order's payment. */
export interface HeardPayment {
  /** An event that says it was paid, from the provider beyond doubt, was handled. */
  isProcessed: boolean;
  /** What was charged; the order's total says whether that confirms it. */
  capturedCents: number | null;
}

export async function heardPayments(db: Db, orderIds: readonly string[]): Promise<Map<string, HeardPayment>> {
  const { rows } = await sql<
    HeardPayment & { orderId: string }
  >`select c.order_id, case c.status when 'captured' then c.amount_cents end as captured_cents,
      exists (select from webhook_inbox e where e.object_id = c.intent_id and e.provider = c.provider and e.type = 'payment_succeeded'
        and e.processed_at is not null) as is_processed
    from charges c where c.order_id = ${anyOf(orderIds)}`.execute(db);
  return new Map(rows.map(({ orderId, ...heard }) => [orderId, heard]));
}
