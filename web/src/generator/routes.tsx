import { generatorScreens } from "@blenda/domain/generator/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const generatorRoutes = screenRoutes(generatorScreens, {
  settings: { component: lazyRouteComponent(() => import("./screens/settings.tsx"), "Settings") },
});
