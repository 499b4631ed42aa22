import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";

export const productQuery = (id: string) =>
  queryOptions({ ...api.catalogue.product.queryOptions({ input: { id } }), staleTime: FRESH_MS.listings, retryOnMount: false });

/** Asks for the facts and, as soon as they name it, for the large picture: it is the first thing the page shows. */
export async function askProduct(cache: QueryClient, id: string): Promise<void> {
  await cache.prefetchQuery(productQuery(id));
  const [cover] = cache.getQueryData(productQuery(id).queryKey)?.pictures ?? [];
  if (cover) new Image().src = cover.url;
}
