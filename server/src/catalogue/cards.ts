import { FORMATS } from "@blenda/domain/catalogue/constants";
import type { ProductCard } from "@blenda/domain/catalogue/model";
import { hasDearerLicence } from "@blenda/domain/catalogue/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/database/db.ts";
import { CARD_COLUMNS, itemCardOf, SELLER_PROFILE } from "../publication/cards.ts";
import { shopRow } from "../shops/sql.ts";

/** Products with shop and category beside them, in the columns of a card. The caller says which ones may be seen. */
export const selectCards = (db: Db) =>
  db
    .selectFrom("products as p")
    .innerJoin("categories as c", "c.id", "p.categoryId")
    .leftJoin(shopRow("s"), "s.creatorId", "p.creatorId")
    .select([...CARD_COLUMNS, "p.licenceTypes", "p.licencePrices", "p.posterFileId", "p.previewFileId"])
    .select(["p.triangles", "p.formats", "p.isRigged", "p.score"])
    .select(SELLER_PROFILE);

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

export const cardOf = (row: CardRow, now: Instant): ProductCard => ({
  ...itemCardOf(row, now),
  isPriceFrom: hasDearerLicence(row.priceCents, row.licenceTypes, row.licencePrices),
  posterUrl: fileUrl(row.posterFileId),
  previewUrl: fileUrl(row.previewFileId),
  triangles: row.triangles,
  formats: FORMATS.filter((format) => row.formats.includes(format)),
  isRigged: row.isRigged,
  score: row.score,
});
