import { randomUUID } from "node:crypto";
import type { RejectionCode } from "@blenda/domain/authoring/constants";
import { reviewQueueChanged, submissionDecided } from "@blenda/domain/authoring/events";
import type { PublishedType } from "@blenda/domain/publication/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Selectable } from "kysely";
import type { Database, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import type { DraftBase, DraftKind, DraftTypes, PublishingContext } from "./kind.ts";
import { addRemarks } from "./remarks.ts";
import { transitionDraft } from "./steps.ts";
import { decideSubmission, openSubmissionOf } from "./submissions.ts";

export interface DecisionContext {
  /** Of the draft, which is that of what it becomes. */
  id: string;
  /** The reviewer. */
  by: string;
  at: Instant;
}

export interface DraftDecision {
  submissionId: string;
  creatorId: string;
  title: string;
  isRevision: boolean;
  isAppeal: boolean;
  queuedAt: Instant;
  status: "published" | "approved" | "changes_requested" | "rejected";
}

interface InReview<T extends DraftTypes> {
  draft: T["Row"];
  submission: Selectable<Database["submissions"]> & { queuedAt: Instant };
}

interface RemarkText {
  field: string;
  lessonId?: string | null;
  text: string;
}

interface DecisionMessage {
  outcome: "approved" | "scheduled" | "changes_requested" | "rejected";
  remarks: number;
  reason: { code: RejectionCode | null; text: string };
  at: Instant;
}

export const NO_REASON = { code: null, text: "" };

/** The outcome of a submission, for its creator and for readers of the queue. */
export async function emitDecision(
  tx: Tx,
  itemType: PublishedType,
  { id: draftId, creatorId, title }: DraftBase,
  submission: { id: string; isRevision: boolean },
  told: DecisionMessage,
): Promise<void> {
  const about = { itemType, draftId, creatorId, title, submissionId: submission.id, isRevision: submission.isRevision };
  await emit(tx, submissionDecided({ ...about, ...told }));
  await emit(tx, reviewQueueChanged({ draftId }));
}

/** What reviewers decide about a kind of draft. Each answers `null` for what is not in review (any more). */
export function decisionsOf<T extends DraftTypes>(
  kind: DraftKind<T>,
  goLive: (tx: Tx, draft: T["Row"], publishing: PublishingContext) => Promise<void>,
) {
  /** Held until the transaction ends: of two who decide at once the second finds nothing. */
  async function lockInReview(tx: Tx, id: string): Promise<InReview<T> | null> {
    const draft = await kind.rows.lock(tx, id);
    if (draft?.status !== "review") return null;
    const submission = await openSubmissionOf(tx, kind.itemType, id);
    if (!submission?.queuedAt) return null;
    return { draft, submission: { ...submission, queuedAt: submission.queuedAt } };
  }

  const decidedOf = ({ draft, submission }: InReview<T>, status: DraftDecision["status"]): DraftDecision => ({
    submissionId: submission.id,
    creatorId: draft.creatorId,
    title: draft.title,
    isRevision: submission.isRevision,
    isAppeal: submission.isAppeal,
    queuedAt: submission.queuedAt,
    status,
  });

  /** Publishes it, or keeps it for its date. */
  async function approve(tx: Tx, { id, by, at }: DecisionContext): Promise<DraftDecision | null> {
    const found = await lockInReview(tx, id);
    if (!found) return null;
    const { draft, submission } = found;
    if (draft.publishAt !== null && draft.publishAt > at) {
      await transitionDraft(tx, kind, draft, { event: "approveForLater", actorId: by }, at);
      await decideSubmission(tx, submission.id, { outcome: "approved", by, at });
      await emitDecision(tx, kind.itemType, draft, submission, { outcome: "scheduled", remarks: 0, reason: NO_REASON, at });
      return decidedOf(found, "approved");
    }
    await goLive(tx, draft, { by, at });
    return decidedOf(found, "published");
  }

  /** Sends it back with comments, at least one. */
  async function requestChanges(
    tx: Tx,
    { id, by, at, remarks }: DecisionContext & { remarks: readonly RemarkText[] },
  ): Promise<DraftDecision | null> {
    const found = await lockInReview(tx, id);
    if (!found || remarks.length === 0) return null;
    const { draft, submission } = found;
    await transitionDraft(tx, kind, draft, { event: "requestChanges", actorId: by }, at);
    const about = { itemType: kind.itemType, draftId: id, submissionId: submission.id, authorId: by, at };
    // They are read in the order of their ids, as they were written.
    const ids = remarks.map(() => randomUUID()).sort();
    const printOf = kind.prints(await kind.whole(tx, draft));
    const rows = remarks.map(({ field, lessonId = null, text }, n) => ({
      ...{ ...about, id: ids[n] ?? randomUUID(), field, lessonId, text, seen: printOf(field, lessonId) },
    }));
    await addRemarks(tx, rows);
    await decideSubmission(tx, submission.id, { outcome: "changes_requested", by, at });
    await emitDecision(tx, kind.itemType, draft, submission, {
      outcome: "changes_requested",
      remarks: remarks.length,
      reason: NO_REASON,
      at,
    });
    return decidedOf(found, "changes_requested");
  }

  async function reject(
    tx: Tx,
    { id, by, at, code, text }: DecisionContext & { code: RejectionCode; text: string },
  ): Promise<DraftDecision | null> {
    const found = await lockInReview(tx, id);
    if (!found) return null;
    const { draft, submission } = found;
    const set = { reasonCode: code, reason: text, rejectedAt: at };
    await transitionDraft(tx, kind, draft, { event: "reject", actorId: by, reason: text, set }, at);
    await decideSubmission(tx, submission.id, { outcome: "rejected", by, at });
    await emitDecision(tx, kind.itemType, draft, submission, { outcome: "rejected", remarks: 0, reason: { code, text }, at });
    return decidedOf(found, "rejected");
  }

  return { approve, requestChanges, reject };
}
