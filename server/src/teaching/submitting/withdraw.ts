import { publication } from "../../authoring/port.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { lockOwn, ownView } from "../own-draft.ts";
import { teaching } from "../procedures.ts";
import { TRAINING_DRAFTS } from "./training-kind.ts";

export const withdraw = teaching.withdraw.handler(async ({ input: { id }, context }) => {
  await context.transaction(async (tx) => {
    const draft = await lockOwn(tx, context.user.id, id);
    if (!(await publication.withdraw(tx, TRAINING_DRAFTS, draft, context.now())))
      throw refusal("TEACHING_INVALID_STEP", { from: draft.status });
  });
  return ownView(context, id);
});
