import type { PublicationStatus } from "@blenda/domain/catalogue/constants";
import { ratingOf } from "@blenda/domain/catalogue/rules";
import { type SellerProfile, shopMarkOf } from "@blenda/domain/shops/rules";
import type { TrainingCard } from "@blenda/domain/trainings/model";
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

/** Trainings with shop and category beside them, in the columns of a card. Whoever uses it says which ones may be seen. */
export const selectCards = (db: Db) =>
  db
    .selectFrom("trainings as t")
    .leftJoin("categories as c", "c.id", "t.categoryId")
    .leftJoin("shops as s", "s.creatorId", "t.creatorId")
    .select([
      "t.n",
      "t.id",
      "t.type",
      "t.title",
      "c.name as category",
      "t.priceCents",
      "t.isSubscriptionOnly",
      "t.durationSeconds",
      "t.level",
      "t.lessonCount",
      "t.creatorId",
      "s.name as shopName",
      "s.slug as shopSlug",
      "s.imageFileId as shopImageFileId",
      "s.isVerified as shopIsVerified",
      "t.coverFileId",
      "t.stageHue",
      "t.ratingSum",
      "t.ratingCount",
      "t.publishedAt",
    ])
    .select(sql<SellerProfile | null>`case when s.creator_id is null then ${sellerProfile("t.creatorId")} end`.as("sellerProfile"));

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

export const cardOf = (row: CardRow): TrainingCard => ({
  id: row.id,
  type: row.type,
  title: row.title,
  category: row.category ?? "",
  priceCents: row.priceCents,
  isSubscriptionOnly: row.isSubscriptionOnly,
  durationSeconds: row.durationSeconds,
  level: row.level,
  lessonCount: row.lessonCount,
  shop: shopMarkOf(row),
  coverUrl: fileUrl(row.coverFileId),
  stageHue: row.stageHue,
  rating: ratingOf(row.ratingSum, row.ratingCount),
  publishedAt: row.publishedAt,
});
