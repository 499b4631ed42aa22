import { sql } from "kysely";
import { productRow } from "../catalogue/sql.ts";
import type { Db } from "../platform/database/db.ts";

/** How many people saved any of these products, their creators not counted. */
export async function saversOf(db: Db, productIds: readonly string[]): Promise<number> {
  if (productIds.length === 0) return 0;
  const { people } = await db
    .selectFrom("savedProducts as s")
    .innerJoin(productRow("p"), "p.id", "s.productId")
    .select(sql<number>`count(distinct s.user_id)::int`.as("people"))
    .where("s.productId", "=", sql<string>`any(${productIds}::text[])`)
    .whereRef("s.userId", "<>", "p.creatorId")
    .executeTakeFirstOrThrow();
  return people;
}

/** Who saved any of these products, in the order of their ids, each with the first of them they saved; their creators are left out. */
export async function saversAfter(
  db: Db,
  productIds: readonly string[],
  after: string,
  limit: number,
): Promise<{ userId: string; productId: string; count: number }[]> {
  return db
    .selectFrom("savedProducts as s")
    .innerJoin(productRow("p"), "p.id", "s.productId")
    .select([
      "s.userId",
      sql<string>`(array_agg(s.product_id order by s.created_at, s.product_id))[1]`.as("productId"),
      sql<number>`count(*)::int`.as("count"),
    ])
    .where("s.productId", "=", sql<string>`any(${productIds}::text[])`)
    .whereRef("s.userId", "<>", "p.creatorId")
    .where("s.userId", ">", after)
    .groupBy("s.userId")
    .orderBy("s.userId")
    .limit(limit)
    .execute();
}
