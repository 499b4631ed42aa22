import { appealUntil } from "@blenda/domain/authoring/rules";
import { publication } from "../../authoring/port.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { lockOwn, ownView } from "../own-draft.ts";
import { teaching } from "../procedures.ts";
import { TRAINING_DRAFTS } from "./training-kind.ts";

/** Once, within thirty days: before reviewers again, with the creator's words. */
export const appeal = teaching.appeal.handler(async ({ input: { id, text }, context, errors }) => {
  await context.transaction(async (tx) => {
    const draft = await lockOwn(tx, context.user.id, id);
    const at = context.now();
    if (draft.status !== "rejected") throw refusal("TEACHING_INVALID_STEP", { from: draft.status });
    if (!appealUntil(draft, at)) throw errors.TEACHING_APPEAL_OVER();
    await publication.appeal(tx, TRAINING_DRAFTS, draft, { submissionId: context.id(), isRevision: draft.isRevision, text, at });
  });
  return ownView(context, id);
});
