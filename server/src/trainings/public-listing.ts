import type { Db } from "../platform/database/db.ts";
import { type KeysetPage, type KeysetRow, numberKey } from "../platform/database/keyset.ts";
import { cardOf, OPEN_BY_LINK, PUBLISHED, selectCards } from "./cards.ts";

/** Everything published in the order it came in; `key` is where to go on. */
export async function walkPublished(db: Db, { after, offset = 0, limit }: KeysetPage): Promise<KeysetRow[]> {
  const rows = await db
    .selectFrom("trainings")
    .select(["n", "id", "updatedAt"])
    .where("status", "=", PUBLISHED)
    .where("n", ">", numberKey(after))
    .orderBy("n")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ n, id, updatedAt }) => ({ key: String(n), id, updatedAt }));
}

/** What an address says about a training to those who do not run scripts. */
export async function findSummary(db: Db, id: string) {
  const row = await selectCards(db)
    .select(["t.status", "t.description"])
    .where("t.id", "=", id)
    .where("t.status", "in", OPEN_BY_LINK)
    .executeTakeFirst();
  return row ? { ...cardOf(row), description: row.description, isForSale: row.status === "published" } : null;
}
