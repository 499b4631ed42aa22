import type { PublicationStatus } from "@blenda/domain/publication/constants";
import type { RatedItem } from "@blenda/domain/ratings/model";
import { sql } from "kysely";
import { isShown, publicPerson } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import type { ColumnOutside, QualifiedColumn } from "../platform/database/qualified-column.ts";
import { publishedItem } from "../publication/sql.ts";
import { shopRow } from "../shops/sql.ts";

interface Item extends RatedItem {
  title: string;
  creatorId: string;
  stars: number[];
  status: PublicationStatus;
}

/** What is rated, whoever may see it. */
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

/** The name of a shop: its own, else that of the person behind it. `creatorId` is a column of the statement. */
export const shopNameOf = <Column extends QualifiedColumn>(creatorId: ColumnOutside<"s" | "c", Column>) =>
  sql<string>`coalesce((select s.name from ${shopRow("s")} where s.creator_id = ${sql.ref(creatorId)}),
    (select c.display_name from ${publicPerson("c")} where c.id = ${sql.ref(creatorId)}), '')`;

export async function shopNameFor(db: Db, creatorId: string): Promise<string> {
  const row = await db.selectFrom(publicPerson("u")).select(shopNameOf("u.id").as("name")).where("u.id", "=", creatorId).executeTakeFirst();
  return row?.name ?? "";
}
