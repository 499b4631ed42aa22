import { dashboardScreens } from "@blenda/domain/dashboard/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

/** One screen at two addresses: each shows what its reader holds a permission for. */
const overview = { component: lazyRouteComponent(() => import("./screens/overview.tsx"), "OverviewScreen") };

export const dashboardRoutes = screenRoutes(dashboardScreens, {
  admin: overview,
  editor: overview,
  help: { component: lazyRouteComponent(() => import("./screens/help/help.tsx"), "Help") },
});
