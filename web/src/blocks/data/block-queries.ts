import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** Whom one blocked, the latest first. */
export const blockedQuery = infiniteQueryOptions({
  ...api.blocks.blocked.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
  refetchOnMount: true,
});
