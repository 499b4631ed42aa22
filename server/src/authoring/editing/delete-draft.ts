import { draftChanged } from "@blenda/domain/authoring/events";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { dropDraft } from "../files-repository.ts";
import { lockOwn } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { type DraftRow, recordStep } from "../repository.ts";

/** Never on sale, so it goes with its files; what review already answered is archived by the table, which leaves as little. */
export const deleteDraft = authoring.deleteDraft.handler(async ({ input: { id }, context }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const draft = await lockOwn(tx, user.id, id);
    if (draft.baseVersionId !== null) throw refusal("AUTHORING_INVALID_STEP", { from: draft.status });
    await removeDraft(tx, draft, user.id, now());
  });
  return { id };
});

/** What is being checked or reviewed stays until it is decided or withdrawn. */
export async function removeDraft(tx: Tx, draft: DraftRow, actorId: string, at: Instant): Promise<void> {
  const { status } = draft;
  if (status === "processing" || status === "review") throw refusal("AUTHORING_INVALID_STEP", { from: status });
  const isDeleted = status === "draft" || status === "rejected";
  await recordStep(tx, draft, draft.baseVersionId ? "canceled" : isDeleted ? "deleted" : "archived", actorId, "", at);
  await emit(tx, draftChanged({ draftId: draft.id, creatorId: draft.creatorId }));
  await dropDraft(tx, draft.id, at);
}
