import type { LineStatus } from "@blenda/domain/orders/constants";
import { restingStatus } from "@blenda/domain/orders/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/db.ts";

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

/** A disputed line stays disputed: what it is afterwards is worked out when the bank has decided. */
export async function markAskedFor(tx: Tx, lineId: string): Promise<void> {
  await tx
    .updateTable("orderLines")
    .set({ status: "refund_requested" })
    .where("id", "=", lineId)
    .where("status", "<>", "disputed")
    .execute();
}

/** All of it is being given back: from now on it opens nothing. After a part of it the buyer keeps what they bought. */
export async function pauseLine(tx: Tx, lineId: string, amountCents: number, now: Instant): Promise<void> {
  await tx
    .updateTable("orderLines")
    .set({ pausedAt: now })
    .where("id", "=", lineId)
    .where("pausedAt", "is", null)
    .where(sql<boolean>`paid_cents - refunded_cents <= ${amountCents}::int`)
    .execute();
}

/** Somebody has to decide after all. */
export async function resumeLine(tx: Tx, lineId: string): Promise<void> {
  await tx.updateTable("orderLines").set({ pausedAt: null }).where("id", "=", lineId).execute();
}

/** Nothing is given back after all: the line is what it was, unless something else happened to it meanwhile. */
export async function reopenLine(tx: Tx, lineId: string): Promise<void> {
  const line = await tx
    .selectFrom("orderLines")
    .select(["refundedCents", "maturedAt"])
    .where("id", "=", lineId)
    .where("status", "=", "refund_requested")
    .forUpdate()
    .executeTakeFirst();
  if (line)
    await tx
      .updateTable("orderLines")
      .set({ status: restingStatus(line, false) })
      .where("id", "=", lineId)
      .execute();
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
