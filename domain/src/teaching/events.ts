import { event } from "../access/event.ts";
import { TEACHING_READS } from "./constants.ts";

interface OfDraft {
  draftId: string;
  creatorId: string;
}

/** Lessons came to a course people own. They are told in batches: `after` is the last one who was. */
export const lessonsAdded = event<{ trainingId: string; titles: string[]; at: string; after: string }>("teaching.lessonsAdded", {
  aggregate: ({ trainingId }) => `training/${trainingId}`,
});

/** Something of a draft changed, or a film of it was read: the editor asks again. */
export const trainingDraftChanged = event<OfDraft>("teaching.draftChanged", {
  aggregate: ({ draftId }) => `training-draft/${draftId}`,
  to: ({ creatorId }) => ({ userId: creatorId }),
  stale: TEACHING_READS,
});
