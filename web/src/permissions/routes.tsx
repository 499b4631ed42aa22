import { permissionScreens } from "@blenda/domain/permissions/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const permissionRoutes = screenRoutes(permissionScreens, {
  permissions: { component: lazyRouteComponent(() => import("./screens/permissions.tsx"), "Permissions") },
});
