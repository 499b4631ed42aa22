import { isEditable } from "@blenda/domain/authoring/rules";
import type { Tx } from "../platform/database/db.ts";
import { priceSince } from "../publication/items.ts";
import type { DraftKind, DraftTypes } from "./kind.ts";

/** A price set elsewhere after the revision was last saved is its creator's latest word: handing the revision in must not undo it. */
export const priceFollower =
  <T extends DraftTypes>({ itemType, rows, isRevision }: DraftKind<T>) =>
  async (tx: Tx, id: string): Promise<void> => {
    const draft = await rows.lock(tx, id);
    if (!draft || !isRevision(draft) || !isEditable(draft.status)) return;
    const priceCents = await priceSince(tx, itemType, id, draft.updatedAt);
    if (priceCents === null || priceCents === draft.priceCents) return;
    await rows.update(tx, draft, { priceCents, mark: draft.mark + 1 });
  };
