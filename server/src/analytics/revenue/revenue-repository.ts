import { type Selectable, sql } from "kysely";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { asRecordSet } from "../../platform/database/record-set.ts";

type RevenueRecord = Selectable<Database["analyticsData"]>;
export type RevenueChange = Selectable<Database["revenueDays"]>;
type ItemChange = Selectable<Database["itemDays"]>;

/** Instead of a country: the whole day. */
export const TOGETHER = "";

export const lockRecords = (tx: Tx, lineIds: readonly string[]): Promise<RevenueRecord[]> =>
  tx.selectFrom("analyticsData").selectAll().where("lineId", "=", anyOf(lineIds)).orderBy("lineId").forUpdate().execute();

export async function writeRecords(tx: Tx, records: readonly RevenueRecord[]): Promise<void> {
  await sql`insert into analytics_data select * from jsonb_populate_recordset(null::analytics_data, ${asRecordSet(records)}::jsonb)
    on conflict (line_id) do update set day = excluded.day, country = excluded.country, is_first = excluded.is_first, amount_cents = excluded.amount_cents,
      webhook_processed = excluded.webhook_processed, webhook_verified = excluded.webhook_verified, migrated = excluded.migrated, item = excluded.item, is_agreed = excluded.is_agreed,
      migrated_at = excluded.migrated_at, migration_reason = excluded.migration_reason`.execute(tx);
}

/**
 * Days and their months in one statement, in the order of their keys, each once, so that two who add to the same never wait for each other in
 * a ring.
 */
export async function addToRevenueSums(tx: Tx, changes: readonly RevenueChange[]): Promise<void> {
  await sql`with given as materialized (select * from jsonb_populate_recordset(null::revenue_days, ${asRecordSet(changes)}::jsonb)),
    by_month as (insert into revenue_months as m (month, country, orders, lines, cents, verified_cents, agreed_orders)
      select left(day, 7) || '-01', country, sum(orders), sum(lines), sum(cents), sum(verified_cents), sum(agreed_orders)
        from given where country <> '' group by 1, 2 order by 1, 2
      on conflict (month, country) do update set orders = m.orders + excluded.orders, lines = m.lines + excluded.lines,
        cents = m.cents + excluded.cents, verified_cents = m.verified_cents + excluded.verified_cents,
        agreed_orders = m.agreed_orders + excluded.agreed_orders)
    insert into revenue_days as d (day, country, orders, lines, cents, verified_cents, agreed_orders)
    select day, country, sum(orders), sum(lines), sum(cents), sum(verified_cents), sum(agreed_orders) from given group by 1, 2 order by 1, 2
    on conflict (day, country) do update set orders = d.orders + excluded.orders, lines = d.lines + excluded.lines,
      cents = d.cents + excluded.cents, verified_cents = d.verified_cents + excluded.verified_cents,
      agreed_orders = d.agreed_orders + excluded.agreed_orders`.execute(tx);
}

export async function addToItemSums(tx: Tx, changes: readonly ItemChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`with given as materialized (select * from jsonb_populate_recordset(null::item_days, ${asRecordSet(changes)}::jsonb)),
    by_month as (insert into item_months as m (month, item, lines, cents)
      select left(day, 7) || '-01', item, sum(lines), sum(cents) from given group by 1, 2 order by 1, 2
      on conflict (month, item) do update set lines = m.lines + excluded.lines, cents = m.cents + excluded.cents)
    insert into item_days as d (day, item, lines, cents)
    select day, item, sum(lines), sum(cents) from given group by 1, 2 order by 1, 2
    on conflict (day, item) do update set lines = d.lines + excluded.lines, cents = d.cents + excluded.cents`.execute(tx);
}

/** Orders whose payment no event has confirmed yet. */
export async function unverifiedOrders(db: Db, since: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("analyticsData")
    .select("orderId")
    .distinct()
    .where("webhookVerified", "=", false)
    .where("day", ">=", since)
    .orderBy("orderId")
    .limit(limit)
    .execute();
  return rows.map(({ orderId }) => orderId);
}

export interface RevenueCount {
  lines: number;
  cents: number;
  processed: number;
  verified: number;
  verifiedCents: number;
  migrated: number;
}

export async function recordedBetween(db: Db, from: string, to: string): Promise<RevenueCount> {
  const { rows } = await sql<RevenueCount>`select count(*)::int as lines, coalesce(sum(amount_cents), 0)::bigint as cents,
      count(*) filter (where webhook_processed)::int as processed, count(*) filter (where webhook_verified)::int as verified,
      coalesce(sum(amount_cents) filter (where webhook_verified), 0)::bigint as verified_cents, count(*) filter (where migrated)::int as migrated
    from analytics_data where day >= ${from} and day <= ${to}`.execute(db);
  return rows[0] ?? { lines: 0, cents: 0, processed: 0, verified: 0, verifiedCents: 0, migrated: 0 };
}
