import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/db.ts";
import { oneOf } from "../platform/one-of.ts";
import { statement } from "../platform/statement.ts";

/** What a receipt and the news to the creators say, order by order. */
export const soldLines = statement((db, orderIds: string[]) =>
  db
    .selectFrom("orderLines as l")
    .innerJoin("orders as o", "o.id", "l.orderId")
    .select(["l.id", "l.orderId", "l.itemType", "l.itemId", "l.title", "l.creatorId", "l.buyerId", "l.paidCents", "l.licenceType"])
    .select(({ selectFrom }) => selectFrom("licences as c").select("c.code").whereRef("c.lineId", "=", "l.id").as("code"))
    .select(["o.number", "o.email", "o.totalCents", "o.discountCents", "o.isTest", "o.paidAt"])
    .where("l.orderId", "=", oneOf(orderIds))
    .where("o.id", "=", oneOf(orderIds))
    .orderBy("o.number")
    .orderBy("l.position"),
);

/** Counts each as often as it is named. In the order of their ids, so that two who count never wait for each other. */
export async function countSales(tx: Tx, table: "products" | "trainings", ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`with sold as (select id, count(*) as times from unnest(${ids}::text[]) as id group by id),
    held as (select id from ${sql.table(table)} where id in (select id from sold) order by id for update)
    update ${sql.table(table)} t set sales_count = sales_count + sold.times from held join sold using (id) where t.id = held.id`.execute(
    tx,
  );
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
