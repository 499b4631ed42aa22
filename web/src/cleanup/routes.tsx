import { cleanupScreens } from "@blenda/domain/cleanup/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const cleanupRoutes = screenRoutes(cleanupScreens, {
  cleanup: { component: lazyRouteComponent(() => import("./screens/cleanup.tsx"), "Cleanup") },
});
