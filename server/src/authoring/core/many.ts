import type { DraftStatus, ManyEvent } from "@blenda/domain/authoring/constants";
import type { ManyOutcome } from "@blenda/domain/authoring/model";
import { isEditable, type PriceChange, priceAfter } from "@blenda/domain/authoring/rules";
import type { PublicationStatus } from "@blenda/domain/publication/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import type { DraftBase } from "./kind.ts";

interface Sold {
  creatorId: string;
  status: PublicationStatus;
  priceCents: number;
}

interface PricedDraft extends DraftBase {
  priceCents: number | null;
  mark: number;
}

/** A kind of thing and its draft, as much of them as steps for many need. What is locked is held until the transaction ends. */
export interface ManyKind<Item extends Sold, Draft extends PricedDraft> {
  lockItem(tx: Tx, id: string): Promise<Item | undefined>;
  lockDraft(tx: Tx, id: string): Promise<Draft | undefined>;
  /** Answers whether there is such a step. */
  moveItem(tx: Tx, item: Item, step: { event: Exclude<ManyEvent, "delete">; actorId: string }, at: Instant): Promise<boolean>;
  reprice(tx: Tx, item: Item, priceCents: number, at: Instant): Promise<void>;
  removeDraft(tx: Tx, draft: Draft, actorId: string, at: Instant): Promise<void>;
  updateDraft(tx: Tx, draft: Draft, set: { priceCents: number; mark: number; updatedAt: Instant }): Promise<unknown>;
  texts: {
    gone: string;
    soldOnce: string;
    notOnSale: string;
    noPrice: string;
    priceTooLow: string;
    notWhile: Record<DraftStatus, string>;
    notPossible(status: PublicationStatus): string;
  };
}

type Asking = Pick<Services, "transaction" | "now"> & { user: { id: string } };

/** Each for itself: what is not possible for one does not hold up the others, and says why. In one order, so that two never wait in a circle. */
async function each(
  { transaction }: Asking,
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

export function stepsForMany<Item extends Sold, Draft extends PricedDraft>(kind: ManyKind<Item, Draft>) {
  const { texts } = kind;
  /** Somebody else's answers like none. */
  const held = async (tx: Tx, id: string, creatorId: string) => {
    const item = await kind.lockItem(tx, id);
    const draft = await kind.lockDraft(tx, id);
    return (item ?? draft)?.creatorId === creatorId ? { item, draft } : null;
  };

  const move = (asking: Asking, ids: readonly string[], event: ManyEvent): Promise<ManyOutcome> =>
    each(asking, ids, async (tx, id) => {
      const { user, now } = asking;
      const found = await held(tx, id, user.id);
      if (!found) return texts.gone;
      const { item, draft } = found;
      if (event === "delete") {
        if (item) return texts.soldOnce;
        if (!draft) return texts.gone;
        if (draft.status === "processing" || draft.status === "review") return texts.notWhile[draft.status];
        await kind.removeDraft(tx, draft, user.id, now());
        return null;
      }
      if (!item) return texts.notOnSale;
      return (await kind.moveItem(tx, item, { event, actorId: user.id }, now())) ? null : texts.notPossible(item.status);
    });

  /** Prices need no review: what is on sale has its new one at once, and so has a draft of it. */
  const price = (asking: Asking, ids: readonly string[], change: PriceChange): Promise<ManyOutcome> =>
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
      if (draft && isEditable(draft.status)) await kind.updateDraft(tx, draft, { priceCents, mark: draft.mark + 1, updatedAt: at });
      return null;
    });

  return { move, price };
}
