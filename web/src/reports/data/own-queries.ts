import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** What one reported. Live. */
export const myReportsQuery = infiniteQueryOptions({
  ...api.reports.myReports.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
  refetchOnMount: true,
});

/** What was hidden, asked about or decided of one's own. Live. */
export const aboutMeQuery = infiniteQueryOptions({
  ...api.reports.aboutMe.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
  refetchOnMount: true,
});
