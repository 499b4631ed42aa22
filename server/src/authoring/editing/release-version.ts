import { isEditable, isHigherVersion } from "@blenda/domain/authoring/rules";
import { live } from "../../catalogue/port.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { ownView } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { updateDraft } from "../repository.ts";
import { revisionOf } from "./start-revision.ts";

/** A revision with a number and words for buyers. Its files come next; it goes on sale when review has seen them. */
export const releaseVersion = authoring.releaseVersion.handler(async ({ input: { id, number, changes }, context, errors }) => {
  const { user, now, id: newId } = context;
  await context.transaction(async (tx) => {
    const at = now();
    const draft = await revisionOf(tx, { id, creatorId: user.id, newId, at });
    if (!isEditable(draft.status)) throw refusal("AUTHORING_INVALID_STEP", { from: draft.status });
    const current = (await live.find(tx, id))?.version ?? "1.0";
    if (!isHigherVersion(number, current)) throw errors.AUTHORING_VERSION_REFUSED({ data: { live: current } });
    await updateDraft(tx, draft, { versionNumber: number, changes, mark: draft.mark + 1, updatedAt: at });
  });
  return ownView(context, id);
});
