import { PAYMENT_SORTS, PAYMENT_STATES, PROVIDER_EVENT_SORTS, PROVIDER_EVENT_TYPES } from "@blenda/domain/payments/constants";
import type { PaymentDetail } from "@blenda/domain/payments/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { dayStart, oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

/** Both lists have an address of their own. */
export const PAYMENT_TABS = ["orders", "events", "tax"] as const;
export type PaymentTab = (typeof PAYMENT_TABS)[number];

export function paymentFilterOf({ filters, words }: TableView) {
  const state = oneOf(PAYMENT_STATES, filters.state);
  const [from, to] = [dayStart(filters.from), dayStart(filters.to, 1)];
  return { ...(words && { search: words }), ...(state && { state }), ...(from && { from }), ...(to && { to }) };
}

export const paymentsQuery = (view: TableView) =>
  api.payments.orders.queryOptions({ input: { ...paymentFilterOf(view), ...orderOf(view, PAYMENT_SORTS) } });

export const paymentQuery = (orderId: string) => api.payments.order.queryOptions({ input: { orderId } });

export function providerEventsQuery(view: TableView) {
  const { filters, words } = view;
  const type = oneOf(PROVIDER_EVENT_TYPES, filters.type);
  const show = oneOf(["waiting"], filters.show);
  const filter = { ...(words && { search: words }), ...(type && { type }), ...(show && { show }) };
  return api.payments.providerEvents.queryOptions({ input: { ...filter, ...orderOf(view, PROVIDER_EVENT_SORTS) } });
}

export const providerEventQuery = (provider: string, eventId: string) =>
  api.payments.providerEvent.queryOptions({ input: { provider, eventId } });

/** A command answers with how the order is now; the list, which shows less of it, is asked again. */
export function learnPayment(order: PaymentDetail, cache: QueryClient): void {
  cache.setQueryData(paymentQuery(order.id).queryKey, order);
  void cache.invalidateQueries({ queryKey: api.payments.orders.key() });
}

/** What was asked of the provider may have changed anything here. */
export const askAgain = (_: unknown, cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: api.payments.key() });
