import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, client, FRESH_MS } from "../../lib/calls/api.ts";
import { fetchPicture } from "./hero-query.ts";
import { type Home, lastingParts, withAnswer } from "./home-parts.ts";

/**
 * Home is one question: banner, products, picks, categories and tutorials together, without what is still fresh from before.
 * What is kept is more than an answer, so it has a key of its own below the call's: live notes find it, the plain call does not.
 */
export const homeQuery = queryOptions({
  queryKey: [...api.content.home.key(), "with its parts"],
  queryFn: async ({ client: cache, signal }): Promise<Home> => {
    const state = cache.getQueryState<Home>(homeQuery.queryKey);
    const kept = state?.isInvalidated ? undefined : state?.data;
    const without = lastingParts(kept, Date.now(), FRESH_MS);
    return withAnswer(kept, await client.content.home(without.length > 0 ? { without } : undefined, { signal }), Date.now());
  },
  staleTime: FRESH_MS.listings,
});

export async function askHome(cache: QueryClient): Promise<void> {
  await cache.prefetchQuery(homeQuery);
  fetchPicture(cache.getQueryData(homeQuery.queryKey)?.page.hero);
}
