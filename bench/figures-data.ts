// Sales of one creator and the sums figures keep of them, written by a few statements.

import { sql } from "kysely";
import type { Db } from "../server/src/platform/database/db.ts";
import { writeManySales } from "../server/src/testing/figures/many-sales.ts";

/** What `figures` makes of each line, without asking it a million times; `bench/figures.ts` compares some with the operation itself. */
const LINES = `insert into sale_lines (line_id, order_id, order_number, creator_id, sold_at, item_key, country, source, licence, list_cents, off_cents,
    commission_cents, card_cents, affiliate_cents, earned_cents, pending_cents, state, clears_at, clears_on)
  select l.id, o.id, o.number, l.creator_id, l.fulfilled_at, 'product:' || l.item_id, o.invoice ->> 'country',
    case when not (o.visit ->> 'mayCount')::boolean then 'unknown' else case o.visit -> 'sessionData' ->> 'referralSource' when 'direct' then 'direct'
      when 'www.reddit.com' then 'social' when 'forum.example' then 'other_site' else 'search' end end,
    l.licence_type, l.list_cents, l.discount_cents, (l.split ->> 'commission')::int, (l.split ->> 'processing')::int, 0, (l.split ->> 'creator')::int,
    (l.split ->> 'creator')::int, 'clears', l.available_at, to_char(l.available_at at time zone 'UTC', 'YYYY-MM-DD')
  from order_lines l join orders o on o.id = l.order_id`;

const DIMENSIONS = { item: "item_key", country: "country", source: "source", licence: "licence" } as const;
const SLICES = [["''", ""], ...Object.entries(DIMENSIONS).map(([name, column]) => [`'${name}=' || ${column}`, name])] as const;
const SPLITS = [["''", ""], ...Object.entries(DIMENSIONS).map(([name, column]) => [column, name])] as const;

const sums = (
  slice: string,
  split: string,
  part: string,
) => `insert into creator_days (creator_id, slice, split, day, part, sales, gross, discounts,
    commission, card, earned, sold_commission, sold_earned, sold_pending, views)
  select creator_id, ${slice}, '${split}', to_char(sold_at at time zone 'UTC', 'YYYY-MM-DD'), ${part}, count(*), sum(list_cents), sum(off_cents),
    sum(commission_cents), sum(card_cents), sum(earned_cents), sum(commission_cents), sum(earned_cents), sum(pending_cents), count(*) * 30
  from sale_lines group by 1, 2, 4, 5`;

export async function fill(db: Db, creatorId: string, count: number, now: string): Promise<void> {
  await db.connection().execute(async (one) => {
    // Keys, triggers and indexes of a million rows are not what is measured.
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    await sql`set synchronous_commit = off`.execute(one);
    await one.transaction().execute((tx) => writeManySales(tx, { creatorId, count, now, days: 730, isBare: true }));
    await sql.raw(LINES).execute(one);
    for (const [slice, within] of SLICES)
      for (const [part, split] of SPLITS) if (split === "" || split !== within) await sql.raw(sums(slice, split, part)).execute(one);
    await sql`truncate unfollowed_orders`.execute(one);
    for (const table of ["orders", "order_lines", "sale_lines", "creator_days"]) await sql.raw(`vacuum analyze ${table}`).execute(one);
    await sql`reset all`.execute(one);
  });
}
