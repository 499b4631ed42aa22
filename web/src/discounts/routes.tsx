import { discountScreens } from "@blenda/domain/discounts/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const discountRoutes = screenRoutes(discountScreens, {
  coupons: { component: lazyRouteComponent(() => import("./screens/coupons.tsx"), "Coupons") },
  discounts: { component: lazyRouteComponent(() => import("./screens/discounts.tsx"), "AdminDiscounts") },
  discountsForEditors: { component: lazyRouteComponent(() => import("./screens/discounts.tsx"), "EditorDiscounts") },
});
