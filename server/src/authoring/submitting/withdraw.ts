import { refusal } from "../../platform/requests/refusal.ts";
import { withdrawDraft } from "../core/decide.ts";
import { lockOwn, ownView } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { PRODUCT_DRAFTS } from "./product-kind.ts";

export const withdraw = authoring.withdraw.handler(async ({ input: { id }, context }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const draft = await lockOwn(tx, user.id, id);
    if (!(await withdrawDraft(tx, PRODUCT_DRAFTS, draft, now()))) throw refusal("AUTHORING_INVALID_STEP", { from: draft.status });
  });
  return ownView(context, id);
});
