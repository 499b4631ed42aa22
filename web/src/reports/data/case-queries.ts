import type { CaseList } from "@blenda/domain/reports/constants";
import type { ReportCase } from "@blenda/domain/reports/model";
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** What waits, or what was decided. Live. */
export const casesQuery = (show: CaseList) =>
  infiniteQueryOptions({
    ...api.reports.reports.infiniteOptions({
      input: (after: string | undefined) => ({ show, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });

export const caseQuery = (caseId: string) =>
  queryOptions({ ...api.reports.reportOf.queryOptions({ input: { caseId } }), refetchOnMount: true });

export const figuresQuery = queryOptions(api.reports.figures.queryOptions());
export const colleaguesQuery = queryOptions(api.reports.colleagues.queryOptions());

/** A decision answers with the case; the lists around it are asked again. */
export function learnCase(fresh: ReportCase, cache: QueryClient): void {
  cache.setQueryData(caseQuery(fresh.id).queryKey, fresh);
  void cache.invalidateQueries({ queryKey: api.reports.reports.key() });
  void cache.invalidateQueries({ queryKey: figuresQuery.queryKey });
}

/** Who has it changed: whatever shows it asks again. */
export async function refreshCases(_: unknown, cache: QueryClient): Promise<void> {
  await Promise.all([api.reports.reports.key(), api.reports.reportOf.key()].map((queryKey) => cache.invalidateQueries({ queryKey })));
}
