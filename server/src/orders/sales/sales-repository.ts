import type { ItemType } from "@blenda/domain/orders/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { productRow } from "../../catalogue/sql.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { trainingRow } from "../../trainings/sql.ts";

/** What a receipt and the news to the creators say, order by order. */
export const soldLines = prepared((db, { orderIds }: { orderIds: string[] }) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .select([
      "l.id",
      "l.orderId",
      "l.itemType",
      "l.itemId",
      "l.title",
      "l.creatorId",
      "l.buyerId",
      "l.paidCents",
      "l.taxCents",
      "l.shopName",
      "l.discountCents as lineDiscountCents",
      "l.licenceType",
      "l.upgradeOf",
    ])
    .select(({ selectFrom }) => selectFrom("licences as c").select("c.code").whereRef("c.lineId", "=", "l.id").as("code"))
    .select(
      sql<string | null>`case l.item_type when 'product' then (select p.poster_file_id from ${productRow("p")} where p.id = l.item_id)
      when 'training' then (select t.cover_file_id from ${trainingRow("t")} where t.id = l.item_id) end`.as("posterFileId"),
    )
    .select(sql<number>`coalesce((l.split ->> 'platformPaid')::int, 0)`.as("platformPaidCents"))
    .select(["o.number", "o.email", "o.totalCents", "o.discountCents", "o.isTest", "o.paidAt"])
    .select(["o.taxCountry", "o.taxBps", "o.isReverseCharge", "o.taxCents as orderTaxCents"])
    .where("l.orderId", "=", anyOf(orderIds))
    .where("o.id", "=", anyOf(orderIds))
    .orderBy("o.number")
    .orderBy("l.position"),
);

/** Leaves lines for the next count. */
export const addUncounted = prepared(
  (_db, { lineIds }: { lineIds: string[] }) =>
    sql`insert into uncounted_sales (line_id) select line_id from unnest(${lineIds}::text[]) as line_id on conflict do nothing`,
);

/** So many lines are counted in one transaction. */
export const COUNTED_AT_ONCE = 1_000;

/** Takes lines that wait to be counted; another process that counts meanwhile takes others. */
export async function dequeueUncounted(tx: Tx) {
  const taken = await sql<{ itemType: ItemType; itemId: string }>`with taken as (delete from uncounted_sales where line_id in (
      select line_id from uncounted_sales limit ${COUNTED_AT_ONCE} for update skip locked) returning line_id)
    select l.item_type, l.item_id from order_lines l join taken on taken.line_id = l.id`.execute(tx);
  return taken.rows;
}

export async function salesSince(db: Db, since: Instant): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .select(({ fn }) => [sql<string>`l.creator_id`.as("creatorId"), fn.countAll<number>().as("count")])
    .where("l.fulfilledAt", ">=", since)
    .where("l.creatorId", "is not", null)
    .where("o.isTest", "=", false)
    .groupBy("l.creatorId")
    .execute();
  return new Map(rows.map(({ creatorId, count }) => [creatorId, count]));
}

/** What was sold in each hour that has begun, and from the first moment up to another: the same stretch of the day before. */
export async function hourlySales(db: Db, from: Instant, to: Instant, before: Instant) {
  const { rows } = await sql<{ at: Instant; cents: number; orders: number; beforeCents: number }>`
    select date_trunc('hour', paid_at, 'UTC') as at, sum(total_cents)::int as cents, count(*)::int as orders,
      coalesce(sum(total_cents) filter (where paid_at < ${before}), 0)::int as before_cents
    from orders where paid_at >= ${from} and paid_at < ${to} and not is_test group by 1`.execute(db);
  return {
    hours: new Map(rows.map(({ at, cents, orders }) => [at, { cents, orders }])),
    beforeCents: rows.reduce((sum, row) => sum + row.beforeCents, 0),
  };
}
