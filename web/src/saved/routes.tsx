import { savedScreens } from "@blenda/domain/saved/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { askSaved } from "./data/saved-queries.ts";

export const savedRoutes = screenRoutes(savedScreens, {
  saved: {
    component: lazyRouteComponent(() => import("./screens/saved.tsx"), "Saved"),
    ask: (cache, { search }) => askSaved(cache, search),
  },
});
