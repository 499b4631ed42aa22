import { event } from "../access/event.ts";
import { seePromotions } from "./access.ts";

/** A creator's code came to be, changed or went, in one of their tabs. */
export const couponChanged = event<{ discountId: string; ownerId: string }>("discounts.couponChanged", {
  aggregate: ({ discountId }) => `discount/${discountId}`,
  to: ({ ownerId }) => ({ userId: ownerId }),
  stale: ["discounts.coupons", "discounts.coupon"],
});

/** A code that is or was an affiliate's own came to be, changed or went: their list of codes says so where it stands open. */
export const affiliateCodeChanged = event<{ discountId: string; affiliateId: string }>("discounts.affiliateCodeChanged", {
  aggregate: ({ discountId }) => `discount/${discountId}`,
  to: ({ affiliateId }) => ({ userId: affiliateId }),
  stale: ["affiliates.codes"],
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
