import { generationScreens } from "@blenda/domain/generation/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { toolQuery } from "./data/tool-query.ts";

export const generationRoutes = screenRoutes(generationScreens, {
  tool: {
    component: lazyRouteComponent(() => import("./screens/tool.tsx"), "Tool"),
    ask: (cache) => cache.prefetchQuery(toolQuery),
  },
  analytics: { component: lazyRouteComponent(() => import("./screens/analytics.tsx"), "Analytics") },
  api: { component: lazyRouteComponent(() => import("./screens/api.tsx"), "Api") },
});
