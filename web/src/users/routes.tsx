import { userScreens } from "@blenda/domain/users/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const userRoutes = screenRoutes(userScreens, {
  users: { component: lazyRouteComponent(() => import("./screens/users.tsx"), "Users") },
});
