import { reviewQueueChanged } from "@blenda/domain/authoring/events";
import { emit } from "../../platform/events/outbox.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { lockOwn, ownView } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { openSubmission, stepDraft } from "../repository.ts";
import { decideSubmission } from "./submission-repository.ts";

export const withdraw = authoring.withdraw.handler(async ({ input: { id }, context }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const draft = await lockOwn(tx, user.id, id);
    const at = now();
    if (!(await stepDraft(tx, draft, { event: "withdraw", actorId: user.id }, at)))
      throw refusal("AUTHORING_INVALID_STEP", { from: draft.status });
    const submission = await openSubmission(tx, id);
    if (submission) await decideSubmission(tx, submission.id, { outcome: "withdrawn", by: user.id, at });
    await emit(tx, reviewQueueChanged({ draftId: id }));
  });
  return ownView(context, id);
});
