import type { ListingAddress, TrainingAddress } from "@blenda/domain/search/model";
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";
import { storedPageCount } from "./stored-page-count.ts";

/** Page after page of one listing. While another filter is asked for, the list that was there stays on show. */
export const productsQuery = (address: ListingAddress) =>
  infiniteQueryOptions({
    ...api.search.products.infiniteOptions({
      input: (after: string | undefined) => ({ ...address, after }),
      initialPageParam: address.after,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    staleTime: FRESH_MS.listings,
    placeholderData: keepPreviousData,
  });

export const trainingsQuery = (address: TrainingAddress) =>
  infiniteQueryOptions({
    ...api.search.trainings.infiniteOptions({
      input: (after: string | undefined) => ({ ...address, after }),
      initialPageParam: address.after,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    staleTime: FRESH_MS.listings,
    placeholderData: keepPreviousData,
  });

/** How many models and courses there are for some words, whatever else is filtered. */
export const totalsQuery = (term: string) =>
  queryOptions({ ...api.search.suggest.queryOptions({ input: { term } }), staleTime: FRESH_MS.listings, select: ({ totals }) => totals });

/** After a reload all pages that were open are asked for, so that the reader finds the place again. */
export function askProducts(cache: QueryClient, address: ListingAddress): Promise<void> {
  const query = productsQuery(address);
  return cache.prefetchInfiniteQuery({ ...query, pages: storedPageCount(query.queryKey) });
}

export function askTrainings(cache: QueryClient, address: TrainingAddress): Promise<void> {
  const query = trainingsQuery(address);
  return cache.prefetchInfiniteQuery({ ...query, pages: storedPageCount(query.queryKey) });
}
