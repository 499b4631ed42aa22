import { generatorScreens } from "@blenda/domain/generator/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { api } from "../lib/calls/api.ts";
import { screenRoutes } from "../shell/screen-routes.ts";

export const generatorRoutes = screenRoutes(generatorScreens, {
  settings: {
    component: lazyRouteComponent(() => import("./screens/settings.tsx"), "Settings"),
    ask: (cache) => cache.prefetchQuery(api.generator.settings.queryOptions()),
  },
});
