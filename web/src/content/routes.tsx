import { contentScreens } from "@blenda/domain/content/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { askHome } from "./data/home-query.ts";

export const contentRoutes = screenRoutes(contentScreens, {
  home: { component: lazyRouteComponent(() => import("./screens/home.tsx"), "Home"), ask: askHome },
});
