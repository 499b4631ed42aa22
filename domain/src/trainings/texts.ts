import type { TrainingType } from "./constants.ts";

export const trainingTexts = {
  loadFailed: "Failed to load this course",
  changeFailed: "Failed to change this course",
  /** Where there is no price, because its creator gives it to subscribers only. */
  subscribersOnly: "Only for subscribers",
  subscribersOnlyHelp: (type: TrainingType, hasPreview: boolean) =>
    `This ${type} isn't sold separately, and subscriptions can't be bought here yet. Ask the shop how to join.${
      hasPreview ? " Lessons marked Preview are open to everyone." : ""
    }`,
};
