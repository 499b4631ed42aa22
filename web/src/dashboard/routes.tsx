import { dashboardScreens } from "@blenda/domain/dashboard/screens";
import type { QueryClient } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { overviewQuery } from "./data/overview-query.ts";

/** One screen at two addresses: each shows what its reader holds a permission for. */
const overview = {
  component: lazyRouteComponent(() => import("./screens/overview.tsx"), "OverviewScreen"),
  ask: (cache: QueryClient) => cache.prefetchQuery(overviewQuery),
};

export const dashboardRoutes = screenRoutes(dashboardScreens, {
  admin: overview,
  editor: overview,
  help: { component: lazyRouteComponent(() => import("./screens/help/help.tsx"), "Help") },
});
