import type { PublicationStatus } from "@blenda/domain/publication/constants";
import type { RatedItem } from "@blenda/domain/ratings/model";
import { isShown, publicPerson, sellerName } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { publishedItem } from "../publication/sql.ts";

interface Item extends RatedItem {
  title: string;
  creatorId: string;
  stars: number[];
  status: PublicationStatus;
}

/** The item that is rated, without asking whether the reader may see it. */
export async function findItem(db: Db, { itemType, itemId }: RatedItem): Promise<Item | undefined> {
  const row = await db
    .selectFrom(publishedItem(itemType, "i"))
    .select(["title", "creatorId", "stars", "status"])
    .where("id", "=", itemId)
    .where("status", "<>", "deleted")
    .executeTakeFirst();
  return row && { itemType, itemId, ...row };
}

/** The same, if everybody may open its page. */
export async function findOpenItem(db: Db, { itemType, itemId }: RatedItem): Promise<Item | undefined> {
  const row = await db
    .selectFrom(publishedItem(itemType, "i"))
    .select(["title", "creatorId", "stars", "status"])
    .where("id", "=", itemId)
    .where("status", "in", ["published", "unlisted"])
    .where(isShown("i.creatorId"))
    .executeTakeFirst();
  return row && { itemType, itemId, ...row };
}

export async function shopNameFor(db: Db, creatorId: string): Promise<string> {
  const row = await db.selectFrom(publicPerson("u")).select(sellerName("u.id").as("name")).where("u.id", "=", creatorId).executeTakeFirst();
  return row?.name ?? "";
}
