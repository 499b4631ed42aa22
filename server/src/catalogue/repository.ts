import type { Category, CategoryTile, ProductCard } from "@blenda/domain/catalogue/model";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { type JsonRows, jsonRows, readJsonRows } from "../platform/database/json-rows.ts";
import { prepared } from "../platform/database/prepared.ts";
import { fileUrl } from "../platform/files/files.ts";
import { type CardRow, cardOf, PUBLISHED, selectCards } from "./cards.ts";

type ProductRow = Selectable<Database["products"]>;

/** What everybody may find. */
const publicCards = (db: Db) => selectCards(db).where("p.status", "=", PUBLISHED);

/** Numbers as one text: given as a list, the driver would look at each of them for what has to be escaped. */
const rowsByNumbers = prepared((db, { numbers }: { numbers: string }) =>
  db.selectNoFrom(jsonRows(publicCards(db).where("p.n", "=", sql<number>`any(${numbers}::bigint[])`)).as("cards")),
);
const rowsByIds = prepared((db, { ids }: { ids: readonly string[] }) =>
  db.selectNoFrom(jsonRows(publicCards(db).where("p.id", "=", sql<string>`any(${ids}::text[])`)).as("cards")),
);

/** In the order asked for; what is not published is left out. One statement, however many are asked for. */
export const cardsByNumbers = async (db: Db, numbers: readonly number[]): Promise<ProductCard[]> =>
  inOrder(await rowsByNumbers(db, { numbers: `{${numbers.join()}}` }), numbers, ({ n }) => n);

export const cardsByIds = async (db: Db, ids: readonly string[]): Promise<ProductCard[]> =>
  inOrder(await rowsByIds(db, { ids }), ids, ({ id }) => id);

function inOrder<Key>([found]: { cards: JsonRows<CardRow> }[], keys: readonly Key[], keyOf: (row: CardRow) => Key): ProductCard[] {
  const byKey = new Map(found && readJsonRows(found.cards).map((row) => [keyOf(row), row]));
  const cards: ProductCard[] = [];
  for (const key of keys) {
    const row = byKey.get(key);
    if (row) cards.push(cardOf(row));
  }
  return cards;
}

export async function featuredCards(db: Db, limit: number): Promise<ProductCard[]> {
  const featured = publicCards(db).where("p.isFeatured", "=", sql.lit(true));
  return (await featured.orderBy("p.publishedAt", "desc").orderBy("p.n", "desc").limit(sql.lit(limit)).execute()).map(cardOf);
}

export async function cardsOfCreator(db: Db, creatorId: string, limit: number): Promise<ProductCard[]> {
  const own = publicCards(db).where("p.creatorId", "=", creatorId);
  return (await own.orderBy("p.publishedAt", "desc").orderBy("p.n", "desc").limit(sql.lit(limit)).execute()).map(cardOf);
}

/** The best of a shop or category is looked for among its newest, so that a large one costs no more than a small one. */
const BEST_AMONG = 48;

export async function bestCardsOfCreator(db: Db, creatorId: string, limit: number): Promise<ProductCard[]> {
  const newest = db
    .selectFrom("products")
    .select(["n", "isFeatured", "salesCount", "publishedAt"])
    .where("creatorId", "=", creatorId)
    .where("status", "=", PUBLISHED)
    .orderBy("publishedAt", "desc")
    .orderBy("n", "desc")
    .limit(sql.lit(BEST_AMONG));
  const best = await db
    .selectFrom(newest.as("newest"))
    .select("n")
    .orderBy("isFeatured", "desc")
    .orderBy("salesCount", "desc")
    .orderBy("publishedAt", "desc")
    .orderBy("n", "desc")
    .limit(sql.lit(limit))
    .execute();
  return cardsByNumbers(
    db,
    best.map(({ n }) => n),
  );
}

export interface Totals {
  count: number;
  sales: number;
  ratingSum: number;
  ratingCount: number;
}

/** Sums over everything a creator has published. */
export const totalsOfCreator = (db: Db, creatorId: string): Promise<Totals> =>
  db
    .selectFrom("products")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.coalesce(fn.sum<number>("salesCount"), sql.lit(0)).as("sales"),
      fn.coalesce(fn.sum<number>("ratingSum"), sql.lit(0)).as("ratingSum"),
      fn.coalesce(fn.sum<number>("ratingCount"), sql.lit(0)).as("ratingCount"),
    ])
    .where("creatorId", "=", creatorId)
    .where("status", "=", PUBLISHED)
    .executeTakeFirstOrThrow();

export const listCategories = (db: Db): Promise<Category[]> =>
  db.selectFrom("categories").select(["id", "name", "parentId"]).orderBy("name").execute();

export async function listCategoryTiles(db: Db): Promise<CategoryTile[]> {
  const rows = await db
    .selectFrom("categories as c")
    .leftJoin("publishedCounts as k", (join) =>
      join.onRef("k.key", "=", "c.id").on("k.scope", "=", sql.lit("category")).on("k.kind", "=", sql.lit("product")),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom((newest) =>
            newest
              .selectFrom("products as p")
              .select(["p.posterFileId", "p.stageHue", "p.salesCount", "p.score"])
              .whereRef("p.categoryId", "=", "c.id")
              .where("p.status", "=", PUBLISHED)
              .where("p.posterFileId", "is not", null)
              .orderBy("p.publishedAt", "desc")
              .orderBy("p.n", "desc")
              .limit(sql.lit(BEST_AMONG))
              .as("newest"),
          )
          .select(["newest.posterFileId", "newest.stageHue", "newest.salesCount"])
          .orderBy("newest.salesCount", "desc")
          .orderBy("newest.score", (order) => order.desc().nullsLast())
          .limit(sql.lit(1))
          .as("best"),
      (join) => join.onTrue(),
    )
    .select(["c.id", "c.name", "c.parentId", "k.amount", "best.posterFileId", "best.stageHue", "best.salesCount"])
    .orderBy("c.name")
    .execute();
  return rows.map((row) => {
    const family = [row, ...rows.filter(({ parentId }) => parentId === row.id)];
    const best = family.filter(({ posterFileId }) => posterFileId).sort((a, b) => (b.salesCount ?? 0) - (a.salesCount ?? 0))[0];
    return {
      id: row.id,
      name: row.name,
      parentId: row.parentId,
      count: family.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
      posterUrl: fileUrl(best?.posterFileId ?? null),
      stageHue: best?.stageHue ?? null,
    };
  });
}

/** The product's row, held until the transaction ends; whoever only points at it need not wait. */
export const lockProduct = (tx: Tx, id: string): Promise<ProductRow | undefined> =>
  tx.selectFrom("products").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

type Changed = Partial<Pick<ProductRow, "status" | "statusBefore" | "statusReason" | "priceCents">>;

export async function updateProduct(tx: Tx, id: string, fields: Changed, now: Instant): Promise<void> {
  await tx
    .updateTable("products")
    .set({ ...fields, updatedAt: now })
    .where("id", "=", id)
    .execute();
}

export async function addPrice(tx: Tx, itemId: string, priceCents: number, reason: string, at: Instant): Promise<void> {
  await tx.insertInto("priceHistory").values({ itemType: "product", itemId, priceCents, reason, at }).execute();
}
