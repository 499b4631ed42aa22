import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, sql } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

export type NewCommission = Insertable<Database["affiliateCommissions"]>;

/** Answers whether it was new. */
export async function addCommission(tx: Tx, commission: NewCommission): Promise<boolean> {
  const row = await tx
    .insertInto("affiliateCommissions")
    .values(commission)
    .onConflict((c) => c.column("lineId").doNothing())
    .returning("lineId")
    .executeTakeFirst();
  return row !== undefined;
}

/** What is in a payout stays there, whatever the hold says, until the payout says otherwise or nothing is left. */
export async function moveCommission(
  tx: Tx,
  lineId: string,
  now: Pick<NewCommission, "state" | "reason" | "cents" | "availableAt">,
): Promise<void> {
  const { state, reason = null, cents, availableAt = null } = now;
  await sql`update affiliate_commissions set reason = ${reason}, cents = ${cents}, available_at = ${availableAt}::timestamptz,
      state = case when ${state}::text = 'approved' and state in ('in_payout', 'paid') then state else ${state}::text end
    where line_id = ${lineId}`.execute(tx);
}

export async function noteWhy(tx: Tx, lineId: string, why: string): Promise<void> {
  await tx.updateTable("affiliateCommissions").set({ why }).where("lineId", "=", lineId).execute();
}

interface PaidShare {
  lineId: string;
  isReleased: boolean;
  isPaid: boolean;
  paidAt: Instant | null;
}

/** What a payout is made of is where the payout is. */
export async function followPayout(tx: Tx, shares: readonly PaidShare[]): Promise<void> {
  for (const { lineId, isReleased, isPaid, paidAt } of shares)
    await tx
      .updateTable("affiliateCommissions")
      .set({ state: isReleased ? "approved" : isPaid ? "paid" : "in_payout", paidOutAt: isPaid && !isReleased ? paidAt : null })
      .where("lineId", "=", lineId)
      .where("cents", ">", 0)
      .execute();
}

export const clickOf = (db: Db, id: string) =>
  db.selectFrom("affiliateClicks").select(["path", "sub"]).where("id", "=", id).executeTakeFirst();

interface Suspicions {
  ownOrders: number;
  sameBuyer: number;
}

/** How often somebody's orders were their own lately, and how often this buyer came through them in a day. */
export async function suspicionsOf(
  db: Db,
  affiliateId: string,
  buyerKey: string,
  since: { month: Instant; day: Instant },
): Promise<Suspicions> {
  const { rows } = await sql<Suspicions>`
    select count(*) filter (where reason in ('self', 'same_card', 'same_device'))::int as own_orders,
      count(distinct order_id) filter (where buyer_key = ${buyerKey} and ordered_at > ${since.day}::timestamptz)::int as same_buyer
    from affiliate_commissions where affiliate_id = ${affiliateId} and ordered_at > ${since.month}::timestamptz`.execute(db);
  return rows[0] ?? { ownOrders: 0, sameBuyer: 0 };
}
