import type { Instant } from "@blenda/domain/shared/time";
import { trainingDraftChanged } from "@blenda/domain/teaching/events";
import { publication } from "../../authoring/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { releaseFiles } from "../media-repository.ts";
import type { DraftRow } from "../repository.ts";
import { draftTree, filesIn, picturesOf } from "../tree-repository.ts";

/** The whole draft with everything in it. What is on sale keeps what it needs; `also`: what it needs no longer. */
export async function dropDraft(tx: Tx, draft: DraftRow, at: Instant, also: readonly (string | null)[] = []): Promise<void> {
  const files = [...filesIn(await draftTree(tx, draft.id)), ...(await picturesOf(tx, draft.id)), draft.coverFileId, ...also];
  await tx.deleteFrom("trainingDrafts").where("id", "=", draft.id).execute();
  await releaseFiles(tx, files, at);
}

/** What is being checked or reviewed stays until it is decided or withdrawn. */
export async function removeDraft(tx: Tx, draft: DraftRow, actorId: string, at: Instant): Promise<void> {
  const { id: draftId, creatorId, status, isRevision } = draft;
  if (status === "processing" || status === "review") throw refusal("TEACHING_INVALID_STEP", { from: status });
  const isDeleted = status === "draft" || status === "rejected";
  await publication.recordStep(tx, "training", draft, {
    toStatus: isRevision ? "canceled" : isDeleted ? "deleted" : "archived",
    actorId,
    at,
  });
  await emit(tx, trainingDraftChanged({ draftId, creatorId }));
  await dropDraft(tx, draft, at);
}
