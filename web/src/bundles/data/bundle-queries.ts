import type { BundleItemRef } from "@blenda/domain/bundles/model";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, client, FRESH_MS } from "../../lib/calls/api.ts";

/** Of a shop, with an item in it, of a category, by words, or simply the newest. */
export type ShelfOf = { creatorId: string } | BundleItemRef | { category: string } | { words: string } | Record<string, never>;

export const shelfQuery = (of: ShelfOf) => queryOptions({ ...api.bundles.shelf.queryOptions({ input: of }), staleTime: FRESH_MS.listings });

export const stoppedBundleQuery = (id: string) => api.bundles.stoppedBundle.queryOptions({ input: { id }, retry: false });

export const ownBundlesQuery = api.bundles.own.queryOptions();
export const ownBundleQuery = (id: string) => api.bundles.ownBundle.queryOptions({ input: { id } });

/** What it comes to for whoever asks, less what they own: the same answer the cart gets. */
export const bundlePriceQuery = (id: string, licence: LicenceType | null) =>
  queryOptions({
    queryKey: ["bundles.price", id, licence],
    queryFn: () => client.checkout.quote({ lines: [{ itemType: "bundle", itemId: id, variant: licence }] }),
    select: ({ lines }) => lines[0],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** What a creator can put in: everything of theirs that is on sale. */
export const sellableQuery = (search: string) =>
  queryOptions({
    ...api.authoring.items.queryOptions({ input: { view: "live", ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });

export async function forgetBundles(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({ queryKey: api.bundles.key() });
}
