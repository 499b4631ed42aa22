import { DRAFT_FIELDS, type DraftField, type DraftStatus } from "@blenda/domain/authoring/constants";
import type { PublicationStatus } from "@blenda/domain/publication/constants";
import type { ReviewField } from "@blenda/domain/review/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import * as authoring from "../../authoring/port.ts";
import { DRAFT_SCORE, productDraftRow, reviewedDrafts } from "../../authoring/sql.ts";
import { categoryRow, productRow } from "../../catalogue/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { copyFlags } from "./copies.ts";
import { NONE, type ReviewedKind } from "./kind.ts";

const sold = (db: Db) =>
  db
    .selectFrom(productRow("d"))
    .leftJoin(categoryRow("c"), "c.id", "d.categoryId")
    .select(["d.id", "d.title", "d.creatorId", "c.name as category", "d.status", "d.statusReason", "d.posterFileId"])
    .select(["d.score", "d.salesCount as sales", "d.publishedAt", "d.updatedAt", sql<number | null>`d.price_cents`.as("priceCents")])
    .select([NONE.lessons, NONE.seconds])
    .select(sql<DraftStatus | null>`(select w.status from ${productDraftRow("w")} where w.id = d.id)`.as("revision"));

const drafts = (db: Db) =>
  db
    .selectFrom(productDraftRow("d"))
    .leftJoin(categoryRow("c"), "c.id", "d.categoryId")
    .select(["d.id", "d.title", "d.creatorId", "c.name as category", "d.priceCents", "d.updatedAt", DRAFT_SCORE.as("score")])
    .select([sql<PublicationStatus>`d.status`.as("status"), sql<string | null>`nullif(d.reason, '')`.as("statusReason")])
    .select([NONE.revision, NONE.posterFileId, NONE.lessons, NONE.seconds, NONE.sales, NONE.publishedAt])
    .where("d.baseVersionId", "is", null);

async function read(db: Db, id: string, now: Instant) {
  const [submission, copies] = await Promise.all([authoring.submissionOf(db, id, now), copyFlags(db, id)]);
  return submission && { itemType: "product" as const, submission, copies };
}

const isDraftField = (field: ReviewField): field is DraftField => DRAFT_FIELDS.some((each) => each === field);

export const productKind: ReviewedKind = {
  drafted: productDraftRow("d"),
  reviewed: reviewedDrafts,
  sold,
  drafts,
  read,
  isCopy: async (db, id) => (await copyFlags(db, id)).length > 0,
  lessonTitles: async () => new Map(),
  approve: authoring.approve,
  requestChanges: (tx, { remarks, ...decision }) =>
    authoring.requestChanges(tx, {
      ...decision,
      remarks: remarks.flatMap(({ field, text }) => (isDraftField(field) ? [{ field, text }] : [])),
    }),
  reject: authoring.reject,
};
