import { productChanged } from "@blenda/domain/catalogue/events";
import { emit } from "../platform/events/outbox.ts";
import { reportableItem } from "../publication/reportable.ts";
import { findSummary } from "./summary.ts";

export const reportableProduct = reportableItem({
  type: "product",
  label: "Products",
  pathOf: (id) => `/product/${encodeURIComponent(id)}`,
  find: (db, ids) =>
    db
      .selectFrom("products")
      .select(["id", "creatorId", "title", "description", "status", "suspensionCode", "stageHue", "publishedAt"])
      .select(["posterFileId as pictureFileId", "previewFileId as modelFileId"])
      .where("id", "in", ids)
      .execute(),
  isOpen: async (db, id) => (await findSummary(db, id)) !== null,
  emitChanged: (tx, productId, creatorId) => emit(tx, productChanged({ productId, creatorId })),
});
