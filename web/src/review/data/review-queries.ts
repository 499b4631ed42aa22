import { PUBLICATION_STATUSES } from "@blenda/domain/publication/constants";
import { DECISIONS, HISTORY_SORTS, PRODUCT_SORTS, QUEUE_SORTS, SUBMISSION_KINDS } from "@blenda/domain/review/constants";
import { api } from "../../lib/calls/api.ts";
import { dayStart, oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

export const queueQuery = (view: TableView, kind: string | undefined) => {
  const one = oneOf(SUBMISSION_KINDS, kind);
  return api.review.queue.queryOptions({ input: { ...(one && { kind: one }), ...orderOf(view, QUEUE_SORTS) } });
};

export const queueCountsQuery = api.review.counts.queryOptions();

export const figuresQuery = api.review.reviewerFigures.queryOptions();

export const itemQuery = (id: string) => api.review.item.queryOptions({ input: { id } });

export function historyFilterOf({ filters }: TableView) {
  const decision = oneOf(DECISIONS, filters.decision);
  const [from, to] = [dayStart(filters.from), dayStart(filters.to, 1)];
  return {
    ...(decision && { decision }),
    ...(filters.reviewer && { reviewerId: filters.reviewer }),
    ...(filters.item && { itemId: filters.item }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

export const historyQuery = (view: TableView) =>
  api.review.history.queryOptions({ input: { ...historyFilterOf(view), ...orderOf(view, HISTORY_SORTS) } });

export type ProductTab = "products" | "drafts";

export function productFilterOf({ filters, words }: TableView, of: ProductTab) {
  const status = oneOf(PUBLICATION_STATUSES, filters.status);
  return { of, ...(words && { search: words }), ...(status && { status }), ...(filters.creator && { creatorId: filters.creator }) };
}

export const productsQuery = (view: TableView, of: ProductTab) =>
  api.review.allProducts.queryOptions({ input: { ...productFilterOf(view, of), ...orderOf(view, PRODUCT_SORTS) } });
