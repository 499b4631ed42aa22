import { systemScreens } from "@blenda/domain/system/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { statusQuery } from "./data/status-query.ts";

export const systemRoutes = screenRoutes(systemScreens, {
  status: {
    component: lazyRouteComponent(() => import("./screens/status.tsx"), "Status"),
    ask: (cache) => cache.prefetchQuery(statusQuery),
  },
  panel: { component: lazyRouteComponent(() => import("./screens/panel.tsx"), "SystemPanel") },
});
