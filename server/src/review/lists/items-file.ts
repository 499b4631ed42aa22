import type { ListedItem } from "@blenda/domain/review/model";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { audit } from "../../platform/requests/audit.ts";
import { review } from "../procedures.ts";
import { itemList, listedItem, selectItems } from "./items.ts";

const CENTS_PER_DOLLAR = 100;
const COLUMNS: CsvColumns<ListedItem> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  category: ({ category }) => category,
  shop: ({ shop }) => shop.name,
  status: ({ status }) => status,
  reason: ({ statusReason }) => statusReason,
  revision: ({ revision }) => revision,
  "price in dollars": ({ priceCents }) => (priceCents === null ? null : (priceCents / CENTS_PER_DOLLAR).toFixed(2)),
  score: ({ score }) => score,
  lessons: ({ length }) => length?.lessons ?? null,
  seconds: ({ length }) => length?.seconds ?? null,
  sales: ({ sales }) => sales,
  published: ({ publishedAt }) => publishedAt,
  changed: ({ updatedAt }) => updatedAt,
};

const NAMES = { product: "products", training: "courses" } as const;

export const itemsFile = review.itemsFile.handler(async ({ input: { sort, direction, ...filter }, context }) => {
  const { db, now } = context;
  async function* lines() {
    for await (const row of itemList.all(db, selectItems(db, filter), { sort, direction })) yield listedItem(filter.itemType, row);
  }
  const name = filter.of === "drafts" ? `drafts-of-${NAMES[filter.itemType]}` : NAMES[filter.itemType];
  const file = await csvFile({ name, now: now() }, COLUMNS, lines());
  await context.transaction((tx) =>
    audit(tx, context, { action: "review.itemsFile", target: { kind: "list", id: name }, after: { filter, isCut: file.isCut } }),
  );
  return file;
});
