import { event } from "../access/event.ts";
import { TEACHING_READS } from "./constants.ts";

interface OfDraft {
  draftId: string;
  creatorId: string;
}

/** Something of a draft changed, or a film of it was read: the editor asks again. */
export const trainingDraftChanged = event<OfDraft>("teaching.draftChanged", {
  aggregate: ({ draftId }) => `training-draft/${draftId}`,
  to: ({ creatorId }) => ({ userId: creatorId }),
  stale: TEACHING_READS,
});
