import type { CartLine } from "@blenda/domain/cart/model";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { licencePrices } from "@blenda/domain/catalogue/rules";
import type { Offer } from "@blenda/domain/checkout/rules";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { sql } from "kysely";
import type { Db } from "../platform/db.ts";
import { fileUrl } from "../platform/files.ts";
import { statement } from "../platform/statement.ts";

/** What an offer becomes when it is sold: the version and files it was. */
interface SaleFacts {
  versionId: string | null;
  version: string | null;
  specHash: string | null;
}
export type KnownOffer = Offer & SaleFacts;

export const offerKey = (itemType: CartLine["itemType"], itemId: string): string => `${itemType}:${itemId}`;

/** What the catalogue says now about everything wanted, and what of it this buyer already holds. One statement per kind. */
export async function findOffers(db: Db, lines: readonly CartLine[], buyerId: string | null): Promise<Map<string, KnownOffer>> {
  const ids = (itemType: CartLine["itemType"]) => lines.filter((line) => line.itemType === itemType).map(({ itemId }) => itemId);
  const [products, trainings] = [ids("product"), ids("training")];
  const offers = [
    ...(products.length > 0 ? await productOffers(db, products, buyerId) : []),
    ...(trainings.length > 0 ? await trainingOffers(db, trainings, buyerId) : []),
  ];
  return new Map(offers.map((offer) => [offerKey(offer.itemType, offer.itemId), offer]));
}

const owned = (itemType: string, itemId: string, buyerId: string | null) =>
  sql<LicenceType[] | null>`(select array_agg(l.licence_type) from order_lines l where l.buyer_id = ${buyerId} and l.item_type = ${itemType}
    and l.item_id = ${sql.ref(itemId)} and l.status in ('fulfilled', 'completed', 'refund_requested', 'partially_refunded', 'disputed'))`;

const findProducts = statement((db, ids: string[], buyerId: string | null) =>
  db
    .selectFrom("products as p")
    .leftJoin("shops as s", "s.creatorId", "p.creatorId")
    .leftJoin("productVersions as v", "v.id", "p.currentVersionId")
    .select([
      "p.id",
      "p.title",
      "p.status",
      "p.categoryId",
      "p.creatorId",
      "p.priceCents",
      "p.licenceTypes",
      "p.licencePrices",
      "p.isSubscriptionOnly",
      "p.posterFileId",
      "p.stageHue",
      "s.name as shopName",
      "s.isEnabled",
      "v.id as versionId",
      "v.number as version",
      "v.specHash",
    ])
    .select(owned("product", "p.id", buyerId).as("owned"))
    .where("p.id", "=", sql<string>`any(${ids}::text[])`),
);

async function productOffers(db: Db, ids: string[], buyerId: string | null): Promise<KnownOffer[]> {
  const rows = await findProducts(db, ids, buyerId);
  return rows.map((row) => ({
    itemType: "product",
    itemId: row.id,
    title: row.title,
    categoryId: row.categoryId,
    creatorId: row.creatorId,
    shopName: row.shopName ?? UNKNOWN.creator,
    posterUrl: fileUrl(row.posterFileId),
    stageHue: row.stageHue,
    isForSale: row.status === "published" && row.isEnabled !== false && !row.isSubscriptionOnly,
    prices: new Map(licencePrices(row.priceCents, row.licenceTypes, row.licencePrices).map(({ type, priceCents }) => [type, priceCents])),
    owned: new Set(row.owned ?? []),
    versionId: row.versionId,
    version: row.version,
    specHash: row.specHash,
  }));
}

const findTrainings = statement((db, ids: string[], buyerId: string | null) =>
  db
    .selectFrom("trainings as t")
    .leftJoin("shops as s", "s.creatorId", "t.creatorId")
    .select([
      "t.id",
      "t.title",
      "t.status",
      "t.categoryId",
      "t.creatorId",
      "t.priceCents",
      "t.isSubscriptionOnly",
      "t.coverFileId",
      "t.stageHue",
      "s.name as shopName",
      "s.isEnabled",
    ])
    .select(owned("training", "t.id", buyerId).as("owned"))
    .where("t.id", "=", sql<string>`any(${ids}::text[])`),
);

async function trainingOffers(db: Db, ids: string[], buyerId: string | null): Promise<KnownOffer[]> {
  const rows = await findTrainings(db, ids, buyerId);
  return rows.map((row) => ({
    itemType: "training",
    itemId: row.id,
    title: row.title,
    categoryId: row.categoryId,
    creatorId: row.creatorId,
    shopName: row.shopName ?? UNKNOWN.creator,
    posterUrl: fileUrl(row.coverFileId),
    stageHue: row.stageHue,
    isForSale: row.status === "published" && row.isEnabled !== false && !row.isSubscriptionOnly,
    prices: new Map([[null, row.priceCents]]),
    owned: new Set(row.owned === null ? [] : [null]),
    versionId: null,
    version: null,
    specHash: null,
  }));
}
