import { affiliateScreens } from "@blenda/domain/affiliates/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { api } from "../lib/calls/api.ts";
import { screenRoutes } from "../shell/screen-routes.ts";

export const affiliateRoutes = screenRoutes(affiliateScreens, {
  programme: { component: lazyRouteComponent(() => import("./screens/programme.tsx"), "AffiliateProgramme") },
  dashboard: { component: lazyRouteComponent(() => import("./screens/dashboard.tsx"), "AffiliateDashboard") },
  creatorAffiliates: {
    component: lazyRouteComponent(() => import("./screens/creator/creator-affiliates.tsx"), "CreatorAffiliates"),
    ask: (cache) => cache.prefetchQuery(api.affiliates.creatorProgramme.queryOptions()),
  },
  checks: { component: lazyRouteComponent(() => import("./screens/checks/checks.tsx"), "AffiliateChecks") },
});
