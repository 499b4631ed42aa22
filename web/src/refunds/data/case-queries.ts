import { CASE_SHOWN, CASE_SORTS, type CaseShown } from "@blenda/domain/refunds/cases/constants";
import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { REFUND_REASONS } from "@blenda/domain/refunds/constants";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

export const shownIn = (asked: string | undefined): CaseShown => oneOf(CASE_SHOWN, asked) ?? "open";

/** What waits for our team, or what was decided. Live. */
export const casesQuery = (view: TableView, show: CaseShown) => {
  const reason = oneOf(REFUND_REASONS, view.filters.reason);
  return api.refunds.escalated.queryOptions({ input: { show, ...(reason && { reason }), ...orderOf(view, CASE_SORTS) } });
};

export const caseQuery = (id: string) => api.refunds.caseFile.queryOptions({ input: { id } });

/** A command answers with the case; the lists around it are asked again. */
export function learnCase(fresh: RefundCase, cache: QueryClient): void {
  cache.setQueryData(caseQuery(fresh.id).queryKey, fresh);
  void cache.invalidateQueries({ queryKey: api.refunds.escalated.key() });
}
