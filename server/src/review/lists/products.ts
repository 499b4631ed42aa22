import type { DraftStatus } from "@blenda/domain/authoring/constants";
import type { PublicationStatus } from "@blenda/domain/publication/constants";
import type { ProductFilter, ProductLine } from "@blenda/domain/review/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { type SellerProfile, shopMarkOf } from "@blenda/domain/shops/rules";
import { type RawBuilder, sql } from "kysely";
import { DRAFT_SCORE } from "../../authoring/sql.ts";
import { sellerProfile } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";

const MOST_WORDS = 10;

/** Its id, or words of its title, each by how it begins. Both tables are read as `d`. */
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
const none = sql`null`;

/** Everything that is or was on sale, with the state of its revision beside it. */
const products = (db: Db) =>
  db
    .selectFrom("products as d")
    .leftJoin("categories as c", "c.id", "d.categoryId")
    .leftJoin("shops as s", "s.creatorId", "d.creatorId")
    .select([
      "d.id",
      "d.title",
      "c.name as category",
      "d.creatorId",
      "d.updatedAt",
      "s.name as shopName",
      "s.slug as shopSlug",
      "s.imageFileId as shopImageFileId",
      "s.isVerified as shopIsVerified",
      SELLER.as("sellerProfile"),
      sql<PublicationStatus>`d.status`.as("status"),
      sql<string | null>`d.status_reason`.as("statusReason"),
      sql<DraftStatus | null>`(select w.status from product_drafts w where w.id = d.id)`.as("revision"),
      sql<string | null>`d.poster_file_id`.as("posterFileId"),
      sql<number | null>`d.price_cents`.as("priceCents"),
      sql<number | null>`d.score`.as("score"),
      sql<number>`d.sales_count`.as("sales"),
      sql<Instant | null>`d.published_at`.as("publishedAt"),
    ]);

/** What nobody sells yet. */
const drafts = (db: Db) =>
  db
    .selectFrom("productDrafts as d")
    .leftJoin("categories as c", "c.id", "d.categoryId")
    .leftJoin("shops as s", "s.creatorId", "d.creatorId")
    .select([
      "d.id",
      "d.title",
      "c.name as category",
      "d.creatorId",
      "d.updatedAt",
      "s.name as shopName",
      "s.slug as shopSlug",
      "s.imageFileId as shopImageFileId",
      "s.isVerified as shopIsVerified",
      SELLER.as("sellerProfile"),
      sql<PublicationStatus>`d.status`.as("status"),
      sql<string | null>`nullif(d.reason, '')`.as("statusReason"),
      sql<DraftStatus | null>`${none}`.as("revision"),
      sql<string | null>`${none}`.as("posterFileId"),
      sql<number | null>`d.price_cents`.as("priceCents"),
      DRAFT_SCORE.as("score"),
      sql<number>`0`.as("sales"),
      sql<Instant | null>`${none}`.as("publishedAt"),
    ])
    .where("d.baseVersionId", "is", null);

export type ProductRow = Awaited<ReturnType<ReturnType<typeof products>["execute"]>>[number];

const wantedOf = ({ search = "", status, creatorId }: ProductFilter) =>
  [matches(search), status && sql<boolean>`d.status = ${status}`, creatorId && sql<boolean>`d.creator_id = ${creatorId}`].filter(
    (each) => typeof each === "object" && each !== null,
  );

export const selectProducts = (db: Db, filter: ProductFilter) =>
  wantedOf(filter).reduce((query, condition) => query.where(condition), products(db));
export const selectDrafts = (db: Db, filter: ProductFilter) =>
  wantedOf(filter).reduce((query, condition) => query.where(condition), drafts(db));

export const productList = keysetList({
  columns: {
    updated: { by: sql`d.updated_at`, kind: "instant" },
    title: { by: sql`lower(left(d.title, 60))`, kind: "text" },
  },
  id: sql`d.id`,
  usual: { sort: "updated", direction: "desc" },
});

export const productLine = (row: ProductRow): ProductLine => ({
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
  sales: row.sales,
  publishedAt: row.publishedAt,
  updatedAt: row.updatedAt,
});
