import { event } from "../access/event.ts";

/** Something a visitor can see of this training changed. */
export const trainingChanged = event<{ trainingId: string; creatorId: string }>("trainings.trainingChanged", {
  aggregate: ({ trainingId }) => `training/${trainingId}`,
  drops: ({ trainingId, creatorId }) => ({ kind: "trainings.training", ids: [trainingId], creatorIds: [creatorId] }),
});
