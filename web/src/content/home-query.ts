import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../lib/api.ts";
import { fetchPicture } from "./parts/hero-query.ts";

/** Home is one question: banner, products, picks, categories and tutorials together. */
export const homeQuery = queryOptions({ ...api.content.home.queryOptions(), staleTime: FRESH_MS.listings });

export async function askHome(cache: QueryClient): Promise<void> {
  await cache.prefetchQuery(homeQuery);
  fetchPicture(cache.getQueryData(homeQuery.queryKey)?.hero);
}
