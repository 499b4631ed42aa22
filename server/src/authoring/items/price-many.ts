import type { ManyOutcome } from "@blenda/domain/authoring/model";
import { isEditable, type PriceChange, priceAfter } from "@blenda/domain/authoring/rules";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { Instant } from "@blenda/domain/shared/time";
import { lockProduct, repriceProduct } from "../../catalogue/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { authoring } from "../procedures.ts";
import { lockDraft, updateDraft } from "../repository.ts";

/** Prices need no review: what is on sale has its new one at once, and so has a draft of it. */
export const priceMany = authoring.priceMany.handler(async ({ input: { ids, change }, context }) => {
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
  const product = await lockProduct(tx, id);
  const draft = await lockDraft(tx, id);
  if ((product ?? draft)?.creatorId !== creatorId) return authoringTexts.gone;
  const before = product?.priceCents ?? draft?.priceCents ?? (change.kind === "set" ? 0 : null);
  if (before === null) return authoringTexts.noPrice;
  const priceCents = priceAfter(change, before);
  if (priceCents === null) return authoringTexts.priceTooLow;
  if (draft && !product && !isEditable(draft.status)) return authoringTexts.notWhile[draft.status];
  if (product) await repriceProduct(tx, product, priceCents, at);
  if (draft && isEditable(draft.status)) await updateDraft(tx, draft, { priceCents, mark: draft.mark + 1, updatedAt: at });
  return null;
}
