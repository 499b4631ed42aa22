import type { DraftKind } from "../core/kind.ts";
import { printOf, wholeDraft } from "../draft-state.ts";
import { type DraftRow, isProductField, lockDraft, updateDraft } from "../repository.ts";
import { goLive } from "./go-live.ts";

/** Drafts of products, for the one publication. */
export const PRODUCT_DRAFTS: DraftKind<DraftRow> = {
  itemType: "product",
  lock: lockDraft,
  update: updateDraft,
  printsOf: async (tx, draft) => {
    const whole = await wholeDraft(tx, draft);
    return (field) => (isProductField(field) ? printOf(whole, field) : null);
  },
  goLive: async (tx, draft, publishing) => goLive(tx, await wholeDraft(tx, draft), publishing),
};
