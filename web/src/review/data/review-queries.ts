import { PUBLICATION_STATUSES, PUBLISHED_TYPES, type PublishedType } from "@blenda/domain/publication/constants";
import { DECISIONS, HISTORY_SORTS, LISTED_SORTS, QUEUE_SORTS, SUBMISSION_KINDS } from "@blenda/domain/review/constants";
import { api } from "../../lib/calls/api.ts";
import { dayStart, oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

export const queueQuery = (itemType: PublishedType, view: TableView, kind: string | undefined) => {
  const one = oneOf(SUBMISSION_KINDS, kind);
  return api.review.queue.queryOptions({ input: { itemType, ...(one && { kind: one }), ...orderOf(view, QUEUE_SORTS) } });
};

export const queueCountsQuery = (itemType: PublishedType) => api.review.counts.queryOptions({ input: { itemType } });

export const figuresQuery = (itemType?: PublishedType) =>
  api.review.reviewerFigures.queryOptions({ input: { ...(itemType && { itemType }) } });

export const itemQuery = (of: { itemType: PublishedType; id: string }) => api.review.item.queryOptions({ input: of });

export function historyFilterOf({ filters }: TableView) {
  const decision = oneOf(DECISIONS, filters.decision);
  const itemType = oneOf(PUBLISHED_TYPES, filters.type);
  const [from, to] = [dayStart(filters.from), dayStart(filters.to, 1)];
  return {
    ...(itemType && { itemType }),
    ...(decision && { decision }),
    ...(filters.reviewer && { reviewerId: filters.reviewer }),
    ...(filters.item && { itemId: filters.item }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

export const historyQuery = (view: TableView) =>
  api.review.history.queryOptions({ input: { ...historyFilterOf(view), ...orderOf(view, HISTORY_SORTS) } });

/** Items that are or were on sale, or those that are not yet. */
export type ItemTab = "sold" | "drafts";

export function itemFilterOf(itemType: PublishedType, { filters, words }: TableView, of: ItemTab) {
  const status = oneOf(PUBLICATION_STATUSES, filters.status);
  const creatorId = filters.creator;
  return { itemType, of, ...(words && { search: words }), ...(status && { status }), ...(creatorId && { creatorId }) };
}

export const itemsQuery = (itemType: PublishedType, view: TableView, of: ItemTab) =>
  api.review.allItems.queryOptions({ input: { ...itemFilterOf(itemType, view, of), ...orderOf(view, LISTED_SORTS) } });
