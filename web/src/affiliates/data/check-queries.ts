import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** What our team looks at before anybody is paid, the oldest first. */
export const suspiciousQuery = infiniteQueryOptions(
  api.affiliates.suspicious.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
);

export const forgetSuspicious = (_out: unknown, cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: api.affiliates.suspicious.key() });
