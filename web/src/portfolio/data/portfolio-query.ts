import type { PortfolioPage } from "@blenda/domain/portfolio/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, FRESH_MS } from "../../lib/calls/api.ts";

export const portfolioQuery = (userId: string) =>
  queryOptions({ ...api.portfolio.portfolio.queryOptions({ input: { userId } }), staleTime: FRESH_MS.listings, refetchOnMount: true });

/** Asking for it counts a look, so it is asked when it is opened and never ahead. */
export const workQuery = (userId: string, id: string) => queryOptions(api.portfolio.work.queryOptions({ input: { userId, id } }));

export const askPortfolio = (cache: QueryClient, userId: string): Promise<void> => cache.prefetchQuery(portfolioQuery(userId));

/** Every command answers with the whole page as its owner sees it. */
export function learnPortfolio(page: PortfolioPage, cache: QueryClient): void {
  cache.setQueryData(portfolioQuery(page.userId).queryKey, page);
}
