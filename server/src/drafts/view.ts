import { AUTHORING } from "@blenda/domain/authoring/constants";
import { appealUntil, draftSteps } from "@blenda/domain/authoring/rules";
import { addBusinessDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import type { Db } from "../platform/database/db.ts";
import { shopRow } from "../shops/sql.ts";
import type { DraftKind, DraftTypes, DraftView, SharedView } from "./kind.ts";
import { draftHistory } from "./steps.ts";
import { countHandedIn, openSubmissionOf, submissionsOfDay } from "./submissions.ts";

/** When the creator who hands it in then hears from us. */
const answerBy = (queuedAt: Instant): Instant => addBusinessDays(queuedAt, AUTHORING.ANSWER_BUSINESS_DAYS);

/** What creators and reviewers see of a kind of draft. */
export function viewsOf<T extends DraftTypes>(kind: DraftKind<T>) {
  async function sharedView(db: Db, row: T["Row"], now: Instant): Promise<SharedView> {
    const [history, submission, limits] = await Promise.all([
      draftHistory(db, kind, row, AUTHORING.HISTORY_MOST),
      openSubmissionOf(db, kind.itemType, row.id),
      submissionsOfDay(db, kind.creators, row.creatorId, now),
    ]);
    const standing = { ...row, isRevision: kind.isRevision(row) };
    return {
      id: row.id,
      status: row.status,
      mark: row.mark,
      savedAt: row.updatedAt,
      createdAt: row.createdAt,
      rights: row.rightsVersion !== null && row.rightsAt !== null ? { version: row.rightsVersion, at: row.rightsAt } : null,
      limits,
      submittedAt: submission?.submittedAt ?? null,
      answerBy: submission ? answerBy(submission.queuedAt ?? submission.submittedAt) : null,
      reason: row.reason || row.reasonCode ? { code: row.reasonCode, text: row.reason } : null,
      appealUntil: appealUntil(standing, now),
      history,
      may: draftSteps(standing, now),
    };
  }

  /** Everything the editor shows, in one answer. */
  async function draftView(db: Db, row: T["Row"], now: Instant): Promise<DraftView<T>> {
    const [shared, own] = await Promise.all([sharedView(db, row, now), kind.ownView(db, row, now)]);
    return { ...shared, ...own };
  }

  /** Something in review with everything a reviewer compares; `null` for what is not in review. */
  async function submissionOf(db: Db, id: string, now: Instant) {
    const draft = await kind.rows.find(db, id);
    const submission = draft?.status === "review" ? await openSubmissionOf(db, kind.itemType, id) : undefined;
    if (!draft || !submission?.queuedAt) return null;
    const { creatorId } = draft;
    const shop = await db.selectFrom(shopRow("shops")).select("name").where("creatorId", "=", creatorId).executeTakeFirst();
    const { isAppeal, appealText, queuedAt } = submission;
    const shared = {
      id: submission.id,
      draft: await draftView(db, draft, now),
      creatorId,
      shopName: shop?.name ?? UNKNOWN.creator,
      isAppeal,
      appealText,
      queuedAt,
      answerBy: answerBy(queuedAt),
      earlier: (await countHandedIn(db, kind.itemType, id)) - 1,
    };
    const beside = await kind.besideView(db, draft);
    return { ...shared, ...beside };
  }

  return { draftView, submissionOf };
}
