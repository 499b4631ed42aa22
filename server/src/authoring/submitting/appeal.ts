import { reviewQueueChanged } from "@blenda/domain/authoring/events";
import { appealUntil } from "@blenda/domain/authoring/rules";
import { emit } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { lockOwn, ownView } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { stepDraft } from "../repository.ts";

/** Once, within thirty days: before reviewers again, with the creator's words. */
export const appeal = authoring.appeal.handler(async ({ input: { id, text }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const draft = await lockOwn(tx, user.id, id);
    const at = now();
    if (draft.status !== "rejected") throw refusal("AUTHORING_INVALID_STEP", { from: draft.status });
    if (!appealUntil({ ...draft, isRevision: draft.baseVersionId !== null }, at)) throw errors.AUTHORING_APPEAL_OVER();
    await stepDraft(tx, draft, { event: "appeal", actorId: user.id, reason: text, set: { appealedAt: at } }, at);
    const about = { id: context.id(), draftId: id, creatorId: user.id, isRevision: draft.baseVersionId !== null };
    await tx
      .insertInto("submissions")
      .values({ ...about, isAppeal: true, appealText: text, submittedAt: at, queuedAt: at })
      .execute();
    await emit(tx, reviewQueueChanged({ draftId: id }));
  });
  return ownView(context, id);
});
