import { isEditable, isHigherVersion } from "@blenda/domain/authoring/rules";
import { live } from "../../catalogue/port.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";
import { productDraftRows } from "../repository.ts";

/** A revision with a number and words for buyers. Its files come next; it goes on sale when review has seen them. */
export const releaseVersion = authoring.releaseVersion.handler(async ({ input: { id, number, changes }, context, errors }) => {
  const { user, now, jobs, id: newId } = context;
  await context.transaction(async (tx) => {
    const at = now();
    const draft = await productDrafts.revisionOf(tx, user.id, { id, newId, jobs, at });
    if (!isEditable(draft.status)) throw refusal("AUTHORING_INVALID_STEP", { from: draft.status });
    const current = (await live.find(tx, id))?.version ?? "1.0";
    if (!isHigherVersion(number, current)) throw errors.AUTHORING_VERSION_REFUSED({ data: { live: current } });
    await productDraftRows.update(tx, draft, { versionNumber: number, changes, mark: draft.mark + 1, updatedAt: at });
  });
  return productDrafts.ownView(context, id);
});
