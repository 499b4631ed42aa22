import { AFFILIATES, type AffiliateRange } from "@blenda/domain/affiliates/constants";
import type { AffiliateFigures, DayFigures, ExpectedFriday, ItemFigures, LinkFigures } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { nextPayDay } from "@blenda/domain/payouts/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { productRow } from "../../catalogue/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { trainingRow } from "../../trainings/sql.ts";

const DAWN = "2000-01-01";

/** Sums of somebody's links, or of what was bought by them. Today is the last day of a range. */
const sumsOf = (userId: string, range: AffiliateRange, now: Instant, of: "links" | "items"): RawBuilder<unknown> =>
  sql`(select * from affiliate_days where affiliate_id = ${userId}
    and day >= ${range === "all" ? DAWN : dayAfter(dayOf(now), 1 - Number(range))} and (item = '') = ${of === "links"}) as d`;

const BROUGHT = sql`sum(d.clicks)::int as clicks, sum(d.sign_ups)::int as sign_ups, sum(d.orders)::int as orders, sum(d.cents)::bigint as cents`;
const IS_EMPTY = sql`sum(d.clicks) = 0 and sum(d.orders) = 0`;
const LIMIT = sql.lit(AFFILIATES.FIGURES_MOST);
const NOTHING = { clicks: 0, visitors: 0, signUps: 0, orders: 0, earnedCents: 0, pendingCents: 0, approvedCents: 0, paidCents: 0 };

export async function figuresOf(db: Db, userId: string, range: AffiliateRange, now: Instant): Promise<AffiliateFigures> {
  const { rows } = await sql<AffiliateFigures>`
    select sum(d.clicks)::int as clicks, sum(d.visitors)::int as visitors, sum(d.sign_ups)::int as sign_ups, sum(d.orders)::int as orders,
      sum(d.cents)::bigint as earned_cents, sum(d.pending_cents)::bigint as pending_cents, sum(d.approved_cents)::bigint as approved_cents,
      sum(d.paid_cents)::bigint as paid_cents
    from ${sumsOf(userId, range, now, "links")} having count(*) > 0`.execute(db);
  return rows[0] ?? NOTHING;
}

export async function linksOf(db: Db, userId: string, range: AffiliateRange, now: Instant): Promise<LinkFigures[]> {
  const { rows } = await sql<LinkFigures>`
    select d.path, d.sub, ${BROUGHT} from ${sumsOf(userId, range, now, "links")}
    group by d.path, d.sub having not (${IS_EMPTY}) order by clicks desc, d.path, d.sub limit ${LIMIT}`.execute(db);
  return rows;
}

export async function daysOf(db: Db, userId: string, range: AffiliateRange, now: Instant): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select d.day, ${BROUGHT} from ${sumsOf(userId, range, now, "links")}
    group by d.day having not (${IS_EMPTY}) order by d.day desc limit ${LIMIT}`.execute(db);
  return rows;
}

/** What the page of something that is sold is called by the sums; `null`: no such page. */
const ITEM_OF_PAGE = sql`case when d.path like '/product/%' then 'product:' || substr(d.path, 10)
  when d.path like '/learning/%' then 'training:' || substr(d.path, 11) end`;

/** What was bought, and what of it by links to its own page. What was clicked and not bought is there too. */
export async function itemsOf(db: Db, userId: string, range: AffiliateRange, now: Instant): Promise<ItemFigures[]> {
  const { rows } = await sql<ItemFigures>`
    with clicked as (
        select ${ITEM_OF_PAGE} as item, sum(d.clicks) as clicks, sum(d.sign_ups) as sign_ups from ${sumsOf(userId, range, now, "links")}
        group by 1 having ${ITEM_OF_PAGE} is not null and sum(d.clicks) > 0),
      bought as (
        select d.item, sum(d.orders) as orders, sum(d.cents) as cents, coalesce(sum(d.orders) filter (where ${ITEM_OF_PAGE} = d.item), 0) as own_orders,
          coalesce(sum(d.cents) filter (where ${ITEM_OF_PAGE} = d.item), 0) as own_cents
        from ${sumsOf(userId, range, now, "items")} group by 1 having sum(d.orders) > 0),
      listed as (
        select item as item_key, coalesce(clicks, 0)::int as clicks, coalesce(sign_ups, 0)::int as sign_ups, coalesce(orders, 0)::int as orders,
          coalesce(cents, 0)::bigint as cents, coalesce(own_orders, 0)::int as own_orders, coalesce(own_cents, 0)::bigint as own_cents
        from bought full join clicked using (item) order by cents desc, clicks desc, item limit ${LIMIT})
    select l.*, coalesce(p.title, t.title, ${affiliateTexts.itemGone}) as title from listed l
      left join ${productRow("p")} on p.id = substring(l.item_key from '^product:(.*)$') and (p.status = 'published' or l.orders > 0)
      left join ${trainingRow("t")} on t.id = substring(l.item_key from '^training:(.*)$') and (t.status = 'published' or l.orders > 0)
    where l.orders > 0 or p.id is not null or t.id is not null order by l.cents desc, l.clicks desc, l.item_key`.execute(db);
  return rows;
}

/**
 * An order whose hold ends on a day is theirs the day after, and is paid on the Friday that comes then. What is pending past that Friday waits
 * for a refund or a dispute to be decided, and nobody can say until when.
 */
export async function forecastOf(db: Db, userId: string, now: Instant): Promise<ExpectedFriday[]> {
  const { rows } = await sql<ExpectedFriday>`
    select to_char(available_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(distinct order_id)::int as orders, sum(cents)::bigint as cents
    from affiliate_commissions where affiliate_id = ${userId} and state = 'pending' and available_at is not null group by 1 order by 1`.execute(
    db,
  );
  const fridays = Map.groupBy(rows, ({ day }) => nextPayDay(dayAfter(day, 1), "weekly"));
  const sum = (of: readonly ExpectedFriday[], what: "orders" | "cents") => of.reduce((all, each) => all + each[what], 0);
  const expected = [...fridays]
    .filter(([day]) => day >= dayOf(now))
    .map(([day, of]) => ({ day, orders: sum(of, "orders"), cents: sum(of, "cents") }));
  return expected.slice(0, AFFILIATES.FORECAST_MOST);
}
