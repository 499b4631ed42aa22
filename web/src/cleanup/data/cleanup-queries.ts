import { FINDING_KINDS, FINDING_SORTS } from "@blenda/domain/cleanup/constants";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

/** The latest scan, and what the table shows of it. */
export function reportQuery(view: TableView) {
  const kind = oneOf(FINDING_KINDS, view.filters.kind);
  return api.cleanup.scanReport.queryOptions({ input: { ...(kind && { kind }), ...orderOf(view, FINDING_SORTS) } });
}

export const readReportAgain = (_: unknown, cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: api.cleanup.scanReport.key() });
