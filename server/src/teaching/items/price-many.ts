import type { ManyOutcome } from "@blenda/domain/authoring/model";
import { isEditable, type PriceChange, priceAfter } from "@blenda/domain/authoring/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import type { Tx } from "../../platform/database/db.ts";
import { lockTraining, repriceTraining } from "../../trainings/port.ts";
import { teaching } from "../procedures.ts";
import { lockDraft, updateDraft } from "../repository.ts";

/** Prices need no review: what is on sale has its new one at once, and so has a draft of it. */
export const priceMany = teaching.priceMany.handler(async ({ input: { ids, change }, context }) => {
  const { user, now } = context;
  const outcome: ManyOutcome = { done: [], refused: [] };
  for (const id of [...new Set(ids)].sort()) {
    const problem = await context.transaction((tx) => priceOne(tx, id, change, user.id, now()));
    if (problem === null) outcome.done.push(id);
    else outcome.refused.push({ id, message: problem });
  }
  return outcome;
});

async function priceOne(tx: Tx, id: string, change: PriceChange, creatorId: string, at: Instant): Promise<string | null> {
  const training = await lockTraining(tx, id);
  const draft = await lockDraft(tx, id);
  if ((training ?? draft)?.creatorId !== creatorId) return teachingTexts.gone;
  const before = training?.priceCents ?? draft?.priceCents ?? (change.kind === "set" ? 0 : null);
  if (before === null) return teachingTexts.noPrice;
  const priceCents = priceAfter(change, before);
  if (priceCents === null) return teachingTexts.priceTooLow;
  if (draft && !training && !isEditable(draft.status)) return teachingTexts.notWhile[draft.status];
  if (training) await repriceTraining(tx, training, priceCents, at);
  if (draft && isEditable(draft.status)) await updateDraft(tx, draft, { priceCents, mark: draft.mark + 1, updatedAt: at });
  return null;
}
