import type { DraftField, RejectionCode } from "@blenda/domain/authoring/constants";
import { reviewQueueChanged, submissionDecided } from "@blenda/domain/authoring/events";
import type { Instant } from "@blenda/domain/shared/time";
import type { TrainingField } from "@blenda/domain/teaching/constants";
import type { Selectable } from "kysely";
import type { Database, Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type DraftBase, type DraftKind, takeDraftStep } from "./kind.ts";
import { addSubmission, decideSubmission, lastSubmissionOf, openSubmissionOf, turnOf } from "./submissions.ts";

export interface Deciding {
  /** Of the draft, which is that of what it becomes. */
  id: string;
  /** The reviewer. */
  by: string;
  at: Instant;
}

export interface Decided {
  submissionId: string;
  creatorId: string;
  title: string;
  isRevision: boolean;
  isAppeal: boolean;
  queuedAt: Instant;
  status: "published" | "approved" | "changes_requested" | "rejected";
}

interface InReview<Row extends DraftBase> {
  draft: Row;
  submission: Selectable<Database["submissions"]> & { queuedAt: Instant };
}

interface Said {
  field: DraftField | TrainingField;
  lessonId?: string | null;
  text: string;
}

interface Told {
  outcome: "approved" | "scheduled" | "changes_requested" | "rejected";
  remarks: number;
  reason: { code: RejectionCode | null; text: string };
  at: Instant;
}

const NO_REASON = { code: null, text: "" };

/** What came of a submission, for its creator and for whoever looks at the queue. */
export async function tellDecision<Row extends DraftBase>(
  tx: Tx,
  { itemType }: Pick<DraftKind<Row>, "itemType">,
  { id: draftId, creatorId, title }: Row,
  submission: { id: string; isRevision: boolean },
  told: Told,
): Promise<void> {
  const about = { itemType, draftId, creatorId, title, submissionId: submission.id, isRevision: submission.isRevision };
  await emit(tx, submissionDecided({ ...about, ...told }));
  await emit(tx, reviewQueueChanged({ draftId }));
}

/** What reviewers decide about a kind of draft. Each answers `null` for what is not in review (any more). */
export function decisionsOf<Row extends DraftBase>(kind: DraftKind<Row>) {
  /** Held until the transaction ends: of two who decide at once the second finds nothing. */
  async function lockInReview(tx: Tx, id: string): Promise<InReview<Row> | null> {
    const draft = await kind.lock(tx, id);
    if (draft?.status !== "review") return null;
    const submission = await openSubmissionOf(tx, kind.itemType, id);
    if (!submission?.queuedAt) return null;
    return { draft, submission: { ...submission, queuedAt: submission.queuedAt } };
  }

  const decidedOf = ({ draft, submission }: InReview<Row>, status: Decided["status"]): Decided => ({
    submissionId: submission.id,
    creatorId: draft.creatorId,
    title: draft.title,
    isRevision: submission.isRevision,
    isAppeal: submission.isAppeal,
    queuedAt: submission.queuedAt,
    status,
  });

  /** Publishes it, or keeps it for its date. */
  async function approve(tx: Tx, { id, by, at }: Deciding): Promise<Decided | null> {
    const found = await lockInReview(tx, id);
    if (!found) return null;
    const { draft, submission } = found;
    if (draft.publishAt !== null && draft.publishAt > at) {
      await takeDraftStep(tx, kind, draft, { event: "approveForLater", actorId: by }, at);
      await decideSubmission(tx, submission.id, { outcome: "approved", by, at });
      await tellDecision(tx, kind, draft, submission, { outcome: "scheduled", remarks: 0, reason: NO_REASON, at });
      return decidedOf(found, "approved");
    }
    await kind.goLive(tx, draft, { by, at });
    return decidedOf(found, "published");
  }

  /** Sends it back with comments, at least one. */
  async function requestChanges(
    tx: Tx,
    { id, by, at, remarks, newId }: Deciding & { remarks: readonly Said[]; newId: () => string },
  ): Promise<Decided | null> {
    const found = await lockInReview(tx, id);
    if (!found || remarks.length === 0) return null;
    const { draft, submission } = found;
    await takeDraftStep(tx, kind, draft, { event: "requestChanges", actorId: by }, at);
    const about = { itemType: kind.itemType, draftId: id, submissionId: submission.id, authorId: by, at };
    // They are read in the order of their ids, as they were written.
    const ids = remarks.map(() => newId()).sort();
    const printOf = await kind.printsOf(tx, draft);
    const rows = remarks.map(({ field, lessonId = null, text }, n) => ({
      ...{ ...about, id: ids[n] ?? newId(), field, lessonId, text, seen: printOf(field, lessonId) },
    }));
    await tx.insertInto("draftRemarks").values(rows).execute();
    await decideSubmission(tx, submission.id, { outcome: "changes_requested", by, at });
    await tellDecision(tx, kind, draft, submission, { outcome: "changes_requested", remarks: remarks.length, reason: NO_REASON, at });
    return decidedOf(found, "changes_requested");
  }

  async function reject(tx: Tx, { id, by, at, code, text }: Deciding & { code: RejectionCode; text: string }): Promise<Decided | null> {
    const found = await lockInReview(tx, id);
    if (!found) return null;
    const { draft, submission } = found;
    const set = { reasonCode: code, reason: text, rejectedAt: at };
    await takeDraftStep(tx, kind, draft, { event: "reject", actorId: by, reason: text, set }, at);
    await decideSubmission(tx, submission.id, { outcome: "rejected", by, at });
    await tellDecision(tx, kind, draft, submission, { outcome: "rejected", remarks: 0, reason: { code, text }, at });
    return decidedOf(found, "rejected");
  }

  return { approve, requestChanges, reject };
}

/** Back to its creator. Answers whether it was in review. */
export async function withdrawDraft<Row extends DraftBase>(tx: Tx, kind: DraftKind<Row>, draft: Row, at: Instant): Promise<boolean> {
  const { id, creatorId } = draft;
  if (!(await takeDraftStep(tx, kind, draft, { event: "withdraw", actorId: creatorId }, at))) return false;
  const submission = await openSubmissionOf(tx, kind.itemType, id);
  if (submission) await decideSubmission(tx, submission.id, { outcome: "withdrawn", by: creatorId, at });
  await emit(tx, reviewQueueChanged({ draftId: id }));
  return true;
}

interface Appealing {
  submissionId: string;
  isRevision: boolean;
  text: string;
  at: Instant;
}

/** Before reviewers again, with the creator's words; a possible copy is still one. */
export async function appealDraft<Row extends DraftBase>(
  tx: Tx,
  kind: DraftKind<Row>,
  draft: Row,
  { submissionId, isRevision, text, at }: Appealing,
): Promise<void> {
  const { id: draftId, creatorId } = draft;
  await takeDraftStep(tx, kind, draft, { event: "appeal", actorId: creatorId, reason: text, set: { appealedAt: at } }, at);
  const about = { id: submissionId, itemType: kind.itemType, draftId, creatorId, isRevision };
  const { turnAt } = (await lastSubmissionOf(tx, kind.itemType, draftId)) ?? { turnAt: null };
  const queued = { submittedAt: at, queuedAt: at, turnAt: turnOf(at, turnAt !== null) };
  await addSubmission(tx, { ...about, ...queued, isAppeal: true, appealText: text });
  await emit(tx, reviewQueueChanged({ draftId }));
}
