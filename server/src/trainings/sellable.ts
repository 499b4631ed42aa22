import { fileUrl } from "@blenda/domain/shared/file-url";
import { inOrder } from "@blenda/domain/shared/language/formats";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { isShown } from "../identity/sql.ts";
import { progressOfAll } from "../learning/port.ts";
import { byAsker, ownedLicences, type WantedColumns, wantedColumns, wantedRows } from "../orders/sql.ts";
import { batched } from "../platform/database/batched.ts";
import type { Db } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { SaleOffer, Sellable, WantedItems } from "../platform/trade.ts";
import { salesCounter } from "../publication/items.ts";
import { cardsForOwners } from "./repository.ts";

const findOffers = prepared((db, wanted: WantedColumns) =>
  db
    .selectFrom(wantedRows(wanted))
    .innerJoin("trainings as t", "t.id", "w.id")
    .leftJoin("shops as s", "s.creatorId", "t.creatorId")
    .select([
      "w.asker",
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
      isShown("t.creatorId").as("isShown"),
    ])
    .select(ownedLicences("training", "t.id").as("owned")),
);

const offers = batched(async (db: Db, asked: WantedItems[]): Promise<SaleOffer[][]> => {
  const rows = await findOffers(db, wantedColumns(asked));
  return byAsker(asked, rows, (row) => ({
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
    owned: new Set(row.owned === null ? [] : [null]),
    versionId: null,
    version: null,
    specHash: null,
  }));
});

/** The one watched last comes first. */
async function ownedCards(db: Db, userId: string, ids: readonly string[]) {
  const [cards, progress] = await Promise.all([cardsForOwners(db, ids), progressOfAll(db, userId, ids)]);
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
