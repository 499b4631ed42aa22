import type { LineStatus } from "@blenda/domain/orders/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, sql } from "kysely";
import type { SoldLine } from "../orders/port.ts";
import type { Database, Tx } from "../platform/database/db.ts";

export const linesOf = (tx: Tx, orderId: string): Promise<SoldLine[]> =>
  tx.selectFrom("orderLines").selectAll().where("orderId", "=", orderId).orderBy("position").execute();

/** Once per line: a charge is disputed once. */
export async function addDisputedLine(tx: Tx, held: Insertable<Database["disputedLines"]>): Promise<void> {
  await tx.insertInto("disputedLines").values(held).execute();
}

/** What waited for the decision, and does no longer. */
export const releaseDisputedLines = (tx: Tx, orderId: string, now: Instant) =>
  tx
    .updateTable("disputedLines")
    .set({ releasedAt: now })
    .where("orderId", "=", orderId)
    .where("releasedAt", "is", null)
    .returning(["lineId", "account", "heldCents"])
    .execute();

export async function moveLine(tx: Tx, lineId: string, status: LineStatus): Promise<void> {
  await tx.updateTable("orderLines").set({ status }).where("id", "=", lineId).execute();
}

/** What went back is written on the line, the order and the charge at once; a line that went back whole loses its licence. */
export async function takeBack(tx: Tx, line: SoldLine, amount: number, isWhole: boolean, now: Instant): Promise<void> {
  const more = { refundedCents: sql<number>`refunded_cents + ${amount}::int` };
  await tx.updateTable("orderLines").set(more).where("id", "=", line.id).execute();
  await tx.updateTable("orders").set(more).where("id", "=", line.orderId).execute();
  await tx.updateTable("charges").set(more).where("orderId", "=", line.orderId).execute();
  if (!isWhole) return;
  await tx
    .updateTable("licences")
    .set({ status: "revoked", revokedAt: now })
    .where("lineId", "=", line.id)
    .where("status", "=", "active")
    .execute();
}
