import { tallyScreens } from "@blenda/domain/tally/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { api } from "../lib/calls/api.ts";
import { screenRoutes } from "../shell/screen-routes.ts";

export const tallyRoutes = screenRoutes(tallyScreens, {
  tally: {
    component: lazyRouteComponent(() => import("./screens/tally.tsx"), "Tally"),
    ask: (cache) => cache.prefetchQuery(api.tally.total.queryOptions()),
  },
});
