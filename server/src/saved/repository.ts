import type { SavedSort } from "@blenda/domain/saved/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, type RawBuilder, sql } from "kysely";
import { productRow } from "../catalogue/sql.ts";
import { publicPerson } from "../identity/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";

/** A lock for changes of a person's list: the limits are counted, and counting needs the others to wait. */
export async function lockList(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom(publicPerson("users")).select("id").where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Newest first. */
export async function savedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("savedProducts")
    .select("productId")
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("productId")
    .execute();
  return rows.map(({ productId }) => productId);
}

/** How long a list is, and whether this product is on it. */
export async function savedState(tx: Tx, userId: string, productId: string): Promise<{ length: number; isSaved: boolean }> {
  return tx
    .selectFrom("savedProducts")
    .select(({ fn }) => fn.countAll<number>().as("length"))
    .select(sql<boolean>`coalesce(bool_or(product_id = ${productId}), false)`.as("isSaved"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
}

export async function addSaved(tx: Tx, rows: readonly Insertable<Database["savedProducts"]>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("savedProducts").values(rows).execute();
}

/** Answers whether it was there. */
export async function removeSaved(tx: Tx, userId: string, productId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("savedProducts")
    .where("userId", "=", userId)
    .where("productId", "=", productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface Page {
  userId: string;
  sort: SavedSort;
  collectionId?: string | undefined;
  /** The product the page before ended with. */
  after?: string | undefined;
  limit: number;
}

interface ListedRow {
  productId: string;
  createdAt: Instant;
  migratedFromAnonymous: boolean;
  title: string;
  collectionIds: string[];
}

/** One look into the index per item: a list is short beside the catalogue, whatever the planner thinks of joining them. */
const product = sql`left join lateral (select title, price_cents from ${productRow("products")} where id = s.product_id and status = 'published' limit 1) p
  on true`;

/** What has no price any more comes last either way. */
const ORDERS: Record<SavedSort, { by: RawBuilder<unknown>; from?: RawBuilder<unknown> }> = {
  newest: { by: sql`s.created_at desc` },
  oldest: { by: sql`s.created_at` },
  title: { by: sql`lower(coalesce(p.title, s.title_snapshot))`, from: product },
  "price-up": { by: sql`p.price_cents nulls last`, from: product },
  "price-down": { by: sql`p.price_cents desc nulls last`, from: product },
};

/**
 * One page and the size of the whole, in one statement. A list has a limit, so numbering all of it costs little and any
 * order can be paged.
 */
export async function savedPage(db: Db, { userId, sort, collectionId, after, limit }: Page): Promise<{ total: number; rows: ListedRow[] }> {
  const { by, from = sql`` } = ORDERS[sort];
  const { rows } = await sql<(ListedRow | { productId: null }) & { total: number }>`
    with mine as (
      select s.*, row_number() over (order by ${by}, s.product_id) as place from saved_products s ${from}
      where s.user_id = ${userId} and (${collectionId ?? null}::text is null or exists (select from saved_collection_items i
        where i.collection_id = ${collectionId ?? null} and i.user_id = s.user_id and i.product_id = s.product_id))),
    page as (
      select * from mine
      where ${after ?? null}::text is null or place > (select place from mine where product_id = ${after ?? null})
      order by place limit ${limit})
    select t.total, page.product_id, page.created_at, page.migrated_from_anonymous, coalesce(p.title, page.title_snapshot) as title,
      array(select collection_id from saved_collection_items i
        where i.user_id = ${userId} and i.product_id = page.product_id order by collection_id) as collection_ids
    from (select count(*) as total from mine) t left join page on true
      left join ${productRow("p")} on p.id = page.product_id and p.status = 'published'
    order by page.place`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.flatMap((row) => (row.productId === null ? [] : [listed(row)])) };
}

const listed = ({ productId, createdAt, migratedFromAnonymous, title, collectionIds }: ListedRow): ListedRow => ({
  productId,
  createdAt,
  migratedFromAnonymous,
  title,
  collectionIds,
});
