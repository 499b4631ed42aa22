import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

const DEVICE = JSON.stringify({ type: "desktop", os: "Linux", browser: "Firefox" });

/** So many visits over so many days up to today with all their sums, as if each had been counted. */
export async function writeManyVisits(db: Db, { count, days, now }: { count: number; days: number; now: string }): Promise<void> {
  await sql`insert into visits (id, day, started_at, last_seen_at, page_views, seconds, referral_source, device, user_agent, country, place, has_product,
      consent_version, consent_at, counted, is_uncounted)
    select 'many-' || n, to_char(at at time zone 'UTC', 'YYYY-MM-DD'), at, at, 1 + n % 9, n % 600, 'direct', ${DEVICE}::jsonb, 'a browser',
      chr(65 + n % 12) || chr(65 + n % 17), 'database', n % 2 = 0, '1.0', at,
      jsonb_build_object('day', to_char(at at time zone 'UTC', 'YYYY-MM-DD'), 'facets', '{}'::jsonb,
        'amounts', jsonb_build_object('visits', 1, 'pageViews', 1 + n % 9, 'paid', 0, 'paidCents', 0)), false
    from (select n, ${now}::timestamptz - (n % ${days}::int) * interval '1 day' - (n % 600) * interval '1 second' as at
      from generate_series(1, ${count}::int) as n) as many`.execute(db);
  const parts: Record<string, string> = {
    "": "''",
    source: "(array['search','social','direct','other_site'])[1 + page_views % 4]",
    site: "'site-' || seconds % 40 || '.example'",
    campaign: "'campaign ' || seconds % 60",
    ...{ device: "'desktop'", os: "'Linux'", browser: "'Firefox'", country: "country", place: "place" },
  };
  for (const [dimension, part] of Object.entries(parts))
    await sql`insert into visit_days (dimension, day, part, visits, anonymous, page_views, seconds, products)
      select ${dimension}, day, ${sql.raw(part)}, count(*), count(*), sum(page_views), sum(seconds), count(*) filter (where has_product)
      from visits group by 1, 2, 3`.execute(db);
  await sql`insert into visit_days (dimension, day, part, visits, anonymous, page_views, seconds, products)
    select dimension || '/month', left(day, 7) || '-01', part, sum(visits), sum(anonymous), sum(page_views), sum(seconds), sum(products)
    from visit_days where dimension <> '' group by 1, 2, 3`.execute(db);
  for (const table of ["visits", "visit_days"]) await sql.raw(`vacuum analyze ${table}`).execute(db);
}

/** Sums of so many days on each of which so many things were sold in so many countries, as if every record had been added. */
export async function writeManySold(db: Db, { days, items, now }: { days: number; items: number; now: string }): Promise<void> {
  const each = sql`select to_char(${now}::timestamptz - d * interval '1 day', 'YYYY-MM-DD') as day, d, n
    from generate_series(0, ${days}::int - 1) as d, generate_series(1, ${items}::int) as n`;
  // A few are sold every day, most once in a while.
  await sql`insert into item_days (day, item, lines, cents)
    select day, 'product:many-' || floor(9000 * power((n * 7919 + d * 104729) % 10007 / 10007.0, 3)), 1 + n % 3, 900 + n % 4000 from (${each}) as many order by day
    on conflict do nothing`.execute(db);
  await sql`insert into item_months (month, item, lines, cents) select left(day, 7) || '-01', item, sum(lines), sum(cents) from item_days
    group by 1, 2`.execute(db);
  await sql`insert into revenue_days (day, country, orders, lines, cents, verified_cents, agreed_orders)
    select day, chr(65 + n % 12) || chr(65 + n % 17), count(*), count(*), sum(900 + n % 4000), sum(900 + n % 4000), count(*) / 2 from (${each}) as many
    group by 1, 2`.execute(db);
  await sql`insert into revenue_days (day, country, orders, lines, cents, verified_cents, agreed_orders)
    select day, '', sum(orders), sum(lines), sum(cents), sum(verified_cents), sum(agreed_orders) from revenue_days group by day`.execute(
    db,
  );
  await sql`insert into revenue_months (month, country, orders, lines, cents, verified_cents, agreed_orders)
    select left(day, 7) || '-01', country, sum(orders), sum(lines), sum(cents), sum(verified_cents), sum(agreed_orders) from revenue_days
    where country <> '' group by 1, 2`.execute(db);
  for (const table of ["item_days", "revenue_days", "item_months", "revenue_months"]) await sql.raw(`vacuum analyze ${table}`).execute(db);
}
