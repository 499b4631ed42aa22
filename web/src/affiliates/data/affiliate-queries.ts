import type { AffiliateRange, CommissionState } from "@blenda/domain/affiliates/constants";
import type { AffiliateStatus } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, client } from "../../lib/calls/api.ts";
import { log } from "../../lib/log.ts";
import { sessionQuery } from "../../lib/session/session.ts";

export const programmeQuery = queryOptions(api.affiliates.programme.queryOptions());

/** What somebody is in. A check that fails leaves nothing known of it behind, and is recorded (spec 2 §8). */
export const statusQuery = queryOptions({
  queryKey: [...api.affiliates.status.key(), "remembered"],
  queryFn: async ({ client: cache, signal }): Promise<AffiliateStatus> => {
    try {
      const status = await client.affiliates.status(undefined, { signal });
      const globalAffiliateId = await idOf(status);
      rememberAffiliate(cache, status.hasEverBeenAffiliate);
      return { ...status, globalAffiliateId };
    } catch (error) {
      if (!signal.aborted) {
        log.error(affiliateTexts.statusFailed, error);
        resetAffiliate(cache);
      }
      throw error;
    }
  },
});

/** Spec 2 §4: from the profile, else from a record, else asked for. */
async function idOf({ globalAffiliateId, records }: AffiliateStatus): Promise<string> {
  const known = globalAffiliateId || records.find((record) => record.globalAffiliateId !== "")?.globalAffiliateId;
  return known || (await client.affiliates.getOrCreateGlobalAffiliateId({})).globalAffiliateId;
}

function resetAffiliate(cache: QueryClient): void {
  rememberAffiliate(cache, false);
  const { status, dashboard, trail, links, items, days, forecast, assets, codes } = api.affiliates;
  const keys = [status, dashboard, trail, links, items, days, forecast, assets, codes].map((read) => read.key());
  for (const queryKey of keys) for (const query of cache.getQueryCache().findAll({ queryKey })) query.setState({ data: undefined });
}

/** The navbar lists the dashboard by it. */
function rememberAffiliate(cache: QueryClient, hasEverBeenAffiliate: boolean): void {
  cache.setQueryData(sessionQuery.queryKey, (session) =>
    session?.user && session.user.hasEverBeenAffiliate !== hasEverBeenAffiliate
      ? { ...session, user: { ...session.user, hasEverBeenAffiliate } }
      : session,
  );
}

export const figuresQuery = (range: AffiliateRange) => queryOptions(api.affiliates.dashboard.queryOptions({ input: { range } }));

/** What can be expected on which Friday. */
export const forecastQuery = queryOptions(api.affiliates.forecast.queryOptions());

/** Which links bring what. */
export const linksQuery = (range: AffiliateRange) => queryOptions(api.affiliates.links.queryOptions({ input: { range } }));

/** What is bought by them. */
export const itemsQuery = (range: AffiliateRange) => queryOptions(api.affiliates.items.queryOptions({ input: { range } }));

export const daysQuery = (range: AffiliateRange) => queryOptions(api.affiliates.days.queryOptions({ input: { range } }));

export const assetsQuery = queryOptions(api.affiliates.assets.queryOptions());

/** Their own codes that work now. */
export const codesQuery = queryOptions(api.affiliates.codes.queryOptions());

/** Every order, the latest first. */
export const trailQuery = (state: CommissionState | undefined) =>
  infiniteQueryOptions(
    api.affiliates.trail.infiniteOptions({
      input: (after: string | undefined) => ({ ...(state && { state }), after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );

/** Creators who take requests. */
export const openProgrammesQuery = infiniteQueryOptions(
  api.affiliates.openProgrammes.infiniteOptions({
    input: (after: string | undefined) => ({ after }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  }),
);

/** Somebody joined, asked, answered or left. */
export async function forgetStatus(_out: unknown, cache: QueryClient): Promise<void> {
  const { status, openProgrammes, assets, codes } = api.affiliates;
  const keys = [status, openProgrammes, assets, codes].map((read) => read.key());
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
