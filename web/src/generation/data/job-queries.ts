import type { Job, ToolPage } from "@blenda/domain/generation/model";
import { isOver } from "@blenda/domain/generation/rules";
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { toolQuery } from "./tool-query.ts";

/** A job moves up when another person's work is done, and no event tells of other people's work. */
const LOOK_WHILE_WAITING_MS = 3_000;

/** Live: its progress is told. */
export const jobQuery = (id: string) =>
  queryOptions({
    ...api.generation.job.queryOptions({ input: { id } }),
    retryOnMount: false,
    refetchInterval: ({ state: { data } }) => (data?.status === "queued" ? LOOK_WHILE_WAITING_MS : false),
  });

/** The history beyond the first page, or what fits a search. */
export const jobsQuery = (search: string) =>
  infiniteQueryOptions({
    ...api.generation.jobs.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...(search && { search }), ...(cursor && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });

/** A listed job as it is now: while it waits or runs it is asked for by itself, because progress is told of it alone. */
export function useLiveJob(listed: Job): Job {
  const { data } = useQuery({ ...jobQuery(listed.id), enabled: !isOver(listed.status), initialData: listed });
  return isOver(listed.status) ? listed : data;
}

/** A command answered with this job: every list shows it at once. */
export function learnJob(job: Job, cache: QueryClient): void {
  cache.setQueryData(jobQuery(job.id).queryKey, job);
  cache.setQueryData(toolQuery.queryKey, (page) => page && { ...page, jobs: withJob(page.jobs, job) });
}

const withJob = (jobs: ToolPage["jobs"], job: Job): Job[] =>
  jobs.some(({ id }) => id === job.id) ? jobs.map((one) => (one.id === job.id ? job : one)) : [job, ...jobs];
