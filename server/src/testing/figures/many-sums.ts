import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** What `figures` makes of each order that waits, without asking it a million times; a test compares both. */
const LINES = `insert into sale_lines (line_id, order_id, order_number, creator_id, sold_at, item_key, country, source, licence, list_cents, off_cents,
    commission_cents, card_cents, affiliate_cents, earned_cents, pending_cents, state, clears_at, clears_on)
  select l.id, o.id, o.number, l.creator_id, l.fulfilled_at, 'product:' || l.item_id, o.invoice ->> 'country',
    case when not (o.visit ->> 'mayCount')::boolean then 'unknown' else case o.visit -> 'sessionData' ->> 'referralSource' when 'direct' then 'direct'
      when 'www.reddit.com' then 'social' when 'forum.example' then 'other_site' else 'search' end end,
    l.licence_type, l.list_cents, l.discount_cents, (l.split ->> 'commission')::int, (l.split ->> 'processing')::int, 0, (l.split ->> 'creator')::int,
    (l.split ->> 'creator')::int, 'clears', l.available_at, to_char(l.available_at at time zone 'UTC', 'YYYY-MM-DD')
  from unfollowed_orders u join orders o on o.id = u.order_id join order_lines l on l.order_id = o.id`;

const DIMENSIONS = { item: "item_key", country: "country", source: "source", licence: "licence" } as const;
const SLICES = [["''", ""], ...Object.entries(DIMENSIONS).map(([name, column]) => [`'${name}=' || ${column}`, name])] as const;
const SPLITS = [["''", ""], ...Object.entries(DIMENSIONS).map(([name, column]) => [column, name])] as const;
const DAY = "to_char(sold_at at time zone 'UTC', 'YYYY-MM-DD')";
const MONTH = "to_char(sold_at at time zone 'UTC', 'YYYY-MM-01')";
const SUMS = "sum(commission_cents), sum(card_cents), sum(earned_cents), sum(commission_cents), sum(earned_cents), sum(pending_cents)";

const days = (
  slice: string,
  split: string,
  day: string,
  part: string,
) => `insert into creator_days as d (creator_id, slice, split, day, part,
    sales, gross, discounts, commission, card, earned, sold_commission, sold_earned, sold_pending)
  select s.creator_id, ${slice}, '${split}', ${day}, ${part}, count(*), sum(list_cents), sum(off_cents), ${SUMS}
  from unfollowed_orders u join sale_lines s on s.order_id = u.order_id group by 1, 2, 4, 5`;

/** For a creator without any figures yet. */
export async function writeManySums(db: Db): Promise<void> {
  await sql.raw(LINES).execute(db);
  for (const [slice, within] of SLICES)
    for (const [part, split] of SPLITS) {
      if (split !== "" && split === within) continue;
      await sql.raw(days(slice, split, DAY, part)).execute(db);
      if (split !== "") await sql.raw(days(slice, `${split}/month`, MONTH, part)).execute(db);
    }
  await sql`insert into creator_days as d (creator_id, slice, split, day, part, clearing)
    select s.creator_id, '', '', s.clears_on, '', sum(s.pending_cents) from unfollowed_orders u join sale_lines s on s.order_id = u.order_id
    group by 1, 4 on conflict (creator_id, slice, split, day, part) do update set clearing = d.clearing + excluded.clearing`.execute(db);
  await sql`delete from unfollowed_orders`.execute(db);
}
