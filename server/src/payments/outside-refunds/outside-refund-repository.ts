import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

/** That money of a payment went back, as it was heard. */
export interface RefundNotice {
  provider: string;
  eventId: string;
  intentId: string;
}

/** Answers whether it was not in our books yet. */
export async function addOutside(tx: Tx, refund: Insertable<Database["outsideRefunds"]>): Promise<boolean> {
  const row = await tx
    .insertInto("outsideRefunds")
    .values(refund)
    .onConflict((c) => c.doNothing())
    .returning("refundId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function closeRefundNotice(tx: Tx, { provider, eventId }: RefundNotice, outcome: string, now: Instant): Promise<void> {
  await tx
    .updateTable("webhookInbox")
    .set({ outcome, processedAt: now })
    .where("provider", "=", provider)
    .where("eventId", "=", eventId)
    .execute();
}

/** Notices not looked into yet: the job was lost, or the payment not there. After some days they are let rest. */
export const pendingRefundNotices = (db: Db, since: Instant, before: Instant): Promise<RefundNotice[]> =>
  db
    .selectFrom("webhookInbox")
    .select(["provider", "eventId", "objectId as intentId"])
    .where("processedAt", "is", null)
    .where("receivedAt", ">", since)
    .where("receivedAt", "<=", before)
    .orderBy("receivedAt")
    .limit(200)
    .execute();
