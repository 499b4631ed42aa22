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

/**
 * How often somebody's orders were their own in the month before this one, and how often its buyer came through them in any day that has
 * this order in it. Orders are compared with each other, never with the clock: they may be heard of late.
 */
export async function suspicionsOf(
  db: Db,
  { affiliateId, buyerKey, orderedAt }: { affiliateId: string; buyerKey: string; orderedAt: Instant },
  notYet: readonly string[],
): Promise<Suspicions> {
  const { rows } = await sql<Suspicions>`
    with known as (
      select order_id, ordered_at, buyer_key, reason from affiliate_commissions where affiliate_id = ${affiliateId}
        and ordered_at > ${orderedAt}::timestamptz - interval '30 days' and line_id <> all (${[...notYet]}::text[])),
    same as (select order_id, ordered_at from known where buyer_key = ${buyerKey})
    select (select count(*)::int from known where reason in ('self', 'same_card', 'same_device')) as own_orders,
      (select coalesce(max(in_day.orders), 0)::int from same latest, lateral (
          select count(distinct order_id) as orders from same where ordered_at > latest.ordered_at - interval '1 day' and ordered_at <= latest.ordered_at
        ) in_day
        where latest.ordered_at >= ${orderedAt}::timestamptz and latest.ordered_at < ${orderedAt}::timestamptz + interval '1 day') as same_buyer`.execute(
    db,
  );
  return rows[0] ?? { ownOrders: 0, sameBuyer: 0 };
}
