import type { ManyEvent } from "@blenda/domain/authoring/constants";
import type { ManyOutcome } from "@blenda/domain/authoring/model";
import type { Instant } from "@blenda/domain/shared/time";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import type { Tx } from "../../platform/database/db.ts";
import { lockTraining, moveTraining } from "../../trainings/port.ts";
import { removeDraft } from "../editing/remove-draft.ts";
import { teaching } from "../procedures.ts";
import { lockDraft } from "../repository.ts";

/** Each for itself: what is not possible for one does not hold up the others, and says why. In one order, so that two never wait in a circle. */
export const moveMany = teaching.moveMany.handler(async ({ input: { ids, event }, context }) => {
  const { user, now } = context;
  const outcome: ManyOutcome = { done: [], refused: [] };
  for (const id of [...new Set(ids)].sort()) {
    const problem = await context.transaction((tx) => moveOne(tx, id, event, user.id, now()));
    if (problem === null) outcome.done.push(id);
    else outcome.refused.push({ id, message: problem });
  }
  return outcome;
});

async function moveOne(tx: Tx, id: string, event: ManyEvent, creatorId: string, at: Instant): Promise<string | null> {
  const training = await lockTraining(tx, id);
  const draft = await lockDraft(tx, id);
  if ((training ?? draft)?.creatorId !== creatorId) return teachingTexts.gone;
  if (event === "delete") {
    if (training) return teachingTexts.soldOnce;
    if (!draft) return teachingTexts.gone;
    if (draft.status === "processing" || draft.status === "review") return teachingTexts.notWhile[draft.status];
    await removeDraft(tx, draft, creatorId, at);
    return null;
  }
  if (!training) return teachingTexts.notOnSale;
  return (await moveTraining(tx, training, { event, actorId: creatorId }, at)) ? null : teachingTexts.notPossible(training.status);
}
