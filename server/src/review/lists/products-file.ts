import type { ProductLine } from "@blenda/domain/review/model";
import { type CsvColumns, csvFile } from "../../platform/http/csv.ts";
import { audit } from "../../platform/requests/audit.ts";
import { review } from "../procedures.ts";
import { productLine, productList, selectDrafts, selectProducts } from "./products.ts";

const CENTS_PER_DOLLAR = 100;
const COLUMNS: CsvColumns<ProductLine> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  category: ({ category }) => category,
  shop: ({ shop }) => shop.name,
  status: ({ status }) => status,
  reason: ({ statusReason }) => statusReason,
  revision: ({ revision }) => revision,
  "price in dollars": ({ priceCents }) => (priceCents === null ? null : (priceCents / CENTS_PER_DOLLAR).toFixed(2)),
  score: ({ score }) => score,
  sales: ({ sales }) => sales,
  published: ({ publishedAt }) => publishedAt,
  changed: ({ updatedAt }) => updatedAt,
};

export const productsFile = review.productsFile.handler(async ({ input: { sort, direction, ...filter }, context }) => {
  const { db, now } = context;
  async function* lines() {
    const rows =
      filter.of === "drafts"
        ? productList.all(db, selectDrafts(db, filter), { sort, direction })
        : productList.all(db, selectProducts(db, filter), { sort, direction });
    for await (const row of rows) yield productLine(row);
  }
  const file = await csvFile({ name: filter.of, now: now() }, COLUMNS, lines());
  await context.transaction((tx) =>
    audit(tx, context, { action: "review.productsFile", target: { kind: "list", id: filter.of }, after: { filter, isCut: file.isCut } }),
  );
  return file;
});
