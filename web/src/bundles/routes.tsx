import { bundleScreens } from "@blenda/domain/bundles/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { bundleQuery } from "./data/bundle-query.ts";

export const bundleRoutes = screenRoutes(bundleScreens, {
  bundle: {
    component: lazyRouteComponent(() => import("./screens/bundle.tsx"), "Bundle"),
    ask: (cache, { params }) => cache.prefetchQuery(bundleQuery(params.id ?? "")),
  },
  bundles: { component: lazyRouteComponent(() => import("./screens/own-bundles.tsx"), "OwnBundles") },
  newBundle: { component: lazyRouteComponent(() => import("./screens/edit-bundle.tsx"), "NewBundle") },
  editBundle: { component: lazyRouteComponent(() => import("./screens/edit-bundle.tsx"), "EditBundle") },
});
