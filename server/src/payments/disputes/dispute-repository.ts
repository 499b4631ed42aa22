import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/db.ts";

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
    .returning(["lineId", "account", "heldCents", "shareAccount", "shareCents"])
    .execute();
