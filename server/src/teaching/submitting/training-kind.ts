import type { DraftKind } from "../../authoring/port.ts";
import { wholeTraining } from "../draft-state.ts";
import { type DraftRow, lockDraft, updateDraft } from "../repository.ts";
import { goLive } from "./go-live.ts";

/** Drafts of courses, for the one publication. */
export const TRAINING_DRAFTS: DraftKind<DraftRow> = {
  itemType: "training",
  lock: lockDraft,
  update: updateDraft,
  goLive: async (tx, draft, publishing) => goLive(tx, await wholeTraining(tx, draft), publishing),
};
