import { appealUntil } from "@blenda/domain/authoring/rules";
import { refusal } from "../../platform/requests/refusal.ts";
import { appealDraft } from "../core/decide.ts";
import { lockOwn, ownView } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { PRODUCT_DRAFTS } from "./product-kind.ts";

/** Once, within thirty days: before reviewers again, with the creator's words. */
export const appeal = authoring.appeal.handler(async ({ input: { id, text }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const draft = await lockOwn(tx, user.id, id);
    const at = now();
    if (draft.status !== "rejected") throw refusal("AUTHORING_INVALID_STEP", { from: draft.status });
    const isRevision = draft.baseVersionId !== null;
    if (!appealUntil({ ...draft, isRevision }, at)) throw errors.AUTHORING_APPEAL_OVER();
    await appealDraft(tx, PRODUCT_DRAFTS, draft, { submissionId: context.id(), isRevision, text, at });
  });
  return ownView(context, id);
});
