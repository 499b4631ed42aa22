/** Decision B6. */
export const DISCOUNT = { PERCENT_LEAST: 1, PERCENT_MOST: 95, CODE: /^[A-Z0-9_-]{3,24}$/, PRICE_LEAST_CENTS: 99 } as const;

export const DISCOUNT_REFUSALS = [
  "not_found",
  "not_started",
  "expired",
  "used_up",
  "per_customer_limit",
  "min_subtotal",
  "min_items",
  "not_for_these_items",
  "new_buyers_only",
  "better_discount_active",
  "own_product",
] as const;
export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number];
