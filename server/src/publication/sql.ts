import type { PublishedType } from "@blenda/domain/publication/constants";
import { type AliasedRawBuilder, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../platform/database/db.ts";
import { door } from "../platform/database/door.ts";
import type { ColumnOutside, QualifiedColumn } from "../platform/database/qualified-column.ts";

/** Where the items of a kind are stored. Each table has the columns of a publication beside its own. */
export const TABLES = { product: "products", training: "trainings" } as const satisfies Record<PublishedType, string>;

/** What every kind of published thing has. */
type PublishedItem = Pick<
  Selectable<Database["products" | "trainings"]>,
  "id" | "creatorId" | "categoryId" | "status" | "title" | "priceCents" | "stars" | "salesCount" | "publishedAt" | "isSubscriptionOnly"
>;

/** The things of a kind, published or not, for code that treats all kinds alike. */
export const publishedItem = <Alias extends string>(type: PublishedType, alias: Alias): AliasedRawBuilder<PublishedItem, Alias> =>
  sql<PublishedItem>`${sql.table(TABLES[type])}`.as(alias);

/** What the thing of a kind that a column names is called; nothing if it is gone. */
export const itemTitle = <Column extends QualifiedColumn>(type: PublishedType, itemId: ColumnOutside<"i", Column>): RawBuilder<string> =>
  sql<string>`coalesce((select i.title from ${publishedItem(type, "i")} where i.id = ${sql.ref(itemId)}), '')`;

export const publishedCountRow = door("publishedCounts", ["kind", "scope", "key", "amount"]);
