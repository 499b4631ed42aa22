import { USAGE_EXPORT_LIMIT, USAGE_HISTORY_LIMIT } from "@blenda/domain/tokens/constants";
import type { TokenPurchase, UsageEntry } from "@blenda/domain/tokens/model";
import { findPack } from "@blenda/domain/tokens/rules";
import { type CsvColumns, csvFile } from "../platform/http/csv.ts";
import { type BoughtPack, packsOf } from "./balance/lot-repository.ts";
import { refundableUntil } from "./packs/pack-refund.ts";
import { tokens } from "./procedures.ts";
import { type UsageRow, usageOf } from "./usage/usage-repository.ts";
import { accountOf } from "./view.ts";

export const account = tokens.account.handler(({ context: { db, user, now } }) => accountOf(db, user.id, now()));

export const usage = tokens.usage.handler(async ({ input, context: { db, user, now } }) => {
  const rows = await usageOf(db, user.id, input, USAGE_HISTORY_LIMIT);
  const packs = await packsOf(db, user.id, USAGE_HISTORY_LIMIT);
  return { entries: rows.map(entryOf), purchases: packs.map((pack) => purchaseOf(pack, now())) };
});

export const usageFile = tokens.usageFile.handler(async ({ input, context: { db, user, now } }) => {
  const rows = await usageOf(db, user.id, input, USAGE_EXPORT_LIMIT + 1);
  return csvFile({ name: "token-usage", now: now(), most: USAGE_EXPORT_LIMIT }, USAGE_COLUMNS, rows);
});

/** `tokens` is what was spent; additions are negative. */
const USAGE_COLUMNS: CsvColumns<UsageRow> = {
  time: ({ at }) => at,
  type: ({ type }) => type,
  about: ({ about }) => about,
  tokens: ({ tokenCost }) => tokenCost,
  "balance after": ({ balanceAfter }) => balanceAfter,
  job: ({ jobId }) => jobId,
  order: ({ orderId }) => orderId,
};

const entryOf = ({ at, ...row }: UsageRow): UsageEntry => ({ ...row, timestamp: at });

function purchaseOf(pack: BoughtPack, now: string): TokenPurchase {
  const { lineId, orderId, itemId: packId, granted, remaining, returned, paidCents, createdAt } = pack;
  return {
    ...{ lineId, orderId, packId, packName: findPack(packId)?.name ?? packId, tokensGranted: granted, tokensLeft: remaining },
    ...{ priceCents: paidCents, purchaseDate: createdAt, status: returned > 0 ? "returned" : "completed" },
    refundableUntil: refundableUntil(pack, now),
  };
}
