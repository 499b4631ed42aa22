import type { DraftKind } from "../../authoring/port.ts";
import { printOf, wholeTraining } from "../draft-state.ts";
import { type DraftRow, isTrainingField, lockDraft, updateDraft } from "../repository.ts";
import { goLive } from "./go-live.ts";

/** Drafts of courses, for the one publication. */
export const TRAINING_DRAFTS: DraftKind<DraftRow> = {
  itemType: "training",
  lock: lockDraft,
  update: updateDraft,
  printsOf: async (tx, draft) => {
    const whole = await wholeTraining(tx, draft);
    return (field, lessonId) => (isTrainingField(field) ? printOf(whole, field, lessonId) : null);
  },
  goLive: async (tx, draft, publishing) => goLive(tx, await wholeTraining(tx, draft), publishing),
};
