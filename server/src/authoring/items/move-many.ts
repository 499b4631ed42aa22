import type { ManyEvent } from "@blenda/domain/authoring/constants";
import type { ManyOutcome } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { Instant } from "@blenda/domain/shared/time";
import { lockProduct, moveProduct } from "../../catalogue/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { removeDraft } from "../editing/delete-draft.ts";
import { authoring } from "../procedures.ts";
import { lockDraft } from "../repository.ts";

/** Each for itself: what is not possible for one does not hold up the others, and says why. In one order, so that two never wait in a circle. */
export const moveMany = authoring.moveMany.handler(async ({ input: { ids, event }, context }) => {
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
  const product = await lockProduct(tx, id);
  const draft = await lockDraft(tx, id);
  if ((product ?? draft)?.creatorId !== creatorId) return authoringTexts.gone;
  if (event === "delete") {
    if (product) return authoringTexts.soldOnce;
    if (!draft) return authoringTexts.gone;
    if (draft.status === "processing" || draft.status === "review") return authoringTexts.notWhile[draft.status];
    await removeDraft(tx, draft, creatorId, at);
    return null;
  }
  if (!product) return authoringTexts.notOnSale;
  return (await moveProduct(tx, product, { event, actorId: creatorId }, at)) ? null : authoringTexts.notPossible(product.status);
}
