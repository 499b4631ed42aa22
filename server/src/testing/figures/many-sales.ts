import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

export interface ManySales {
  creatorId: string;
  count: number;
  /** The newest of them; they are spread evenly over the days before it. */
  now: Instant;
  days: number;
  /** Absent: with charges and books. What only reads figures needs neither. */
  isBare?: boolean;
}

const MANY_ITEMS = 20;
const COUNTRIES = "US DE GB FR CA JP BR KR AU NL SE NO DK FI PL ES IT PT CH AT BE IE NZ MX AR CL IN SG ZA TR".split(" ");
const SITES = ["direct", "www.google.com", "www.reddit.com", "forum.example", "duckduckgo.com"];
const LICENCES = ["personal", "commercial", "studio", "extended"];

const pick = (list: readonly string[], by: string) =>
  sql`(array[${sql.join(list.map((each) => sql.lit(each)))}])[1 + (${sql.raw(by)}) % ${sql.lit(list.length)}]`;

/**
 * Orders of one line each, paid and booked as `payments` does it, in a few statements instead of thousands of purchases. Figures
 * have not heard of them: they wait in `unfollowed_orders`.
 */
export async function writeManySales(db: Db, { creatorId, count, now, days, isBare = false }: ManySales): Promise<void> {
  await sql`insert into categories (id, name, parent_id, position) values ('props', 'Props', null, 0) on conflict do nothing`.execute(db);
  await sql`insert into products (id, creator_id, category_id, status, title, description, price_cents, created_at, updated_at, published_at)
    select 'many-' || n, ${creatorId}, 'props', 'published', 'Thing ' || n, '', 1000, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from generate_series(0, ${MANY_ITEMS - 1}::int) n`.execute(db);
  await sql`create temporary table many on commit drop as
    select 'many-' || n as id, n, 'many-' || n % ${MANY_ITEMS}::int as item_id, ${pick(LICENCES, "n / 3")} as licence, list, off, list - off as net,
      round((list - off) * 0.15)::int as commission, round((list - off) * 0.029)::int + 30 as card,
      ${pick(COUNTRIES, "n * 7 + n / 41")} as country, ${pick(SITES, "n / 2")} as site,
      ${now}::timestamptz - (n::float8 / ${count}::float8) * ${days}::float8 * interval '1 day' as at
    from (select n, 1000 + (n % 17) * 137 as list, case when n % 7 = 0 then 100 else 0 end as off from generate_series(0, ${count - 1}::int) n) as sold`.execute(
    db,
  );
  await sql`insert into orders (id, email, status, currency, subtotal_cents, discount_cents, tax_cents, total_cents, invoice, visit, created_at, expires_at, paid_at)
    select id, 'buyer@example.com', 'paid', 'USD', list, off, 0, net, jsonb_build_object('country', country),
      jsonb_build_object('mayCount', n % 5 > 0, 'sessionData', jsonb_build_object('referralSource', site)), at, at + interval '1 hour', at from many`.execute(
    db,
  );
  await sql`insert into order_lines (id, order_id, position, item_type, item_id, title, creator_id, licence_type, list_cents, discount_cents, tax_cents,
      paid_cents, split, status, fulfilled_at, available_at)
    select id, id, 0, 'product', item_id, 'Thing', ${creatorId}, licence, list, off, 0, net, jsonb_build_object('net', net, 'commission', commission,
      'processing', card, 'affiliate', 0, 'collaborators', 0, 'creator', net - commission - card), 'fulfilled', at, at + interval '30 days' from many`.execute(
    db,
  );
  await sql`insert into unfollowed_orders select id from many`.execute(db);
  if (!isBare) await book(db, creatorId);
  // A connection that planned a query while these tables were empty would go on joining them row by row: with new statistics such plans are
  // forgotten.
  await sql`analyze orders, order_lines, charges, ledger_transactions, ledger_entries, unfollowed_orders`.execute(db);
}

async function book(db: Db, creatorId: string): Promise<void> {
  await sql`insert into charges (intent_id, order_id, provider, amount_cents, currency, status, created_at, captured_at)
    select 'pi-' || id, id, 'stripe', net, 'USD', 'captured', at, at from many`.execute(db);
  await sql`insert into ledger_transactions (kind, source, at) select 'sale', 'order/' || id, at from many`.execute(db);
  await sql`insert into ledger_entries (transaction_id, account, amount, currency)
    select t.id, e.account, e.amount, 'USD' from many m join ledger_transactions t on t.source = 'order/' || m.id and t.kind = 'sale'
    cross join lateral (values ('provider', -net), ('platform_commission', commission), ('platform_processing', card),
      ('creator_pending:' || ${creatorId}, net - commission - card)) as e (account, amount)`.execute(db);
}
