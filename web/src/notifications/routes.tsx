import { notificationScreens } from "@blenda/domain/notifications/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { api } from "../lib/calls/api.ts";
import { screenRoutes } from "../shell/screen-routes.ts";

export const notificationRoutes = screenRoutes(notificationScreens, {
  notifications: {
    component: lazyRouteComponent(() => import("./screens/notifications.tsx"), "Notifications"),
    ask: (cache) => cache.prefetchQuery(api.notifications.latest.queryOptions()),
  },
});
