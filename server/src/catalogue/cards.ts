import { FORMATS, type PublicationStatus } from "@blenda/domain/catalogue/constants";
import type { ProductCard } from "@blenda/domain/catalogue/model";
import { hasDearerLicence, ratingOf } from "@blenda/domain/catalogue/rules";
import { type SellerProfile, shopMarkOf } from "@blenda/domain/shops/rules";
import { sql } from "kysely";
import { sellerProfile } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { fileUrl } from "../platform/files/files.ts";

/**
 * Written into the statement instead of sent with it: a statement is planned once, and only a value the planner can see
 * lets it use the indexes that hold nothing but what is published.
 */
export const PUBLISHED = sql.lit<PublicationStatus>("published");
/** Public, or open to whoever has the link. */
export const OPEN_BY_LINK = sql<PublicationStatus>`('published', 'unlisted')`;

/** Products with shop and category beside them, in the columns of a card. Whoever uses it says which ones may be seen. */
export const selectCards = (db: Db) =>
  db
    .selectFrom("products as p")
    .innerJoin("categories as c", "c.id", "p.categoryId")
    .leftJoin("shops as s", "s.creatorId", "p.creatorId")
    .select([
      "p.n",
      "p.id",
      "p.title",
      "c.name as category",
      "p.priceCents",
      "p.licenceTypes",
      "p.licencePrices",
      "p.isSubscriptionOnly",
      "p.creatorId",
      "s.name as shopName",
      "s.slug as shopSlug",
      "s.imageFileId as shopImageFileId",
      "s.isVerified as shopIsVerified",
      "p.posterFileId",
      "p.previewFileId",
      "p.stageHue",
      "p.ratingSum",
      "p.ratingCount",
      "p.triangles",
      "p.formats",
      "p.isRigged",
      "p.score",
      "p.publishedAt",
    ])
    .select(sql<SellerProfile | null>`case when s.creator_id is null then ${sellerProfile("p.creatorId")} end`.as("sellerProfile"));

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

export const cardOf = (row: CardRow): ProductCard => ({
  id: row.id,
  title: row.title,
  category: row.category,
  priceCents: row.priceCents,
  isPriceFrom: hasDearerLicence(row.priceCents, row.licenceTypes, row.licencePrices),
  isSubscriptionOnly: row.isSubscriptionOnly,
  shop: shopMarkOf(row),
  posterUrl: fileUrl(row.posterFileId),
  previewUrl: fileUrl(row.previewFileId),
  stageHue: row.stageHue,
  rating: ratingOf(row.ratingSum, row.ratingCount),
  triangles: row.triangles,
  formats: FORMATS.filter((format) => row.formats.includes(format)),
  isRigged: row.isRigged,
  score: row.score,
  publishedAt: row.publishedAt,
});
