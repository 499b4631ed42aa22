import { createCoupon, deleteCoupon, setCouponEnabled, updateCoupon } from "./coupons.ts";
import { approveDiscount, createDiscount, setDiscountEnabled, updateDiscount } from "./platform-discounts.ts";
import { coupon, couponFile, coupons, couponUses, discountUses, platformDiscounts } from "./reads.ts";

export const discountsRouter = {
  ...{ coupons, coupon, createCoupon, updateCoupon, setCouponEnabled, deleteCoupon, couponUses, couponFile },
  ...{ discounts: platformDiscounts, createDiscount, updateDiscount, setDiscountEnabled, approveDiscount, discountUses },
};
