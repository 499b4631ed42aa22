import { restingStatus } from "@blenda/domain/orders/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/db.ts";

/** A refund was requested. A disputed line stays disputed: what it is afterwards is worked out when the bank has decided. */
export async function markAskedFor(tx: Tx, lineId: string): Promise<void> {
  await tx
    .updateTable("orderLines")
    .set({ status: "refund_requested" })
    .where("id", "=", lineId)
    .where("status", "<>", "disputed")
    .execute();
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

/** Resumes a paused line: a decision is needed after all. */
export async function resumeLine(tx: Tx, lineId: string): Promise<void> {
  await tx.updateTable("orderLines").set({ pausedAt: null }).where("id", "=", lineId).execute();
}
