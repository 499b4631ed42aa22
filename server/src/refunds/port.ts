import type { Db } from "../platform/db.ts";

const OVER = ["refunded", "cancelled", "closed", "declined"] as const;

/** Lines of an order somebody has asked to give back, and that is not decided yet. */
export async function linesWithOpenRefund(db: Db, orderId: string): Promise<Set<string>> {
  const rows = await db.selectFrom("refunds").select("lineId").where("orderId", "=", orderId).where("status", "not in", OVER).execute();
  return new Set(rows.map(({ lineId }) => lineId));
}
