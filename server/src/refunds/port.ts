import type { Db } from "../platform/db.ts";
import { openRefund } from "./open.ts";

const OVER = ["refunded", "cancelled", "closed", "declined"] as const;

/** Lines of an order somebody has asked to give back, and that is not decided yet. */
export async function linesWithOpenRefund(db: Db, orderId: string): Promise<Set<string>> {
  const rows = await db.selectFrom("refunds").select("lineId").where("orderId", "=", orderId).where("status", "not in", OVER).execute();
  return new Set(rows.map(({ lineId }) => lineId));
}

/** Gives money back for something nobody has to decide about; call it holding the order. Nothing is opened where something is open already. */
export const giveMoneyBack = openRefund;
