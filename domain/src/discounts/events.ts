import { event } from "../access/event.ts";
import { seePromotions } from "./access.ts";

/** A creator's code came to be, changed or went, in one of their tabs. */
export const couponChanged = event<{ discountId: string; ownerId: string }>("discounts.couponChanged", {
  aggregate: ({ discountId }) => `discount/${discountId}`,
  to: ({ ownerId }) => ({ userId: ownerId }),
  stale: ["discounts.coupons", "discounts.coupon"],
});

/** Creators are asked about a code of ours, or no longer. */
export const offersChanged = event<{ discountId: string }>("discounts.offersChanged", {
  aggregate: ({ discountId }) => `discount/${discountId}`,
  to: () => ({ access: "creator" }),
  stale: ["discounts.offers"],
});

/** The same of one of ours. */
export const platformDiscountChanged = event<{ discountId: string }>("discounts.platformChanged", {
  aggregate: ({ discountId }) => `discount/${discountId}`,
  to: () => ({ access: seePromotions }),
  stale: ["discounts.discounts"],
});
