import { notificationScreens } from "@blenda/domain/notifications/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { latestQuery } from "./parts/latest.ts";

export const notificationRoutes = screenRoutes(notificationScreens, {
  notifications: {
    component: lazyRouteComponent(() => import("./screens/notifications.tsx"), "Notifications"),
    ask: (cache) => cache.prefetchQuery(latestQuery),
  },
});
