import { type RawBuilder, sql } from "kysely";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

const KEY = sql`affiliate_id, day, path, sub, item`;
const dayOf = (column: string): RawBuilder<unknown> => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;

/** A part of a statement: adds the rows of `clicked` to the sums of their links, as `counts` says. */
const addToLinks = (clicked: string, counts: { clicks: number; visitors: RawBuilder<unknown>; signUps: number }) => sql`
  insert into affiliate_days (${KEY}, clicks, visitors, sign_ups)
  select affiliate_id, ${dayOf("at")}, path, sub, '', ${counts.clicks}::int, ${counts.visitors}, ${counts.signUps}::int from ${sql.ref(clicked)}
  on conflict (${KEY}) do update set clicks = affiliate_days.clicks + excluded.clicks,
    visitors = affiliate_days.visitors + excluded.visitors, sign_ups = affiliate_days.sign_ups + excluded.sign_ups`;

/** A part of a statement: counts the clicks of `clicked` on the days they were made. */
export const countClicks = (clicked: string) => addToLinks(clicked, { clicks: 1, visitors: sql`is_first::int`, signUps: 0 });

/** A part of a statement: counts the sign-ups the clicks of `clicked` brought, on the days of the clicks. */
export const countSignUps = (clicked: string) => addToLinks(clicked, { clicks: 0, visitors: sql`0`, signUps: 1 });

/** Adds what these orders' commissions are now to the sums, or takes it out. */
async function addOrders(tx: Tx, lineIds: readonly string[], sign: 1 | -1): Promise<void> {
  await sql`with held as (
      select * from affiliate_commissions c where c.order_id in (select order_id from affiliate_commissions where line_id = ${anyOf([...lineIds])})
      order by c.line_id for update)
    insert into affiliate_days (${KEY}, orders, cents, pending_cents, approved_cents, paid_cents)
    select affiliate_id, ${dayOf("ordered_at")}, path, sub, item, ${sign}::int * count(distinct order_id), ${sign}::int * sum(cents),
      ${sign}::int * coalesce(sum(cents) filter (where state in ('pending', 'review')), 0),
      ${sign}::int * coalesce(sum(cents) filter (where state in ('approved', 'in_payout')), 0),
      ${sign}::int * coalesce(sum(cents) filter (where state = 'paid'), 0)
    from held, lateral (values (''), (item_type || ':' || item_id)) as of_both (item) where cents > 0
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (${KEY}) do update set orders = affiliate_days.orders + excluded.orders, cents = affiliate_days.cents + excluded.cents,
      pending_cents = affiliate_days.pending_cents + excluded.pending_cents,
      approved_cents = affiliate_days.approved_cents + excluded.approved_cents, paid_cents = affiliate_days.paid_cents + excluded.paid_cents`.execute(
    tx,
  );
}

/** Does what changes the commissions of these lines, and keeps the sums what they come to. The commissions are held meanwhile; new ones bring nothing yet. */
export async function recounted(tx: Tx, lineIds: readonly string[], change: () => Promise<void>): Promise<void> {
  await addOrders(tx, lineIds, -1);
  await change();
  await addOrders(tx, lineIds, 1);
}

/** Clicks of somebody who leaves are nobody's; what was earned by them stays in the books. */
export async function forgetClickSums(db: Db, affiliateId: string): Promise<void> {
  await sql`update affiliate_days set clicks = 0, visitors = 0, sign_ups = 0 where affiliate_id = ${affiliateId}`.execute(db);
}
