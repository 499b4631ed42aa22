import { infiniteQueryOptions, keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { savedIdsQuery } from "./saved-state.ts";
import { readView, type View } from "./view.ts";

/** Page after page. While another order is asked for, the list that was there stays on show. */
export const savedListQuery = ({ sort, collectionId }: View) =>
  infiniteQueryOptions({
    ...api.saved.list.infiniteOptions({
      input: (after: string | undefined) => ({ sort, collectionId, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });

/** A visitor's list lies in their browser; there is nothing to ask before it is read. */
export function askSaved(cache: QueryClient, asked: AddressParams): void {
  if (!cache.getQueryData(sessionQuery.queryKey)?.user) return;
  void cache.prefetchInfiniteQuery(savedListQuery(readView(asked)));
  void cache.prefetchQuery(savedIdsQuery);
}
