import type { LessonProgress, TrainingProgress } from "@blenda/domain/learning/model";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { useMe } from "../../lib/session/use-me.ts";

/** Another device may have gone on meanwhile, so it is asked for whenever a training is opened. */
export const progressQuery = (trainingId: string) =>
  queryOptions({ ...api.learning.progress.queryOptions({ input: { trainingId } }), refetchOnMount: "always", gcTime: 0 });

/** Whether the reader owns this training; undefined until that is known. A visitor owns nothing, and is not asked about. */
export function useOwnsTraining(trainingId: string): boolean | undefined {
  const isMember = useMe() !== null;
  const { data, isError } = useQuery({ ...api.orders.owned.queryOptions(), enabled: isMember });
  if (!isMember || isError) return false;
  return data?.trainings.some(({ id }) => id === trainingId);
}

export function learnProgress(progress: TrainingProgress, cache: QueryClient): void {
  cache.setQueryData(progressQuery(progress.trainingId).queryKey, progress);
}

/** A place that was saved. Only a lesson that became complete changes more than its own line. */
export function learnPlace(trainingId: string, saved: LessonProgress, cache: QueryClient): void {
  const { queryKey } = progressQuery(trainingId);
  const before = cache.getQueryData(queryKey)?.lessons.find(({ lessonId }) => lessonId === saved.lessonId);
  if (saved.completedAt && !before?.completedAt) void cache.invalidateQueries({ queryKey });
  cache.setQueryData(
    queryKey,
    (all) =>
      all && {
        ...all,
        lastLessonId: saved.lessonId,
        lessons: [saved, ...all.lessons.filter(({ lessonId }) => lessonId !== saved.lessonId)],
      },
  );
}
