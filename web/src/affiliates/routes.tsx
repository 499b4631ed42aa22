import { affiliateScreens } from "@blenda/domain/affiliates/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const affiliateRoutes = screenRoutes(affiliateScreens, {
  programme: { component: lazyRouteComponent(() => import("./screens/programme.tsx"), "AffiliateProgramme") },
  dashboard: { component: lazyRouteComponent(() => import("./screens/dashboard.tsx"), "AffiliateDashboard") },
});
