import { queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";

export const trainingQuery = (id: string) =>
  queryOptions({ ...api.trainings.training.queryOptions({ input: { id } }), staleTime: FRESH_MS.listings, retryOnMount: false });

/** For its buyers, also while it is on sale no more. */
export const ownTrainingQuery = (id: string) =>
  queryOptions({ ...api.trainings.ownTraining.queryOptions({ input: { id } }), staleTime: FRESH_MS.listings, retryOnMount: false });

export const lessonQuery = (trainingId: string, lessonId: string) =>
  queryOptions({ ...api.trainings.lesson.queryOptions({ input: { trainingId, lessonId } }), staleTime: FRESH_MS.listings });
