import { adminScreens } from "@blenda/domain/admin/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const adminRoutes = screenRoutes(adminScreens, {
  adminManagement: { component: lazyRouteComponent(() => import("./screens/admin-management.tsx"), "AdminManagement") },
});
