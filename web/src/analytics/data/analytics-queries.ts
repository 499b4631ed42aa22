import type { DayRange } from "@blenda/domain/figures/rules";
import { keepPreviousData } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** Visits come all the time, and nobody is told of them: as long as the page is looked at, it asks again. */
const LIVE = { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: 10_000, refetchOnMount: "always" } as const;

const of = (range: DayRange) => ({ input: { from: range.from, to: range.to } });

export const overviewQuery = (range: DayRange) => ({ ...api.analytics.overview.queryOptions(of(range)), ...LIVE });
export const trafficQuery = (range: DayRange) => ({ ...api.analytics.traffic.queryOptions(of(range)), ...LIVE });
export const funnelQuery = (range: DayRange) => ({ ...api.analytics.funnel.queryOptions(of(range)), ...LIVE });
export const sourcesQuery = (range: DayRange) => ({ ...api.analytics.sources.queryOptions(of(range)), ...LIVE });
export const devicesQuery = (range: DayRange) => ({ ...api.analytics.devices.queryOptions(of(range)), ...LIVE });
export const revenueQuery = (range: DayRange) => ({ ...api.analytics.revenue.queryOptions(of(range)), ...LIVE });
export const diagnosisQuery = (range: DayRange) => ({ ...api.analytics.diagnose.queryOptions(of(range)), staleTime: 0 });
export const geographyQuery = (range: DayRange) => ({ ...api.analytics.geography.queryOptions(of(range)), ...LIVE });
export const visitorsQuery = () => ({ ...api.analytics.visitors.queryOptions(), ...LIVE });
