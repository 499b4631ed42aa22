import { CURRENCY } from "@blenda/domain/checkout/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, sql } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import { availableBalances } from "../../ledger/sql.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { asRecordSet } from "../../platform/database/record-set.ts";
import type { BookedPayout } from "../books.ts";
import { unclaimed } from "../eligibility.ts";

/** Everybody with a balance whom this batch has not come to yet, in the order in which their balances are held. */
export async function peopleLeft(db: Db, batch: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select b.user_id from (${availableBalances}) as b join ${publicPerson("u")} on u.id = b.user_id
    where not exists (select 1 from payouts p where p.user_id = b.user_id and p.batch = ${batch})
      and not exists (select 1 from payout_skips s where s.user_id = b.user_id and s.batch = ${batch})
    order by b.user_id`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Which of these the batch has come to, whether or not they were paid. */
export async function alreadyDone(tx: Tx, batch: string, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from payouts where batch = ${batch} and user_id = any(${userIds}::text[])
    union select user_id from payout_skips where batch = ${batch} and user_id = any(${userIds}::text[])`.execute(tx);
  return new Set(rows.map(({ userId }) => userId));
}

/** A person to be paid; `leastCents`: no payout is made of less. */
export interface Pick {
  id: string;
  userId: string;
  batch: string;
  day: string;
  recipientId: string;
  recipientCurrency: string;
  last4: string;
  leastCents: number;
}

/**
 * Makes a payout of everything unclaimed of each of these people, and claims it: one statement, so that a payout is the sum
 * of its lines whatever is booked meanwhile. Call it holding their balances.
 */
export async function insertPayouts(tx: Tx, picks: readonly Pick[], now: Instant): Promise<BookedPayout[]> {
  if (picks.length === 0) return [];
  const { rows } = await sql<BookedPayout>`
    with picked as materialized (select * from jsonb_to_recordset(${asRecordSet(picks)}::jsonb) as p (
        id text, user_id text, batch text, day text, recipient_id text, recipient_currency text, last4 text, least_cents bigint)),
    open as materialized (
      select p.id as payout_id, o.* from picked p cross join lateral (
        select e.transaction_id, e.id as entry_id, e.amount, e.account like 'affiliate%' as is_affiliates, t.kind = 'mature' and e.account like 'creator%' as is_sale from ${unclaimed}) as o),
    sums as (
      select p.*, s.cents, s.of_affiliate, s.sales from picked p join (
        select payout_id, sum(amount)::bigint as cents, coalesce(sum(amount) filter (where is_affiliates), 0)::bigint as of_affiliate,
          count(*) filter (where is_sale)::int as sales
        from open group by payout_id) s on s.payout_id = p.id
      where s.cents >= p.least_cents),
    written as (
      insert into payouts (id, user_id, batch, day, status, amount_cents, creator_cents, affiliate_cents, sales, currency, recipient_id,
        recipient_currency, last4, created_at, updated_at)
      select id, user_id, batch, day, 'draft', cents, cents - of_affiliate, of_affiliate, sales, ${CURRENCY}, recipient_id, recipient_currency, last4,
        ${now}::timestamptz, ${now}::timestamptz
      from sums returning id, user_id, amount_cents, creator_cents, affiliate_cents),
    claimed as (
      insert into payout_lines (payout_id, transaction_id, entry_id, amount) select o.payout_id, o.transaction_id, o.entry_id, o.amount from open o join sums s on s.id = o.payout_id),
    again as (
      update payouts old set again_id = w.id from written w
      where old.user_id = w.user_id and old.status in ('failed', 'returned', 'cancelled') and old.again_id is null)
    select * from written`.execute(tx);
  return rows;
}

export async function insertSkips(tx: Tx, skips: readonly Insertable<Database["payoutSkips"]>[]): Promise<void> {
  if (skips.length === 0) return;
  await tx
    .insertInto("payoutSkips")
    .values([...skips])
    .onConflict((c) => c.columns(["userId", "batch"]).doNothing())
    .execute();
}

export async function beginRun(db: Db, batch: string, day: string, startedAt: Instant): Promise<void> {
  await db
    .insertInto("payoutRuns")
    .values({ batch, day, startedAt })
    .onConflict((c) => c.column("batch").doNothing())
    .execute();
}

export async function endRun(db: Db, batch: string, finishedAt: Instant): Promise<void> {
  await db.updateTable("payoutRuns").set({ finishedAt }).where("batch", "=", batch).where("finishedAt", "is", null).execute();
}

export async function isRunOver(db: Db, batch: string): Promise<boolean> {
  const run = await db.selectFrom("payoutRuns").select("finishedAt").where("batch", "=", batch).executeTakeFirst();
  return run !== undefined && run.finishedAt !== null;
}

/** What a batch came to. */
export async function totalsOf(db: Db, batch: string): Promise<{ payouts: number; cents: number; leftOut: number }> {
  const { rows } = await sql<{ payouts: number; cents: number; leftOut: number }>`
    select count(*)::int as payouts, coalesce(sum(amount_cents), 0)::bigint as cents,
      (select count(*)::int from payout_skips where batch = ${batch}) as left_out
    from payouts where batch = ${batch} and status not in ('failed', 'returned', 'cancelled')`.execute(db);
  return rows[0] ?? { payouts: 0, cents: 0, leftOut: 0 };
}
