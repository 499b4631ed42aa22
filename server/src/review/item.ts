import { TRUST } from "@blenda/domain/authoring/constants";
import { isTrusted as isTrustedShop } from "@blenda/domain/authoring/rules";
import type { Me } from "@blenda/domain/identity/model";
import type { PublicationStatus } from "@blenda/domain/publication/constants";
import { REVIEW } from "@blenda/domain/review/constants";
import type { ReviewItem, ShopHistory } from "@blenda/domain/review/model";
import { answerDueAt } from "@blenda/domain/review/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { productRow } from "../catalogue/sql.ts";
import { APPROVED_ITEMS, submissionRow } from "../drafts/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { upheldReportsOf } from "../reports/port.ts";
import { shopRow } from "../shops/sql.ts";
import { trainingRow } from "../trainings/sql.ts";
import { claimView, type Item } from "./claims/claim-repository.ts";
import { openCase } from "./deciding/open-case.ts";
import { KINDS } from "./kinds/kinds.ts";
import { decisionLine, historyList, selectHistory } from "./lists/history.ts";
import { placeInQueue, queueRow, selectQueue } from "./lists/queue.ts";

/** Everything a reviewer has before them: one question. `null`: nothing waits under this id. */
export async function reviewItem(db: Db, item: Item, reader: Me, now: Instant): Promise<ReviewItem | null> {
  const { itemType, id } = item;
  const [own, found, row] = await Promise.all([
    KINDS[itemType].read(db, id, now),
    openCase(db, item, reader, now),
    selectQueue(db, itemType).where("s.draftId", "=", id).executeTakeFirst(),
  ]);
  if (!own || !found || !row) return null;
  const { submissionId, queuedAt, turnAt, kind, version, claim, obstacle, creatorId } = found;
  const [place, decisions, shopHistory] = await Promise.all([
    placeInQueue(db, itemType, { turnAt, submissionId }),
    historyList.page(db, selectHistory(db, { itemType, itemId: id }), { limit: REVIEW.SHOWN_DECISIONS }),
    shopHistoryOf(db, creatorId, now),
  ]);
  return {
    ...own,
    id,
    kind,
    since: queuedAt,
    dueAt: answerDueAt(queuedAt),
    claim: claim && claimView(claim, reader.id),
    shop: queueRow(row, reader.id, now).shop,
    shopHistory,
    category: row.category,
    version,
    decisions: decisions.rows.map(decisionLine),
    place,
    obstacle,
  };
}

/** Of everything a shop sells. */
const countOf = (creatorId: string, status: PublicationStatus) => sql`((select count(*) from ${productRow("p")}
    where p.creator_id = ${creatorId} and p.status = ${status})
  + (select count(*) from ${trainingRow("t")} where t.creator_id = ${creatorId} and t.status = ${status}))::int`;

/** Outcomes of a shop's submissions so far. No names, no money. */
async function shopHistoryOf(db: Db, creatorId: string, now: Instant): Promise<ShopHistory> {
  const { rows } = await sql<Omit<ShopHistory, "approvalsNeeded" | "isTrusted">>`select
    (select s.opened_at from ${shopRow("s")} where s.creator_id = ${creatorId}) as since,
    ${countOf(creatorId, "published")} as published,
    ${countOf(creatorId, "suspended")} as suspended,
    (select ${APPROVED_ITEMS} from ${submissionRow("submissions")} where creator_id = ${creatorId} and outcome = 'approved') as approvals,
    count(*) filter (where s.outcome = 'changes_requested')::int as changes_requested,
    count(*) filter (where s.outcome = 'rejected')::int as rejected
    from ${submissionRow("s")} where s.creator_id = ${creatorId}`.execute(db);
  const [told] = rows;
  if (!told) throw new Error("a count answers with a row");
  const upheldReports = await upheldReportsOf(db, creatorId, now);
  // Whether the files have warnings is a matter of each submission.
  const isTrusted = isTrustedShop({ approvals: told.approvals, upheldReports, hasWarnings: false });
  return { ...told, isTrusted, approvalsNeeded: TRUST.LEAST_APPROVALS };
}
