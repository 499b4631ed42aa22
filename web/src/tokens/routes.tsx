import { tokenScreens } from "@blenda/domain/tokens/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { accountQuery } from "./parts/token-queries.ts";
import { usageQuery } from "./usage-query.ts";

export const tokenRoutes = screenRoutes(tokenScreens, {
  usage: {
    component: lazyRouteComponent(() => import("./screens/usage.tsx"), "Usage"),
    ask: (cache, { search }) => Promise.all([cache.prefetchQuery(accountQuery), cache.prefetchQuery(usageQuery(search))]),
  },
});
