import { DASHBOARD } from "@blenda/domain/dashboard/constants";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** What waits behind each link of the panels: one question for all of them. */
export const pendingCountsQuery = queryOptions({
  ...api.dashboard.pendingCounts.queryOptions(),
  refetchInterval: DASHBOARD.COUNTS_EVERY_MINUTES * 60_000,
});
