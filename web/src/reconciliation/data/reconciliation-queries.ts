import { ROW_SORTS, type RowList } from "@blenda/domain/reconciliation/constants";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

/** Absent: the latest run. */
export interface RowView {
  runId: string | undefined;
  show: RowList;
}

export const rowsQuestion = ({ runId, show }: RowView, { words }: TableView) => ({
  show,
  ...(runId && { runId }),
  ...(words && { search: words }),
});

export const rowsQuery = (shown: RowView, view: TableView) =>
  queryOptions({
    ...api.reconciliation.rows.queryOptions({ input: { ...rowsQuestion(shown, view), ...orderOf(view, ROW_SORTS) } }),
    refetchOnMount: true,
  });

export const rowQuery = (runId: string, key: string) =>
  queryOptions({ ...api.reconciliation.row.queryOptions({ input: { runId, key } }), refetchOnMount: true });

export const runsQuery = queryOptions(api.reconciliation.runs.queryOptions());

/** A fix compares everything again: whatever shows a row asks again. */
export async function refresh(_: unknown, cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({ queryKey: api.reconciliation.key() });
}
