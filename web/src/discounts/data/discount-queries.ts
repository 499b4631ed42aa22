import { DISCOUNT, DISCOUNT_SORTS, DISCOUNT_STATES, DISCOUNT_VIEWS } from "@blenda/domain/discounts/constants";
import type { CodeOffer, Coupon, DiscountScope, PlatformDiscount } from "@blenda/domain/discounts/model";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

export function couponsQuery(view: TableView) {
  const tab = oneOf(DISCOUNT_VIEWS, view.filters.view);
  return api.discounts.coupons.queryOptions({
    input: { ...(view.words && { search: view.words }), ...(tab && { view: tab }), ...orderOf(view, DISCOUNT_SORTS) },
  });
}

export const couponQuery = (id: string) => api.discounts.coupon.queryOptions({ input: { id } });

const SCOPE_PAGE = 10;

/** One's own published items with these words in their names, a page at a time. */
export const scopeItemsQuery = (search: string) =>
  api.discounts.scopeItems.infiniteOptions({
    input: (after: string | undefined) => ({ limit: SCOPE_PAGE, ...(search && { search }), ...(after && { after }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
/** Asked for the categories that come with it. */
export const ownScopeQuery = api.discounts.scopeItems.queryOptions({ input: { limit: 1 } });
export const scopeItemQuery = (itemId: string) => api.discounts.scopeItems.queryOptions({ input: { itemId, limit: 1 } });

/** One price of one's own that a scope is for; of long lists the beginning is asked about. */
export function scopeExampleQuery({ productIds, trainingIds, categoryIds, licenceTypes }: DiscountScope) {
  const few = (ids: string[]) => ids.slice(0, DISCOUNT.EXAMPLE_OF);
  const input = { productIds: few(productIds), trainingIds: few(trainingIds), categoryIds: few(categoryIds), licenceTypes };
  return api.discounts.scopeExample.queryOptions({ input, placeholderData: keepPreviousData });
}

export const offersQuery = api.discounts.offers.queryOptions({ input: {} });

/** The list holds few: the one that was answered takes its place. */
export const learnOffer = (offer: CodeOffer, cache: QueryClient): void =>
  void cache.setQueryData(offersQuery.queryKey, (all) => all?.map((each) => (each.id === offer.id ? offer : each)));

export function discountsQuery(view: TableView) {
  const source = oneOf(["platform", "goodwill"] as const, view.filters.source);
  const state = oneOf(DISCOUNT_STATES, view.filters.state);
  return api.discounts.discounts.queryOptions({
    input: {
      ...(view.words && { search: view.words }),
      ...(state && { state }),
      ...(source && { source }),
      ...orderOf(view, DISCOUNT_SORTS),
    },
  });
}

/** A command answers with how the code is now; the lists, whose figures it changes, are asked again. */
export function learnCoupon(coupon: Coupon, cache: QueryClient): void {
  cache.setQueryData(couponQuery(coupon.id).queryKey, coupon);
  forgetCoupons(cache);
}

export const forgetCoupons = (cache: QueryClient): void => void cache.invalidateQueries({ queryKey: api.discounts.coupons.key() });

export const learnDiscount = (_: PlatformDiscount, cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: api.discounts.discounts.key() });
