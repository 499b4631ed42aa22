import type { HeroPage } from "@blenda/domain/content/constants";
import type { Hero } from "@blenda/domain/content/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";

export const heroQuery = (page: HeroPage) =>
  queryOptions({ ...api.content.hero.queryOptions({ input: { page } }), staleTime: FRESH_MS.hero });

/** Asks for the words and, as soon as they name it, for the picture: both are there when the screen is. */
export async function askHero(cache: QueryClient, page: HeroPage): Promise<void> {
  await cache.prefetchQuery(heroQuery(page));
  fetchPicture(cache.getQueryData(heroQuery(page).queryKey));
}

export function fetchPicture(hero: Hero | undefined): void {
  if (hero?.isActive && hero.backgroundImage) new Image().src = hero.backgroundImage;
}
