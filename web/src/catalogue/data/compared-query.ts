import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { comparedIds } from "./compare-address.ts";

/** One question for all of them; while one is taken away the others stay where they are. */
export const comparedQuery = (ids: readonly string[]) =>
  queryOptions({
    ...api.catalogue.compared.queryOptions({ input: { ids: [...ids] } }),
    staleTime: FRESH_MS.listings,
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });

export async function askCompared(cache: QueryClient, search: AddressParams): Promise<void> {
  const ids = comparedIds(search);
  if (ids.length > 0) await cache.prefetchQuery(comparedQuery(ids));
}
