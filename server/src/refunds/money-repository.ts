import type { LineStatus } from "@blenda/domain/orders/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Tx } from "../platform/db.ts";

/** What went back is written on the line, the order and the charge at once. Call it holding the order. */
export async function writeBack(tx: Tx, line: { id: string; orderId: string }, amount: number, status: LineStatus): Promise<void> {
  const more = { refundedCents: sql<number>`refunded_cents + ${amount}::int` };
  await tx
    .updateTable("orderLines")
    .set({ ...more, status })
    .where("id", "=", line.id)
    .execute();
  await tx.updateTable("orders").set(more).where("id", "=", line.orderId).execute();
  await tx.updateTable("charges").set(more).where("orderId", "=", line.orderId).execute();
}

export async function setLineStatus(tx: Tx, lineId: string, status: LineStatus): Promise<void> {
  await tx.updateTable("orderLines").set({ status }).where("id", "=", lineId).execute();
}

export async function revokeLicence(tx: Tx, lineId: string, now: Instant): Promise<void> {
  await tx
    .updateTable("licences")
    .set({ status: "revoked", revokedAt: now })
    .where("lineId", "=", lineId)
    .where("status", "=", "active")
    .execute();
}

/** Whether everything that was paid for the order is back. */
export async function isAllBack(tx: Tx, orderId: string): Promise<boolean> {
  const { totalCents, refundedCents } = await tx
    .selectFrom("orders")
    .select(["totalCents", "refundedCents"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return refundedCents === totalCents;
}
