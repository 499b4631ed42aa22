import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable, Selectable } from "kysely";
import type { Database, Tx } from "../../platform/database/db.ts";

export type TokenOrder = Selectable<Database["tokenOrders"]>;

export async function addTokenOrder(tx: Tx, order: Insertable<Database["tokenOrders"]>): Promise<void> {
  await tx.insertInto("tokenOrders").values(order).execute();
}

/** The content of a paid order, answered once: the caller gives it. */
export const claimTokenOrder = (tx: Tx, orderId: string, now: Instant): Promise<TokenOrder | undefined> =>
  tx
    .updateTable("tokenOrders")
    .set({ grantedAt: now })
    .where("orderId", "=", orderId)
    .where("grantedAt", "is", null)
    .returningAll()
    .executeTakeFirst();

export async function noteSubscription(tx: Tx, orderId: string, subscriptionId: string, period: number): Promise<void> {
  await tx.updateTable("tokenOrders").set({ subscriptionId, period }).where("orderId", "=", orderId).execute();
}

export async function subscriptionOfOrder(tx: Tx, orderId: string): Promise<string | null> {
  const row = await tx.selectFrom("tokenOrders").select("subscriptionId").where("orderId", "=", orderId).executeTakeFirst();
  return row?.subscriptionId ?? null;
}
