import type { ComparedProduct } from "@blenda/domain/catalogue/model";
import { licenceOffers, softwareFor } from "@blenda/domain/catalogue/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { jsonRows, readJsonRows } from "../../platform/database/json-rows.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { onlyPublished } from "../../publication/cards.ts";
import { cardOf, selectCards } from "../cards.ts";

/** A comparison: cards with what was measured beside them. One statement, however many are asked for. */
const rowsByIds = prepared((db, { ids }: { ids: readonly string[] }) =>
  db.selectNoFrom(
    jsonRows(
      onlyPublished(selectCards(db))
        .leftJoin("productVersions as v", "v.id", "p.currentVersionId")
        .leftJoin("files as preview", "preview.id", "p.previewFileId")
        .select(["p.aiDisclosure", "v.facts", "preview.bytes as previewBytes", downloadBytesOf(db).as("downloadBytes")])
        .where("p.id", "=", sql<string>`any(${ids}::text[])`),
    ).as("rows"),
  ),
);

const downloadBytesOf = (db: Db) =>
  db
    .selectFrom("productFiles as pf")
    .innerJoin("files as f", "f.id", "pf.fileId")
    .select(sql<number>`coalesce(sum(f.bytes), 0)`.as("bytes"))
    .where("pf.versionId", "=", sql.ref<string>("p.currentVersionId"));

/** In the order asked for; what nobody may find any more is left out. */
export async function findCompared(db: Db, ids: readonly string[], now: Instant): Promise<ComparedProduct[]> {
  const rows = (await rowsByIds(db, { ids })).flatMap((each) => readJsonRows(each.rows));
  const found = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const card = cardOf(row, now);
    return [
      {
        ...card,
        aiDisclosure: row.aiDisclosure,
        licences: licenceOffers(row, now),
        facts: row.facts,
        software: softwareFor(card.formats),
        previewBytes: row.previewBytes,
        downloadBytes: row.downloadBytes ?? 0,
      },
    ];
  });
}
