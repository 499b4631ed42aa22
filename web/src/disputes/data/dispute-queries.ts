import { DISPUTE_SORTS, DISPUTE_STATES } from "@blenda/domain/disputes/constants";
import type { DisputeDetail, OwnDispute } from "@blenda/domain/disputes/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

/** Live, all of them. */
export function disputesQuery(view: TableView) {
  const state = oneOf(DISPUTE_STATES, view.filters.state);
  const filter = { ...(view.words && { search: view.words }), ...(state && { state }) };
  return api.disputes.disputes.queryOptions({ input: { ...filter, ...orderOf(view, DISPUTE_SORTS) } });
}
export const disputeQuery = (id: string) => api.disputes.dispute.queryOptions({ input: { id } });
export const ownDisputesQuery = api.disputes.own.queryOptions();

export function learnDispute(dispute: DisputeDetail, cache: QueryClient): void {
  cache.setQueryData(disputeQuery(dispute.id).queryKey, dispute);
  void cache.invalidateQueries({ queryKey: api.disputes.disputes.key() });
}

export function learnOwnDispute(dispute: OwnDispute, cache: QueryClient): void {
  cache.setQueryData(ownDisputesQuery.queryKey, (before) => before?.map((one) => (one.id === dispute.id ? dispute : one)));
}
