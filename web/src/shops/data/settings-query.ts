import type { ShopSettings } from "@blenda/domain/shops/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** One's own shop as it is set up; the live stream says when another tab changed it. */
export const settingsQuery = queryOptions(api.shops.settings.queryOptions());

/** Every command answers with the settings. What the shop's own page shows is asked again. */
export function learnSettings(settings: ShopSettings, cache: QueryClient): void {
  cache.setQueryData(settingsQuery.queryKey, settings);
  void cache.invalidateQueries({ queryKey: api.shops.shop.key() });
}
