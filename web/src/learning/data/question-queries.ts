import type { LessonQuestion, LessonQuestions } from "@blenda/domain/learning/model";
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** The role a reader has under a lesson. */
export type Reader = "owner" | "creator" | "staff";

export interface Place {
  trainingId: string;
  lessonId: string;
  /** The question the reader came for: it comes first. */
  questionId?: string | undefined;
}

/** What was asked under a lesson, newest first, page after page. Live for those who took part. */
export const questionsQuery = (place: Place, reader: Reader) =>
  infiniteQueryOptions(
    (reader === "staff" ? api.learning.questionsForStaff : api.learning.questions).infiniteOptions({
      input: (after: string | undefined) => ({ ...place, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );

const keys = (lessonId: string) =>
  [api.learning.questions, api.learning.questionsForStaff].map((read) => read.key({ type: "infinite", input: { lessonId } }));

/** A question as it is now: in its place, at the top if it is new, gone if nothing is left of it. */
export function learnQuestion(question: LessonQuestion, cache: QueryClient): void {
  const isGone = question.isRemoved && question.answers.length === 0;
  for (const queryKey of keys(question.lessonId))
    cache.setQueriesData<InfiniteData<LessonQuestions>>({ queryKey }, (data) => {
      if (!data) return data;
      const isKnown = data.pages.some(({ questions }) => questions.some(({ id }) => id === question.id));
      const pages = data.pages.map(({ questions, next }, n) => ({
        next,
        questions: [
          ...(n === 0 && !isKnown && !isGone ? [question] : []),
          ...questions.flatMap((each) => (each.id === question.id ? (isGone ? [] : [question]) : [each])),
        ],
      }));
      return { ...data, pages };
    });
}
