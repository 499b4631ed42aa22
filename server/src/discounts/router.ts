import { createCoupon, deleteCoupon, setCouponEnabled, updateCoupon } from "./coupons.ts";
import { agreeToOffer, leaveOffer, offers } from "./offers.ts";
import { approveDiscount, createDiscount, setDiscountEnabled, updateDiscount } from "./platform-discounts.ts";
import { coupon, couponFile, coupons, couponUses, discountUses, platformDiscounts } from "./reads.ts";
import { scopeExample, scopeItems } from "./scope-items.ts";

export const discountsRouter = {
  ...{ coupons, coupon, createCoupon, updateCoupon, setCouponEnabled, deleteCoupon, couponUses, couponFile },
  ...{ scopeItems, scopeExample },
  ...{ offers, agreeToOffer, leaveOffer },
  ...{ discounts: platformDiscounts, createDiscount, updateDiscount, setDiscountEnabled, approveDiscount, discountUses },
};
