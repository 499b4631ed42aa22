import { reviewQueueChanged } from "@blenda/domain/authoring/events";
import { isTrusted } from "@blenda/domain/authoring/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { emitDecision } from "./decide.ts";
import type { GoingLive } from "./go-live.ts";
import type { DraftKind, DraftTypes } from "./kind.ts";
import { transitionDraft } from "./steps.ts";
import { countApproved, decideSubmission, openSubmissionOf, queueSubmission } from "./submissions.ts";

/** What keeps it from being handed in. */
export const blocks = <Point extends { level: string }>(points: readonly Point[]): Point[] =>
  points.filter(({ level }) => level === "block");

/** The check of a kind of draft between submission and review. */
export function checkOf<T extends DraftTypes>(kind: DraftKind<T>, { publishWhole }: GoingLive<T>) {
  const { itemType } = kind;
  type Submission = NonNullable<Awaited<ReturnType<typeof openSubmissionOf>>>;

  async function sendBack(tx: Tx, draft: T["Row"], submission: Submission, remarks: number, at: Instant): Promise<void> {
    const { failedCheck } = kind.texts;
    await transitionDraft(tx, kind, draft, { event: "failCheck", actorId: null, set: { reason: failedCheck, reasonCode: null } }, at);
    await decideSubmission(tx, submission.id, { outcome: "failed_check", by: null, at });
    const reason = { code: null, text: failedCheck };
    await emitDecision(tx, itemType, draft, submission, { outcome: "changes_requested", remarks, reason, at });
  }

  /**
   * Once everything in a draft the transaction holds is read, it passes or comes back. Who is trusted needs no reviewer, unless
   * others sell the same or its kind asks for one: answers whether it is live, and the draft gone.
   */
  async function checkWhenRead(tx: Tx, { now }: Pick<Services, "now">, draft: T["Row"]): Promise<boolean> {
    if (draft.status !== "processing") return false;
    const whole = await kind.whole(tx, draft);
    if (kind.isReading(whole)) return false;
    const submission = await openSubmissionOf(tx, itemType, draft.id);
    if (!submission) return false;
    const at = now();
    const open = kind.openPoints(whole, at);
    const failed = blocks(open);
    if (failed.length > 0) {
      await sendBack(tx, draft, submission, failed.length, at);
      return false;
    }
    const hasWarnings = kind.hasWarnings(open);
    const upheldReports = await kind.creators.upheldReports(tx, draft.creatorId, at);
    const approvals = await countApproved(tx, draft.creatorId);
    const isCopy = await kind.isCopy(tx, whole);
    if (isTrusted({ approvals, upheldReports, hasWarnings: hasWarnings || isCopy }) && !kind.needsReviewOfTrusted(whole)) {
      await publishWhole(tx, draft, whole, { by: null, at });
      return true;
    }
    await queueSubmission(tx, submission.id, { queuedAt: at, hasWarnings, isCopy });
    await transitionDraft(tx, kind, draft, { event: "passCheck", actorId: null }, at);
    await emit(tx, reviewQueueChanged({ draftId: draft.id }));
    return false;
  }

  return { checkWhenRead };
}
export type Check<T extends DraftTypes> = ReturnType<typeof checkOf<T>>;
