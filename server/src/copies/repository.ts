import { sql } from "kysely";
import { productFileRow, productRow, productVersionRow } from "../catalogue/sql.ts";
import { anyOf } from "../platform/database/any-of.ts";
import type { Db } from "../platform/database/db.ts";
import { fileRow } from "../platform/sql.ts";

interface CopyQuestion {
  creatorId: string;
  sha256: readonly string[];
  buckets: readonly string[];
}

/** Files of others' sold products with one of these hashes, or with a print in one of these buckets. What is no longer on sale was sold. */
export const selectCandidates = (db: Db, { creatorId, sha256, buckets }: CopyQuestion) =>
  db
    .selectFrom("shapePrints as s")
    .innerJoin(productRow("p"), "p.id", "s.productId")
    .innerJoin(fileRow("f"), "f.id", "s.fileId")
    .select(["s.productId", "p.title", "p.creatorId", "s.sha256", "s.prints", "f.name as fileName"])
    .where("p.creatorId", "<>", creatorId)
    .where("p.publishedAt", "is not", null)
    .where(({ eb, or }) => or([eb("s.sha256", "=", anyOf(sha256)), sql<boolean>`s.buckets && ${buckets}::text[]`]));

/** Files of sold products that have no print yet, versions that are no longer the newest included. */
export const filesWithoutPrint = (db: Db, limit: number) =>
  db
    .selectFrom(productFileRow("pf"))
    .innerJoin(productVersionRow("v"), "v.id", "pf.versionId")
    .innerJoin(productRow("p"), "p.id", "v.productId")
    .innerJoin(fileRow("f"), "f.id", "pf.fileId")
    .distinctOn(["p.id", "f.id"])
    .select(["p.id as productId", "f.id as fileId", "f.sha256", "f.storageKey", "f.name"])
    .where("p.publishedAt", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("shapePrints as s").select("s.fileId").whereRef("s.productId", "=", "p.id").whereRef("s.fileId", "=", "f.id"))),
    )
    .limit(limit)
    .execute();
