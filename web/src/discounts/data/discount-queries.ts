import { DISCOUNT_SORTS, DISCOUNT_STATES } from "@blenda/domain/discounts/constants";
import type { Coupon, PlatformDiscount } from "@blenda/domain/discounts/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

function filterOf({ filters, words }: TableView) {
  const state = oneOf(DISCOUNT_STATES, filters.state);
  return { ...(words && { search: words }), ...(state && { state }) };
}

export const couponsQuery = (view: TableView) =>
  api.discounts.coupons.queryOptions({ input: { ...filterOf(view), ...orderOf(view, DISCOUNT_SORTS) } });

export const couponQuery = (id: string) => api.discounts.coupon.queryOptions({ input: { id } });

export function discountsQuery(view: TableView) {
  const source = oneOf(["platform", "goodwill"] as const, view.filters.source);
  return api.discounts.discounts.queryOptions({
    input: { ...filterOf(view), ...(source && { source }), ...orderOf(view, DISCOUNT_SORTS) },
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
