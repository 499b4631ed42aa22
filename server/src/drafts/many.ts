import type { ManyEvent } from "@blenda/domain/authoring/constants";
import type { ManyOutcome } from "@blenda/domain/authoring/model";
import { isEditable, type PriceChange, priceAfter } from "@blenda/domain/authoring/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { lockItem } from "../publication/items.ts";
import type { DraftContext, DraftKind, DraftTypes } from "./kind.ts";

/** Each for itself: what is not possible for one does not hold up the others, and says why. In one order, so that two never wait in a circle. */
async function each(
  { transaction }: DraftContext,
  ids: readonly string[],
  one: (tx: Tx, id: string) => Promise<string | null>,
): Promise<ManyOutcome> {
  const outcome: ManyOutcome = { done: [], refused: [] };
  for (const id of [...new Set(ids)].sort()) {
    const problem = await transaction((tx) => one(tx, id));
    if (problem === null) outcome.done.push(id);
    else outcome.refused.push({ id, message: problem });
  }
  return outcome;
}

type Remove<T extends DraftTypes> = (tx: Tx, draft: T["Row"], actorId: string, at: Instant) => Promise<void>;

/** What can be done with many at once, on sale or worked on. */
export function stepsForMany<T extends DraftTypes>(kind: DraftKind<T>, removeDraft: Remove<T>) {
  const { texts } = kind;
  /** Somebody else's answers like none. */
  const held = async (tx: Tx, id: string, creatorId: string) => {
    const item = await lockItem(tx, kind.itemType, id);
    const draft = await kind.rows.lock(tx, id);
    return (item ?? draft)?.creatorId === creatorId ? { item, draft } : null;
  };

  const moveMany = (asking: DraftContext, { ids, event }: { ids: readonly string[]; event: ManyEvent }): Promise<ManyOutcome> =>
    each(asking, ids, async (tx, id) => {
      const { user, now } = asking;
      const found = await held(tx, id, user.id);
      if (!found) return texts.gone;
      const { item, draft } = found;
      if (event === "delete") {
        if (item) return texts.soldOnce;
        if (!draft) return texts.gone;
        if (draft.status === "processing" || draft.status === "review") return texts.notWhile[draft.status];
        await removeDraft(tx, draft, user.id, now());
        return null;
      }
      if (!item) return texts.notOnSale;
      return (await kind.moveItem(tx, item, { event, actorId: user.id }, now())) ? null : texts.notPossible(item.status);
    });

  /** Prices need no review: what is on sale has its new one at once, and so has a draft of it. */
  const priceMany = (asking: DraftContext, { ids, change }: { ids: readonly string[]; change: PriceChange }): Promise<ManyOutcome> =>
    each(asking, ids, async (tx, id) => {
      const found = await held(tx, id, asking.user.id);
      if (!found) return texts.gone;
      const { item, draft } = found;
      const before = item?.priceCents ?? draft?.priceCents ?? (change.kind === "set" ? 0 : null);
      if (before === null) return texts.noPrice;
      const priceCents = priceAfter(change, before);
      if (priceCents === null) return texts.priceTooLow;
      if (draft && !item && !isEditable(draft.status)) return texts.notWhile[draft.status];
      const at = asking.now();
      if (item) await kind.reprice(tx, item, priceCents, at);
      if (draft && isEditable(draft.status)) await kind.rows.update(tx, draft, { priceCents, mark: draft.mark + 1, updatedAt: at });
      return null;
    });

  return { moveMany, priceMany };
}
