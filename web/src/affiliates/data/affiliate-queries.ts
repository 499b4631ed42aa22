import type { AffiliateRange } from "@blenda/domain/affiliates/constants";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const programmeQuery = queryOptions(api.affiliates.programme.queryOptions());
export const statusQuery = queryOptions(api.affiliates.status.queryOptions());
export const figuresQuery = (range: AffiliateRange) => queryOptions(api.affiliates.dashboard.queryOptions({ input: { range } }));

/** Every order, the latest first. */
export const trailQuery = infiniteQueryOptions(
  api.affiliates.trail.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
);
