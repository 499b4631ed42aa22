import type { RejectionCode } from "@blenda/domain/authoring/constants";
import { reviewQueueChanged, submissionDecided } from "@blenda/domain/authoring/events";
import type { NewRemark } from "@blenda/domain/authoring/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Selectable } from "kysely";
import type { Database, Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { wholeDraft } from "../draft-state.ts";
import { type DraftRow, lockDraft, openSubmission, stepDraft } from "../repository.ts";
import { goLive } from "./go-live.ts";
import { decideSubmission } from "./submission-repository.ts";

export interface Deciding {
  /** Of the draft, which is the product's. */
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

interface InReview {
  draft: DraftRow;
  submission: Selectable<Database["submissions"]> & { queuedAt: Instant };
}

/** What is in review, held until the transaction ends: of two who decide at once the second finds nothing. */
async function lockInReview(tx: Tx, id: string): Promise<InReview | null> {
  const draft = await lockDraft(tx, id);
  if (draft?.status !== "review") return null;
  const submission = await openSubmission(tx, id);
  if (!submission?.queuedAt) return null;
  return { draft, submission: { ...submission, queuedAt: submission.queuedAt } };
}

const decidedOf = ({ draft, submission }: InReview, status: Decided["status"]): Decided => ({
  submissionId: submission.id,
  creatorId: draft.creatorId,
  title: draft.title,
  isRevision: submission.isRevision,
  isAppeal: submission.isAppeal,
  queuedAt: submission.queuedAt,
  status,
});

interface Told {
  outcome: "scheduled" | "changes_requested" | "rejected";
  remarks: number;
  reason: { code: RejectionCode | null; text: string };
  at: Instant;
}

async function tell(tx: Tx, { draft, submission }: InReview, told: Told): Promise<void> {
  const { id: draftId, creatorId, title } = draft;
  await emit(tx, submissionDecided({ draftId, creatorId, title, submissionId: submission.id, isRevision: submission.isRevision, ...told }));
  await emit(tx, reviewQueueChanged({ draftId }));
}

export async function approveSubmission(tx: Tx, { id, by, at }: Deciding): Promise<Decided | null> {
  const found = await lockInReview(tx, id);
  if (!found) return null;
  const { draft, submission } = found;
  if (draft.publishAt !== null && draft.publishAt > at) {
    await stepDraft(tx, draft, { event: "approveForLater", actorId: by }, at);
    await decideSubmission(tx, submission.id, { outcome: "approved", by, at });
    await tell(tx, found, { outcome: "scheduled", remarks: 0, reason: { code: null, text: "" }, at });
    return decidedOf(found, "approved");
  }
  await goLive(tx, await wholeDraft(tx, draft), { by, at });
  return decidedOf(found, "published");
}

export async function askForChanges(
  tx: Tx,
  { id, by, at, remarks, newId }: Deciding & { remarks: readonly NewRemark[]; newId: () => string },
): Promise<Decided | null> {
  const found = await lockInReview(tx, id);
  if (!found || remarks.length === 0) return null;
  const { draft, submission } = found;
  await stepDraft(tx, draft, { event: "requestChanges", actorId: by }, at);
  await tx
    .insertInto("draftRemarks")
    .values(remarks.map((remark) => ({ ...remark, id: newId(), draftId: id, submissionId: submission.id, authorId: by, at })))
    .execute();
  await decideSubmission(tx, submission.id, { outcome: "changes_requested", by, at });
  await tell(tx, found, { outcome: "changes_requested", remarks: remarks.length, reason: { code: null, text: "" }, at });
  return decidedOf(found, "changes_requested");
}

export async function rejectSubmission(
  tx: Tx,
  { id, by, at, code, text }: Deciding & { code: RejectionCode; text: string },
): Promise<Decided | null> {
  const found = await lockInReview(tx, id);
  if (!found) return null;
  const { draft, submission } = found;
  const set = { reasonCode: code, reason: text, rejectedAt: at };
  await stepDraft(tx, draft, { event: "reject", actorId: by, reason: text, set }, at);
  await decideSubmission(tx, submission.id, { outcome: "rejected", by, at });
  await tell(tx, found, { outcome: "rejected", remarks: 0, reason: { code, text }, at });
  return decidedOf(found, "rejected");
}
