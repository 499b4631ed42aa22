import { REFUND_REASONS, REFUND_STATUSES } from "@blenda/domain/refunds/constants";
import { REFUND_SORTS } from "@blenda/domain/refunds/lists/constants";
import type { RefundDetail } from "@blenda/domain/refunds/lists/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

/** What the list is narrowed to, by its filters and its words. */
export function refundFilterOf({ filters, words }: TableView) {
  const status = oneOf(REFUND_STATUSES, filters.status);
  const reason = oneOf(REFUND_REASONS, filters.reason);
  return { ...(words && { search: words }), ...(status && { status }), ...(reason && { reason }) };
}

/** Live, all of them. */
export const allRefundsQuery = (view: TableView) =>
  api.refunds.allRefunds.queryOptions({ input: { ...refundFilterOf(view), ...orderOf(view, REFUND_SORTS) } });
export const stuckRefundsQuery = api.refunds.pendingRefunds.queryOptions();
export const refundDetailQuery = (id: string) => api.refunds.refundDetail.queryOptions({ input: { id } });

export const orderToRefundQuery = (orderNumber: string) =>
  api.refunds.orderToRefund.queryOptions({ input: { orderNumber }, retry: false, staleTime: 0 });

/** A command answers with how the refund is now; the lists, which show less of it, are asked again. */
export function learnDetail(refund: RefundDetail, cache: QueryClient): void {
  cache.setQueryData(refundDetailQuery(refund.id).queryKey, refund);
  for (const list of [api.refunds.allRefunds, api.refunds.pendingRefunds]) void cache.invalidateQueries({ queryKey: list.key() });
}
