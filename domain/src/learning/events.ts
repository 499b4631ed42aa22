import { event } from "../access/event.ts";
import type { Instant } from "../shared/time.ts";
import type { PostNotice } from "./rules.ts";

/** Something was written, changed or removed under a lesson. Told to its creator, to the asker, and to those who answered. */
export const questionsChanged = event<{ questionId: string; userId: string }>("learning.questionsChanged", {
  aggregate: ({ questionId }) => `question/${questionId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["learning.questions", "onboarding.home"],
});

/** A question or an answer was written. `to`: who is told, and how it concerns them. */
export const lessonPostWritten = event<
  PostNotice & {
    postId: string;
    questionId: string;
    trainingId: string;
    lessonId: string;
    author: { userId: string; name: string };
    title: string;
    excerpt: string;
    at: Instant;
  }
>("learning.postWritten", { aggregate: ({ questionId }) => `question/${questionId}` });
