import type { PublicationStatus, PublishedType } from "@blenda/domain/publication/constants";
import type { ItemCard } from "@blenda/domain/publication/model";
import { ratingOf } from "@blenda/domain/publication/rules";
import { saleOf } from "@blenda/domain/shared/price";
import type { SaleWindow } from "@blenda/domain/shared/sale";
import type { Instant } from "@blenda/domain/shared/time";
import { type SellerProfile, shopMarkOf } from "@blenda/domain/shops/rules";
import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import { isShown, publicPerson, sellerProfile } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { shopRow } from "../shops/sql.ts";

/**
 * Written into the statement instead of sent with it: a statement is planned once, and only a value the planner can see
 * lets it use the indexes that hold nothing but what is published.
 */
export const PUBLISHED = sql.lit<PublicationStatus>("published");
/** Public, or open to readers with the link. */
export const OPEN_BY_LINK = sql<PublicationStatus>`('published', 'unlisted')`;

/**
 * The columns every kind of card has. A kind reads its own table as `p` with its category as `c` and its shop as `s`, and
 * adds what is its own; so what follows is said once for all kinds.
 */
export const CARD_COLUMNS = [
  "p.n",
  "p.id",
  "p.title",
  "c.name as category",
  "p.priceCents",
  "p.sale",
  "p.isSubscriptionOnly",
  "p.creatorId",
  "s.name as shopName",
  "s.slug as shopSlug",
  "s.imageFileId as shopImageFileId",
  "s.isVerified as shopIsVerified",
  "p.stageHue",
  "p.ratingSum",
  "p.ratingCount",
  "p.publishedAt",
] as const;

/** Who sells it where there is no shop. */
export const SELLER_PROFILE = sql<SellerProfile | null>`case when s.creator_id is null then ${sellerProfile("p.creatorId")} end`.as(
  "sellerProfile",
);

type SharedRow = Omit<ItemCard, "category" | "shop" | "rating" | "sale"> & { sale: SaleWindow | null } & Parameters<
    typeof shopMarkOf
  >[0] & { category: string | null; ratingSum: number; ratingCount: number };

/** What every card says at this moment. */
export const itemCardOf = (row: SharedRow, now: Instant): ItemCard => ({
  id: row.id,
  title: row.title,
  category: row.category ?? "",
  priceCents: row.priceCents,
  sale: row.isSubscriptionOnly ? null : saleOf(row.sale, row.priceCents, row.priceCents, now),
  isSubscriptionOnly: row.isSubscriptionOnly,
  shop: shopMarkOf(row),
  stageHue: row.stageHue,
  rating: ratingOf(row.ratingSum, row.ratingCount),
  publishedAt: row.publishedAt,
});

const item = {
  n: sql.ref<number>("p.n"),
  id: sql.ref<string>("p.id"),
  status: sql.ref<PublicationStatus>("p.status"),
  publishedAt: sql.ref<string | null>("p.publishedAt"),
  isShown: isShown("p.creatorId"),
  isShopOpen: sql<boolean>`s.is_enabled is not false`,
};

/** What a shop that is known to be there has on sale; while it is closed, nothing. */
export const onlyOnSale = <DB, Tables extends keyof DB, Row>(cards: SelectQueryBuilder<DB, Tables, Row>) =>
  cards.where(item.status, "=", PUBLISHED).where(item.isShopOpen);

/** Cards that everybody may find: published, in a shop that is open, and not by a suspended person. */
export const onlyPublished = <DB, Tables extends keyof DB, Row>(cards: SelectQueryBuilder<DB, Tables, Row>) =>
  onlyOnSale(cards).where(item.isShown);

export const newestFirst = <DB, Tables extends keyof DB, Row>(cards: SelectQueryBuilder<DB, Tables, Row>) =>
  cards.orderBy(item.publishedAt, "desc").orderBy(item.n, "desc");

/** The one with this id, or those with `anyOf` these, if they may be opened. */
export const openByLink = <DB, Tables extends keyof DB, Row>(cards: SelectQueryBuilder<DB, Tables, Row>, id: string | Expression<string>) =>
  cards.where(item.id, "=", id).where(item.status, "in", OPEN_BY_LINK).where(item.isShown);

/** Whether the shop of the item read as `p` is open, for pages that open while it is not. */
export const IS_SHOP_OPEN = item.isShopOpen.as("isShopOpen");

/** Shop of the item read as `page`, for lists of what else it has: asked once, or all of a closed shop would be read to show nothing. */
export const IS_PAGE_SHOP_OPEN = sql<boolean>`coalesce((select seller.is_enabled from ${shopRow("seller")} where seller.creator_id = page.creator_id), true)`;

/** How many of a kind the shop of the item read as `page` has published. */
export const shopCountOf = (db: Db, type: PublishedType) =>
  db
    .selectFrom("publishedCounts as k")
    .select("k.amount")
    .where("k.kind", "=", sql.lit(type))
    .where("k.scope", "=", sql.lit("shop"))
    .where("k.key", "=", sql.ref<string>("page.creatorId"));

/** The name of the person behind the item read as `page`. */
export const creatorNameOf = (db: Db) =>
  db.selectFrom(publicPerson("u")).select("u.displayName").where("u.id", "=", sql.ref<string>("page.creatorId"));
