import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { TrainingCard } from "@blenda/domain/trainings/model";
import { categoryRow } from "../catalogue/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { CARD_COLUMNS, itemCardOf, SELLER_PROFILE } from "../publication/cards.ts";
import { shopRow } from "../shops/sql.ts";

/** Trainings with shop and category beside them, in the columns of a card. The caller says which ones may be seen. */
export const selectCards = (db: Db) =>
  db
    .selectFrom("trainings as p")
    .leftJoin(categoryRow("c"), "c.id", "p.categoryId")
    .leftJoin(shopRow("s"), "s.creatorId", "p.creatorId")
    .select([...CARD_COLUMNS, "p.type", "p.durationSeconds", "p.level", "p.lessonCount", "p.coverFileId"])
    .select(SELLER_PROFILE);

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

export const cardOf = (row: CardRow, now: Instant): TrainingCard => ({
  ...itemCardOf(row, now),
  type: row.type,
  durationSeconds: row.durationSeconds,
  level: row.level,
  lessonCount: row.lessonCount,
  coverUrl: fileUrl(row.coverFileId),
});
