import { pricingScreens } from "@blenda/domain/pricing/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const pricingRoutes = screenRoutes(pricingScreens, {
  priceBreakdown: { component: lazyRouteComponent(() => import("./screens/price-breakdown.tsx"), "PriceBreakdown") },
});
