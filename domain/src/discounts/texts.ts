import type { DiscountRefusal } from "./constants.ts";

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Why a code takes nothing off, in words that say what to do. */
export const discountRefusalTexts: Record<DiscountRefusal, (missingCents: number) => string> = {
  not_found: () => "We do not know this code. Check how it is written.",
  not_started: () => "This code does not work yet.",
  expired: () => "This code is no longer valid.",
  used_up: () => "This code has been used as often as it can be.",
  per_customer_limit: () => "You have already used this code.",
  min_subtotal: (missingCents) => `Add ${dollars(missingCents)} more to use this code.`,
  min_items: () => "Add more items to use this code.",
  not_for_these_items: () => "This code is not for what is in your cart.",
  new_buyers_only: () => "This code is for a first purchase.",
  better_discount_active: () => "Everything it is for already costs less than with this code.",
  own_product: () => "A code takes nothing off your own products.",
};
