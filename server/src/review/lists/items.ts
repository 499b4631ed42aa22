import type { ListedFilter, ListedItem } from "@blenda/domain/review/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { type SellerProfile, shopMarkOf } from "@blenda/domain/shops/rules";
import { type RawBuilder, sql } from "kysely";
import { sellerProfile } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import { shopRow } from "../../shops/sql.ts";
import { KINDS } from "../kinds/kinds.ts";

const MOST_WORDS = 10;

/** Its id, or words of its title, each by how it begins. Every table is read as `d`. */
function matches(typed: string): RawBuilder<boolean> | null {
  if (typed.trim() === "") return null;
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const query = words
    .slice(0, MOST_WORDS)
    .map((word) => `${word}:*`)
    .join(" & ");
  if (query === "") return sql`false`;
  return sql`(d.id = ${typed.trim()} or title_words(d.title) @@ to_tsquery('simple', ${query}))`;
}

const SELLER = sql<SellerProfile | null>`case when s.creator_id is null then ${sellerProfile("d.creatorId")} end`;

/** Everything of a type that is or was on sale, or the drafts not yet on sale: two tables, and two lists. */
export function selectItems(db: Db, { itemType, of, search = "", status, creatorId }: ListedFilter) {
  const words = matches(search);
  return db
    .selectFrom(KINDS[itemType][of](db).as("d"))
    .leftJoin(shopRow("s"), "s.creatorId", "d.creatorId")
    .selectAll("d")
    .select(["s.name as shopName", "s.slug as shopSlug", "s.imageFileId as shopImageFileId", "s.isVerified as shopIsVerified"])
    .select(SELLER.as("sellerProfile"))
    .$if(words !== null, (query) => query.where(words ?? sql<boolean>`true`))
    .$if(status !== undefined, (query) => query.where(sql<boolean>`d.status = ${status}`))
    .$if(creatorId !== undefined, (query) => query.where(sql<boolean>`d.creator_id = ${creatorId}`));
}
type Row = Awaited<ReturnType<ReturnType<typeof selectItems>["execute"]>>[number];

export const itemList = keysetList({
  columns: {
    updated: { by: sql`d.updated_at`, kind: "instant" },
    title: { by: sql`lower(left(d.title, 60))`, kind: "text" },
  },
  id: sql`d.id`,
  usual: { sort: "updated", direction: "desc" },
});

export const listedItem = (itemType: ListedItem["itemType"], row: Row): ListedItem => ({
  itemType,
  id: row.id,
  title: row.title,
  category: row.category,
  // The picture of what is not public is its creator's, and a reviewer's while it is reviewed.
  posterUrl: row.status === "published" || row.status === "unlisted" ? fileUrl(row.posterFileId) : null,
  shop: shopMarkOf(row),
  status: row.status,
  statusReason: row.statusReason,
  revision: row.revision,
  priceCents: row.priceCents,
  score: row.score,
  length: row.lessons === null ? null : { lessons: row.lessons, seconds: row.seconds ?? 0 },
  sales: row.sales,
  publishedAt: row.publishedAt,
  updatedAt: row.updatedAt,
});
