import { licenceOffers } from "@blenda/domain/catalogue/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { isShown } from "../identity/sql.ts";
import { byAsker, ownedLicences, type WantedColumns, wantedColumns, wantedRows } from "../orders/sql.ts";
import { batched } from "../platform/database/batched.ts";
import type { Db } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { SaleOffer, Sellable, WantedItems } from "../platform/trade.ts";
import { salesCounter } from "../publication/items.ts";
import { shopRow } from "../shops/sql.ts";

const findOffers = prepared((db, wanted: WantedColumns) =>
  db
    .selectFrom(wantedRows(wanted))
    .innerJoin("products as p", "p.id", "w.id")
    .leftJoin(shopRow("s"), "s.creatorId", "p.creatorId")
    .leftJoin("productVersions as v", "v.id", "p.currentVersionId")
    .select([
      "w.asker",
      "p.id",
      "p.title",
      "p.status",
      "p.categoryId",
      "p.creatorId",
      "p.priceCents",
      "p.sale",
      "p.licenceTypes",
      "p.licencePrices",
      "p.isSubscriptionOnly",
      "p.posterFileId",
      "p.stageHue",
      "s.name as shopName",
      "s.isEnabled",
      isShown("p.creatorId").as("isShown"),
      "v.id as versionId",
      "v.number as version",
      "v.specHash",
    ])
    .select(ownedLicences("product", "p.id").as("owned")),
);

/** What is said of these now, to those who would buy them. */
export const offers = batched(async (db: Db, asked: WantedItems[]): Promise<SaleOffer[][]> => {
  const rows = await findOffers(db, wantedColumns(asked));
  return byAsker(asked, rows, (row, now) => ({
    ...pricesOf(licenceOffers(row, now)),
    itemType: "product",
    itemId: row.id,
    title: row.title,
    categoryId: row.categoryId,
    creatorId: row.creatorId,
    shopName: row.shopName ?? UNKNOWN.creator,
    posterUrl: fileUrl(row.posterFileId),
    stageHue: row.stageHue,
    isForSale: row.status === "published" && row.isShown && row.isEnabled !== false && !row.isSubscriptionOnly,
    owned: new Set(row.owned ?? []),
    versionId: row.versionId,
    version: row.version,
    specHash: row.specHash,
  }));
});

const pricesOf = (licences: ReturnType<typeof licenceOffers>): Pick<SaleOffer, "prices" | "sales"> => ({
  prices: new Map(licences.map(({ type, priceCents }) => [type, priceCents])),
  sales: new Map(licences.flatMap(({ type, sale }) => (sale ? [[type, sale]] : []))),
});

/** A product: the order line is the delivery, its files and licence hang on it. */
export const productSellable: Sellable = { offers, countSales: salesCounter("product") };
