import { analyticsScreens } from "@blenda/domain/analytics/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const analyticsRoutes = screenRoutes(analyticsScreens, {
  analytics: { component: lazyRouteComponent(() => import("./screens/analytics/analytics.tsx"), "AnalyticsScreen") },
  geography: { component: lazyRouteComponent(() => import("./screens/geography/geography.tsx"), "GeographyScreen") },
});
