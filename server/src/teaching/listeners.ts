import { isEditable } from "@blenda/domain/authoring/rules";
import { trainingChanged } from "@blenda/domain/trainings/events";
import { type Listener, listener } from "../platform/events/outbox.ts";
import { lockDraft, updateDraft } from "./repository.ts";

/** A price set elsewhere after the revision was last saved is its creator's latest word: handing the revision in must not undo it. */
const onTrainingChanged = listener("teaching.trainingChanged", trainingChanged, async (tx, { trainingId }) => {
  const draft = await lockDraft(tx, trainingId);
  if (!draft?.isRevision || !isEditable(draft.status)) return;
  const latest = await tx
    .selectFrom("priceHistory")
    .select("priceCents")
    .where("itemType", "=", "training")
    .where("itemId", "=", trainingId)
    .where("at", ">", draft.updatedAt)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!latest || latest.priceCents === draft.priceCents) return;
  await updateDraft(tx, draft, { priceCents: latest.priceCents, mark: draft.mark + 1 });
});

export const teachingListeners: Listener[] = [onTrainingChanged];
