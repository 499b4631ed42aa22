import { refusal } from "../../platform/requests/refusal.ts";
import { lockOwn } from "../own-draft.ts";
import { teaching } from "../procedures.ts";
import { removeDraft } from "./remove-draft.ts";

/** Never on sale, so it goes with its films. */
export const deleteDraft = teaching.deleteDraft.handler(async ({ input: { id }, context }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const draft = await lockOwn(tx, user.id, id);
    if (draft.isRevision) throw refusal("TEACHING_INVALID_STEP", { from: draft.status });
    await removeDraft(tx, draft, user.id, now());
  });
  return { id };
});
