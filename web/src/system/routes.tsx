import { systemScreens } from "@blenda/domain/system/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { alarmsQuery, buildQuery, errorsQuery, eventsQuery, healthQuery, queuesQuery } from "./data/panel-queries.ts";
import { readTab } from "./data/panel-tabs.ts";
import { statusQuery } from "./data/status-query.ts";

export const systemRoutes = screenRoutes(systemScreens, {
  status: {
    component: lazyRouteComponent(() => import("./screens/status.tsx"), "Status"),
    ask: (cache) => cache.prefetchQuery(statusQuery),
  },
  panel: {
    component: lazyRouteComponent(() => import("./screens/panel.tsx"), "SystemPanel"),
    ask: (cache, { search }) => {
      const asks = {
        health: () => cache.prefetchQuery(healthQuery),
        queues: () => cache.prefetchQuery(queuesQuery),
        events: () => cache.prefetchQuery(eventsQuery),
        alarms: () => cache.prefetchQuery(alarmsQuery),
        errors: () => cache.prefetchQuery(errorsQuery),
        build: () => cache.prefetchQuery(buildQuery),
        // Its list asks by itself: what it asks for is in the address.
        audit: () => {},
      };
      return asks[readTab(search.tab)]();
    },
  },
});
