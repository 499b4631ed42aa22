import type { DecisionLine, HistoryFilter } from "@blenda/domain/review/model";
import { type SellerProfile, shopMarkOf } from "@blenda/domain/shops/rules";
import { sql } from "kysely";
import { publicPerson, sellerProfile } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { keysetList } from "../../platform/database/keyset-list.ts";
import { shopRow } from "../../shops/sql.ts";

/** Whether an appeal overturned the decision read as `r`: one look into an index each, never all of them. */
export const IS_OVERTURNED = sql<boolean>`coalesce((select true from review_decisions o where o.overturns_id = r.id limit 1), false)`;

/** Decisions with shop and reviewer beside them. */
const decisions = (db: Db) =>
  db
    .selectFrom("reviewDecisions as r")
    .leftJoin(shopRow("s"), "s.creatorId", "r.creatorId")
    .leftJoin(publicPerson("reviewer"), "reviewer.id", "r.reviewerId")
    .select([
      "r.id",
      "r.itemType",
      "r.itemId",
      "r.title",
      "r.version",
      "r.creatorId",
      "r.kind",
      "r.decision",
      "r.reviewerId",
      "reviewer.displayName as reviewerName",
      "r.reasonCode",
      "r.text",
      "r.comments",
      "r.submittedAt",
      "r.decidedAt",
      "r.waitedMinutes",
      "s.name as shopName",
      "s.slug as shopSlug",
      "s.imageFileId as shopImageFileId",
      "s.isVerified as shopIsVerified",
      sql<SellerProfile | null>`case when s.creator_id is null then ${sellerProfile("r.creatorId")} end`.as("sellerProfile"),
      IS_OVERTURNED.as("isOverturned"),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof decisions>["execute"]>>[number];

export function selectHistory(db: Db, { itemType, decision, reviewerId, itemId, from, to }: HistoryFilter) {
  return decisions(db)
    .$if(itemType !== undefined, (query) => query.where("r.itemType", "=", itemType ?? "product"))
    .$if(decision !== undefined, (query) => query.where("r.decision", "=", decision ?? "approved"))
    .$if(reviewerId !== undefined, (query) => query.where("r.reviewerId", "=", reviewerId ?? null))
    .$if(itemId !== undefined, (query) => query.where("r.itemId", "=", itemId ?? ""))
    .$if(from !== undefined, (query) => query.where("r.decidedAt", ">=", from ?? ""))
    .$if(to !== undefined, (query) => query.where("r.decidedAt", "<", to ?? ""));
}

export const historyList = keysetList({
  columns: { decided: { by: sql`r.decided_at`, kind: "instant" } },
  id: sql`r.id`,
  usual: { sort: "decided", direction: "desc" },
});

export const decisionLine = (row: Row): DecisionLine => ({
  id: row.id,
  itemType: row.itemType,
  itemId: row.itemId,
  title: row.title,
  shop: shopMarkOf(row),
  kind: row.kind,
  version: row.version,
  decision: row.decision,
  reviewer: row.reviewerId === null ? null : { id: row.reviewerId, name: row.reviewerName ?? "" },
  reason: row.reasonCode,
  text: row.text,
  // Before courses were reviewed, no comment was about a lesson.
  comments: row.comments.map(({ field, lesson = null, text }) => ({ field, lesson, text })),
  submittedAt: row.submittedAt,
  decidedAt: row.decidedAt,
  waitedMinutes: row.waitedMinutes,
  isOverturned: row.isOverturned,
});

export const decisionById = async (db: Db, id: string): Promise<DecisionLine> =>
  decisionLine(await decisions(db).where("r.id", "=", id).executeTakeFirstOrThrow());

export async function decisionOfSubmission(db: Db, submissionId: string): Promise<DecisionLine | null> {
  const row = await decisions(db).where("r.submissionId", "=", submissionId).executeTakeFirst();
  return row ? decisionLine(row) : null;
}
