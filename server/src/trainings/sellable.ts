import { fileUrl } from "@blenda/domain/shared/file-url";
import { inOrder } from "@blenda/domain/shared/language/formats";
import { saleOf } from "@blenda/domain/shared/price";
import type { SalePrice } from "@blenda/domain/shared/sale";
import type { Instant } from "@blenda/domain/shared/time";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { isShown } from "../identity/sql.ts";
import { progressOfAll } from "../learning/port.ts";
import { byAsker, ownedLicences, type WantedColumns, wantedColumns, wantedRows } from "../orders/sql.ts";
import { batched } from "../platform/database/batched.ts";
import type { Db } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { SaleOffer, Sellable, WantedItems } from "../platform/trade.ts";
import { salesCounter } from "../publication/items.ts";
import { shopRow } from "../shops/sql.ts";
import { cardsForOwners } from "./repository.ts";

const findOffers = prepared((db, wanted: WantedColumns) =>
  db
    .selectFrom(wantedRows(wanted))
    .innerJoin("trainings as t", "t.id", "w.id")
    .leftJoin(shopRow("s"), "s.creatorId", "t.creatorId")
    .select([
      "w.asker",
      "t.id",
      "t.title",
      "t.status",
      "t.categoryId",
      "t.creatorId",
      "t.priceCents",
      "t.sale",
      "t.isSubscriptionOnly",
      "t.coverFileId",
      "t.stageHue",
      "s.name as shopName",
      "s.isEnabled",
      isShown("t.creatorId").as("isShown"),
    ])
    .select(ownedLicences("training", "t.id").as("owned")),
);

/** What is said of these now, to those who would buy them. */
export const offers = batched(async (db: Db, asked: WantedItems[]): Promise<SaleOffer[][]> => {
  const rows = await findOffers(db, wantedColumns(asked));
  return byAsker(asked, rows, (row, now) => ({
    itemType: "training",
    itemId: row.id,
    title: row.title,
    categoryId: row.categoryId,
    creatorId: row.creatorId,
    shopName: row.shopName ?? UNKNOWN.creator,
    posterUrl: fileUrl(row.coverFileId),
    stageHue: row.stageHue,
    isForSale: row.status === "published" && row.isShown && row.isEnabled !== false && !row.isSubscriptionOnly,
    prices: new Map([[null, row.priceCents]]),
    sales: salesOf(saleOf(row.sale, row.priceCents, row.priceCents, now)),
    owned: new Set(row.owned === null ? [] : [null]),
    versionId: null,
    version: null,
    specHash: null,
  }));
});

const salesOf = (sale: SalePrice | null): SaleOffer["sales"] => new Map(sale ? [[null, sale]] : []);

/** The one watched last comes first. */
async function ownedCards(db: Db, userId: string, ids: readonly string[], now: Instant) {
  const [cards, progress] = await Promise.all([cardsForOwners(db, ids, now), progressOfAll(db, userId, ids)]);
  return cards
    .map((training) => ({
      training,
      ...(progress.get(training.id) ?? { progress: 0, lastLessonId: null, lastAt: "", certificateCode: null }),
    }))
    .sort((a, b) => inOrder(b.lastAt, a.lastAt))
    .map(({ lastAt: _, ...line }) => line);
}

/** A training: the order line opens its lessons. */
export const trainingSellable: Sellable = { offers, ownedCards, countSales: salesCounter("training") };
