import { PAYOUT_SORTS, type PayoutList } from "@blenda/domain/payouts/constants";
import type { PayoutCase, PayoutSettings } from "@blenda/domain/payouts/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

export const payoutOverviewQuery = api.payouts.overview.queryOptions();

export const payoutsQuery = (view: TableView) => api.payouts.payouts.queryOptions({ input: orderOf(view, PAYOUT_SORTS) });

export const payoutQuery = (id: string) => api.payouts.payout.queryOptions({ input: { id } });

/** The settings as they are now; what they mean for the next payout is asked again. */
export function learnSettings(settings: PayoutSettings, cache: QueryClient): void {
  cache.setQueryData(payoutOverviewQuery.queryKey, (before) => before && { ...before, settings });
  void cache.invalidateQueries({ queryKey: payoutOverviewQuery.queryKey });
}

/** A choice is shown before the answer is there. */
export function foreseeSettings(wanted: Partial<PayoutSettings>, cache: QueryClient): () => void {
  const before = cache.getQueryData(payoutOverviewQuery.queryKey);
  if (before) cache.setQueryData(payoutOverviewQuery.queryKey, { ...before, settings: { ...before.settings, ...wanted } });
  return () => cache.setQueryData(payoutOverviewQuery.queryKey, before);
}

/** A batch is named by its year and week; what an address says otherwise counts as nothing. */
export const batchIn = (text: string | undefined): string | undefined => (/^\d{4}-\d{2}$/.test(text ?? "") ? text : undefined);

export const queueQuery = (view: TableView, show: PayoutList, batch: string | undefined) =>
  api.payouts.payoutQueue.queryOptions({
    input: { show, ...(batch && { batch }), ...(view.words && { search: view.words }), ...orderOf(view, PAYOUT_SORTS) },
  });

export const caseQuery = (id: string) => api.payouts.payoutCase.queryOptions({ input: { id } });

export const askQueueAgain = (cache: QueryClient): void => void cache.invalidateQueries({ queryKey: api.payouts.payoutQueue.key() });

/** A command answers with how the payout is now; the queue, which shows less of it, is asked again. */
export function learnCase(payout: PayoutCase, cache: QueryClient): void {
  cache.setQueryData(caseQuery(payout.id).queryKey, payout);
  askQueueAgain(cache);
}
