import { event } from "../access/event.ts";

/** Something was written, changed or removed under a lesson. Told to its creator, to whoever asked, and to those who answered. */
export const questionsChanged = event<{ questionId: string; userId: string }>("learning.questionsChanged", {
  aggregate: ({ questionId }) => `question/${questionId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["learning.questions", "onboarding.home"],
});
