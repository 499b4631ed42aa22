import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";

export const shopQuery = (slug: string) =>
  queryOptions({ ...api.shops.shop.queryOptions({ input: { slug } }), staleTime: FRESH_MS.listings });

export const askShop = (cache: QueryClient, slug: string): Promise<void> => cache.prefetchQuery(shopQuery(slug));
