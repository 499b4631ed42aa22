import type { FileState, SaleState, SoldLicence, Source } from "@blenda/domain/figures/constants";
import type { ItemKey } from "@blenda/domain/figures/model";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";
import type { FileQuestion } from "./files/question.ts";

const sum = () => defaulted(bigint());

export const figureTables = {
  /** Every line a creator sold for real, as it stands now. */
  saleLines: {
    lineId: text(),
    orderId: text(),
    orderNumber: bigint(),
    creatorId: text(),
    soldAt: instant(),
    itemKey: text<ItemKey>(),
    country: text(),
    source: text<Source>(),
    licence: text<SoldLicence>(),
    listCents: bigint(),
    offCents: bigint(),
    refundedCents: defaulted(bigint()),
    commissionCents: bigint(),
    cardCents: bigint(),
    affiliateCents: bigint(),
    /** An affiliate's share returned to whoever sold it, and is counted so. */
    isShareReturned: defaulted(boolean()),
    earnedCents: bigint(),
    pendingCents: bigint(),
    state: text<SaleState>(),
    clearsAt: nullable(instant()),
    clearsOn: nullable(text()),
    refunds: defaulted(integer()),
  },
  /** Sums of a creator's day, of all of it or of one slice, whole or split. */
  creatorDays: {
    creatorId: text(),
    slice: text(),
    split: text(),
    day: text(),
    part: text(),
    ...{ sales: sum(), free: sum(), refunds: sum(), gross: sum(), discounts: sum(), refunded: sum() },
    ...{ commission: sum(), card: sum(), affiliate: sum(), earned: sum() },
    ...{ soldRefunded: sum(), soldCommission: sum(), soldEarned: sum(), soldPending: sum() },
    ...{ clearing: sum(), views: sum(), shopViews: sum() },
  },
  /** What waits to be counted, and whose sales are in it. */
  unfollowedOrders: { orderId: text(), creatorIds: nullable(texts()) },
  figureFiles: {
    id: text(),
    creatorId: text(),
    name: text(),
    question: json<FileQuestion>(),
    state: text<FileState>(),
    rows: defaulted(integer()),
    writtenRows: defaulted(integer()),
    fileId: nullable(text()),
    createdAt: instant(),
    expiresAt: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    figures: typeof figureTables;
  }
}
