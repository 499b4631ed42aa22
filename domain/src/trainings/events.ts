import { event } from "../access/event.ts";

/** Something a visitor can see of this training changed. */
export const trainingChanged = event<{ trainingId: string; creatorId: string }>("trainings.trainingChanged", {
  aggregate: ({ trainingId }) => `training/${trainingId}`,
  drops: ({ trainingId, creatorId }) => ({ kind: "trainings.training", ids: [trainingId], creatorIds: [creatorId] }),
});

/** Staff took it off sale, or put it back; its creator is told why. */
export const trainingModerated = event<{
  trainingId: string;
  creatorId: string;
  title: string;
  event: "suspend" | "reinstate";
  reason: string;
  at: string;
}>("trainings.moderated", {
  aggregate: ({ trainingId }) => `training/${trainingId}`,
  to: () => ({ access: { any: ["view_products", "edit_products"] } }),
  stale: ["review.allItems"],
});
