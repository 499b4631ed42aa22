import type { DraftKind } from "../core/kind.ts";
import { wholeDraft } from "../draft-state.ts";
import { type DraftRow, lockDraft, updateDraft } from "../repository.ts";
import { goLive } from "./go-live.ts";

/** Drafts of products, for the one publication. */
export const PRODUCT_DRAFTS: DraftKind<DraftRow> = {
  itemType: "product",
  lock: lockDraft,
  update: updateDraft,
  goLive: async (tx, draft, publishing) => goLive(tx, await wholeDraft(tx, draft), publishing),
};
