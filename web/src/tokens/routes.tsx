import { tokenScreens } from "@blenda/domain/tokens/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { accountQuery } from "./data/token-queries.ts";

export const tokenRoutes = screenRoutes(tokenScreens, {
  usage: {
    component: lazyRouteComponent(() => import("./screens/usage.tsx"), "Usage"),
    // The filter's code is no part of every visitor's first load.
    ask: async (cache, { search }) => {
      void cache.prefetchQuery(accountQuery);
      const { usageQuery } = await import("./data/usage-query.ts");
      return cache.prefetchQuery(usageQuery(search));
    },
  },
});
