import { DASHBOARD } from "@blenda/domain/dashboard/constants";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** Live notes ask it again; what no note tells of is there after five minutes. */
export const overviewQuery = queryOptions({
  ...api.dashboard.adminOverview.queryOptions(),
  staleTime: 0,
  refetchInterval: DASHBOARD.COUNTS_EVERY_MINUTES * 60_000,
});
