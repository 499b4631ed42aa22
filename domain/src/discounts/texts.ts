import { dollars } from "../shared/language/formats.ts";
import type { DiscountRefusal, DiscountState } from "./constants.ts";

export const discountTexts = {
  loadFailed: "Failed to load the codes",
  saveFailed: "Failed to save this code",
  fileFailed: "Failed to write this file",
  states: {
    waiting: "Waiting for approval",
    scheduled: "Scheduled",
    active: "Active",
    used_up: "Used up",
    ended: "Ended",
    stopped: "Stopped",
  } satisfies Record<DiscountState, string>,
};

/** Why a code takes nothing off, in words that say what to do. */
export const discountRefusalTexts: Record<DiscountRefusal, (missingCents: number) => string> = {
  not_found: () => "That code isn't valid. Check the spelling.",
  not_started: () => "This code isn't active yet.",
  expired: () => "This code has expired.",
  used_up: () => "This code has reached its limit.",
  per_customer_limit: () => "You have already used this code.",
  min_subtotal: (missingCents) => `Add ${dollars(missingCents)} more to use this code.`,
  min_items: () => "Add more items to use this code.",
  not_for_these_items: () => "This code doesn't apply to the items in your cart.",
  new_buyers_only: () => "This code is for first purchases only.",
  better_discount_active: () => "Your items already cost less than with this code.",
  own_product: () => "Codes don't apply to your own products.",
};
