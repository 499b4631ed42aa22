import type { Refund } from "@blenda/domain/refunds/model";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** Live, both. */
export const ownRefundsQuery = queryOptions(api.refunds.mine.queryOptions());
export const creatorRefundsQuery = queryOptions(api.refunds.forCreator.queryOptions());
/** What was downloaded or watched meanwhile changes the answer, so it is asked for whenever it is shown. */
export const eligibilityQuery = (lineId: string) =>
  queryOptions({ ...api.refunds.eligibility.queryOptions({ input: { lineId } }), refetchOnMount: "always" });

/** The newest first: a request that is new stands before the others, a known one stays where it is. */
const withRefund = (refund: Refund) => (before: Refund[] | undefined) =>
  before?.some(({ id }) => id === refund.id) ? before.map((one) => (one.id === refund.id ? refund : one)) : [refund, ...(before ?? [])];

export function learnOwnRefund(refund: Refund, cache: QueryClient): void {
  cache.setQueryData(ownRefundsQuery.queryKey, withRefund(refund));
  void cache.invalidateQueries({ queryKey: eligibilityQuery(refund.lineId).queryKey });
  void cache.invalidateQueries({ queryKey: api.orders.order.key() });
}

export function learnCreatorRefund(refund: Refund, cache: QueryClient): void {
  cache.setQueryData(creatorRefundsQuery.queryKey, (all) => all?.map((one) => (one.id === refund.id ? refund : one)));
}
