import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { type KeysetPage, type KeysetRow, numberKey } from "../platform/database/keyset.ts";
import { cardOf, OPEN_BY_LINK, PUBLISHED, selectCards } from "./cards.ts";

/** Everything published in the order it came in; `key` is where to go on. */
export async function walkPublished(db: Db, { after, offset = 0, limit }: KeysetPage): Promise<KeysetRow[]> {
  const rows = await db
    .selectFrom("products")
    .select(["n", "id", "updatedAt"])
    .where("status", "=", PUBLISHED)
    .where("n", ">", numberKey(after))
    .orderBy("n")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ n, id, updatedAt }) => ({ key: String(n), id, updatedAt }));
}

/** What an address says about a product to those who do not run scripts. */
export async function findSummary(db: Db, id: string) {
  const row = await selectCards(db)
    .select(["p.status", "p.description"])
    .select(
      sql<string | null>`(select file_id from product_pictures where product_id = p.id and kind = 'cover' order by position limit 1)`.as(
        "coverFileId",
      ),
    )
    .where("p.id", "=", id)
    .where("p.status", "in", OPEN_BY_LINK)
    .executeTakeFirst();
  if (!row) return null;
  const { posterUrl, ...card } = cardOf(row);
  const pictureUrl = row.coverFileId ? `/files/${row.coverFileId}` : posterUrl;
  return { ...card, description: row.description, pictureUrl, isForSale: row.status === "published" };
}
